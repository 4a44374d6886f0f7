// The device, until there is one. TODO: replace each function's body by calls of your driver.
//
// Memory has addresses at which the host finds nothing: each lies kOffset above the place where the
// bytes are. Queues do at once what a device would do later, in the same order.
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <deque>

namespace {

using Word = std::uint64_t;  // an address, a queue, an event

constexpr Word kOffset = Word{1} << 52;  // processors refuse such an address
constexpr Word kAlignment = 64;          // a block's size is stored before it
constexpr int kGarbage = 0xCB;  // in new memory, so that a result that was never written is noticed

struct Device {
  Word size = 0;
  std::atomic<Word> used{0};
};
std::deque<Device> devices;

void* pointer(Word address) {
  return reinterpret_cast<void*>(address >= kOffset ? address - kOffset : address);
}

}  // namespace

extern "C" {

void acme_open(int count, Word size) {
  for (int i = 0; i < count; ++i) devices.emplace_back().size = size;
}

Word acme_used(int index) { return devices[index].used; }

// ---- memory -------------------------------------------------------------------------------------
// The address, or 0 where there is no room.
Word acme_allocate(Word nbytes, int index) {
  Device& device = devices[index];
  if (device.used + nbytes > device.size) return 0;
  Word whole = (nbytes + 2 * kAlignment - 1) / kAlignment * kAlignment;
  void* block = std::aligned_alloc(kAlignment, whole);
  if (block == nullptr) return 0;
  std::memset(block, kGarbage, whole);
  std::memcpy(block, &nbytes, sizeof nbytes);
  device.used += nbytes;
  return reinterpret_cast<Word>(block) + kAlignment + kOffset;
}

void acme_free(Word address, int index) {
  void* block = pointer(address - kAlignment);
  Word nbytes = 0;
  std::memcpy(&nbytes, block, sizeof nbytes);
  devices[index].used -= nbytes;
  std::free(block);
}

// ---- queues: work is done in order --------------------------------------------------------------
Word acme_queue(int index) { return static_cast<Word>(index); }

void acme_copy(Word queue, Word dst, Word src, Word nbytes) {
  std::memcpy(pointer(dst), pointer(src), nbytes);
}

void acme_wait(Word queue) {}

// ---- events: places in a queue ------------------------------------------------------------------
Word acme_mark(Word queue) { return queue; }

int acme_reached(Word event) { return 1; }

// The queue waits, or the host where there is none (0).
void acme_await(Word event, Word queue) {}

// ---- the simulator's, for kernels that the host runs --------------------------------------------
Word acme_pointer(Word address) { return reinterpret_cast<Word>(pointer(address)); }

}  // extern "C"
