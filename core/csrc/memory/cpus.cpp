// How many CPUs this process may use, which in a container is fewer than the machine has.
#include <algorithm>
#include <cmath>
#include <fstream>
#include <string>
#include <thread>

#include "pool.h"

#ifdef __linux__
#include <sched.h>
#endif

namespace core {
namespace {

#ifdef __linux__
constexpr const char* kGroups = "/sys/fs/cgroup";

int allowed_cpus() {
  cpu_set_t mask;
  CPU_ZERO(&mask);
  return sched_getaffinity(0, sizeof(mask), &mask) == 0 ? CPU_COUNT(&mask) : 0;
}

double quota_v2(const std::string& group) {
  std::ifstream file(group + "/cpu.max");
  std::string quota;
  double period = 0;
  if (!(file >> quota >> period) || quota == "max" || period <= 0) return INFINITY;
  return std::strtod(quota.c_str(), nullptr) / period;
}

double quota_v1() {
  std::ifstream quota_file(std::string(kGroups) + "/cpu/cpu.cfs_quota_us");
  std::ifstream period_file(std::string(kGroups) + "/cpu/cpu.cfs_period_us");
  double quota = 0, period = 0;
  if (!(quota_file >> quota) || !(period_file >> period) || quota <= 0 || period <= 0)
    return INFINITY;
  return quota / period;
}

// The smallest quota of the process's control group and those around it, in CPUs.
double quota() {
  double least = quota_v1();
  std::ifstream groups("/proc/self/cgroup");
  for (std::string line; std::getline(groups, line);) {
    if (line.compare(0, 3, "0::") != 0) continue;
    for (std::string path = line.substr(3);; path.resize(path.rfind('/'))) {
      least = std::min(least, quota_v2(kGroups + path));
      if (path.find('/') == std::string::npos) break;
    }
  }
  return least;
}
#endif

}  // namespace

int available_cpus() {
  int cpus = static_cast<int>(std::thread::hardware_concurrency());
#ifdef __linux__
  if (const int allowed = allowed_cpus()) cpus = allowed;
  cpus = static_cast<int>(std::min<double>(cpus, std::ceil(quota())));
#endif
  return std::clamp(cpus, 1, kMaxThreads);
}

}  // namespace core
