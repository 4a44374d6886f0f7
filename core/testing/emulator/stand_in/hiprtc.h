// libhiprtc.so, as far as a compiler of core's asks for it. It compiles nothing: its machine code
// is a file in the format ELF that holds the architecture and the source, so that other sources
// have other code. A line `#error` is refused, as a compiler does. It stands by itself.

#include <stdint.h>
#include <string.h>

#include <string>
#include <vector>

namespace {

enum { FINE, WRONG_INPUT = 3, WRONG_PROGRAM = 4, WRONG_OPTION = 5, REFUSED = 6 };

struct Source {
  std::string text, name, log, code;
};
std::vector<Source*>& sources = *new std::vector<Source*>;  // by number, from 1
int version[2] = {7, 0};

Source* find(void* program) {
  const size_t number = (size_t)program;
  return number && number <= sources.size() ? sources[number - 1] : nullptr;
}

std::string image(const std::string& arch, const std::string& text) {
  const std::string body = arch + '\0' + text;
  std::string head("\177ELF\2\1\1", 7);
  head.resize(64);
  const uint16_t machine = 224;  // AMDGPU
  const uint64_t end = head.size() + body.size();
  memcpy(&head[18], &machine, sizeof machine);
  memcpy(&head[40], &end, sizeof end);  // where a table of no sections would be
  return head + body;
}

}  // namespace

#define FIND(source, program)     \
  Source* source = find(program); \
  if (!source) return WRONG_PROGRAM;

extern "C" {

void stand_in_hiprtc_version(int major, int minor) {
  version[0] = major;
  version[1] = minor;
}

int hiprtcVersion(int* major, int* minor) {
  *major = version[0];
  *minor = version[1];
  return FINE;
}

int hiprtcCreateProgram(void** program, const char* text, const char* name, int headers,
                        const char**, const char**) {
  if (!text || headers) return WRONG_INPUT;
  sources.push_back(new Source{text, name ? name : "", "", ""});
  *program = (void*)sources.size();
  return FINE;
}

int hiprtcCompileProgram(void* program, int count, const char** options) {
  FIND(source, program)
  std::string arch;
  for (int n = 0; n < count; ++n) {
    const std::string option = options[n], begin = "--gpu-architecture=";
    if (option[0] != '-') return WRONG_OPTION;
    if (!option.compare(0, begin.size(), begin)) arch = option.substr(begin.size());
  }
  if (arch.compare(0, 3, "gfx")) return WRONG_OPTION;
  const size_t at = source->text.find("#error");
  if (at != std::string::npos) {
    int line = 1;
    for (size_t n = 0; n < at; ++n) line += source->text[n] == '\n';
    const std::string message = source->text.substr(at + 7, source->text.find('\n', at) - at - 7);
    source->log = source->name + ":" + std::to_string(line) + ":2: error: " + message;
    return REFUSED;
  }
  source->code = image(arch, source->text);
  return FINE;
}

int hiprtcGetProgramLogSize(void* program, size_t* size) {
  FIND(source, program)
  *size = source->log.size() + 1;
  return FINE;
}

int hiprtcGetProgramLog(void* program, char* log) {
  FIND(source, program)
  memcpy(log, source->log.c_str(), source->log.size() + 1);
  return FINE;
}

int hiprtcGetCodeSize(void* program, size_t* size) {
  FIND(source, program)
  *size = source->code.size();
  return FINE;
}

int hiprtcGetCode(void* program, char* code) {
  FIND(source, program)
  memcpy(code, source->code.data(), source->code.size());
  return FINE;
}

int hiprtcDestroyProgram(void** program) {
  FIND(source, *program)
  delete source;
  sources[(size_t)*program - 1] = nullptr;
  *program = nullptr;
  return FINE;
}

const char* hiprtcGetErrorString(int status) {
  switch (status) {
    case FINE:
      return "HIPRTC_SUCCESS";
    case WRONG_INPUT:
      return "HIPRTC_ERROR_INVALID_INPUT";
    case WRONG_PROGRAM:
      return "HIPRTC_ERROR_INVALID_PROGRAM";
    case WRONG_OPTION:
      return "HIPRTC_ERROR_INVALID_OPTION";
    case REFUSED:
      return "HIPRTC_ERROR_COMPILATION";
  }
  return "?";
}
}
