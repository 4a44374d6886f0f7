// Host memory. A block of up to 32 KB costs a push and a pop on a list of this thread: no lock, and
// no malloc, which takes longer than many kernels do. The last few large blocks are kept too: the
// system hands out pages that have to be mapped and cleared at their first touch, which takes
// longer than most kernels do.
#include "memory.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <mutex>
#include <new>

#include "tensor/error.h"

#ifdef __linux__
#include <sys/mman.h>
#endif

// A thread-local that a call is not needed to find; glibc keeps room for those of loaded modules.
#if defined(__GLIBC__) && defined(__GNUC__)
#define CORE_FAST_TLS __attribute__((tls_model("initial-exec")))
#else
#define CORE_FAST_TLS
#endif

namespace core {
namespace {

// Blocks of 64, 128, ... 1024 bytes, then four sizes for each doubling. A thread keeps at most
// kKeep blocks of a size, and kKeepBytes.
constexpr size_t kFine = 1024, kFineClasses = kFine / kAlignment;
constexpr size_t kSmall = size_t{1} << 15;
constexpr size_t kClasses = kFineClasses + 4 * 5;
constexpr size_t kKeep = 128, kKeepBytes = size_t{1} << 18;

// The sanitizer ends the process where an allocation is beyond its own limit.
#ifdef CORE_ADDRESS_SANITIZER
constexpr size_t kMostBytes = size_t{1} << 39;
#else
constexpr size_t kMostBytes = PTRDIFF_MAX - kAlignment;
#endif

struct Block {
  Block* next;
};

// The memory of a thread. On the heap, so that after a fork the sums may still read those of
// threads that the child does not have.
struct Cache {
  Block* heads[kClasses] = {};
  size_t counts[kClasses] = {};
  std::atomic<int64_t> storages{0}, cpu_bytes{0};
};
CORE_FAST_TLS thread_local Cache* t_cache =
    nullptr;  // made at first use; nullptr again when the thread ends
thread_local bool t_ended = false;

// All threads' caches, for the sums; counts of ended threads are in the two totals.
struct Registry {
  std::mutex mutex;
  struct Entry {
    Cache* cache;
    Entry* next;
  };
  Entry* entries = nullptr;
  int64_t storages = 0, cpu_bytes = 0;
};

Registry& registry() {
  static Registry* r = new Registry;
  return *r;
}

#ifdef __APPLE__
// Large blocks are whole pages of Apple silicon: its GPU can use these as they are.
constexpr size_t kPage = 16384, kWholePages = size_t{1} << 15;

void* system_try(size_t nbytes) noexcept {
  void* p = nullptr;
  const bool pages = nbytes >= kWholePages;
  const size_t size = pages ? (nbytes + kPage - 1) / kPage * kPage : nbytes;
  return posix_memalign(&p, pages ? kPage : kAlignment, size) == 0 ? p : nullptr;
}
void system_free(void* p) noexcept { free(p); }
#else
void* system_try(size_t nbytes) noexcept {
  return ::operator new(nbytes, std::align_val_t(kAlignment), std::nothrow);
}
void system_free(void* p) noexcept { ::operator delete(p, std::align_val_t(kAlignment)); }
#endif

void unregister(Cache* cache) {
  Registry& r = registry();
  std::lock_guard<std::mutex> lock(r.mutex);
  r.storages += cache->storages.load();
  r.cpu_bytes += cache->cpu_bytes.load();
  for (Registry::Entry** e = &r.entries; *e != nullptr; e = &(*e)->next) {
    if ((*e)->cache != cache) continue;
    Registry::Entry* found = *e;
    *e = found->next;
    delete found;
    break;
  }
}

void free_blocks(Cache* cache) {
  for (Block*& head : cache->heads) {
    while (Block* b = head) {
      head = b->next;
      system_free(b);
    }
  }
}

struct AtThreadEnd {
  Cache* cache = nullptr;
  ~AtThreadEnd() {
    t_ended = true;
    t_cache = nullptr;
    if (cache == nullptr) return;
    free_blocks(cache);
    unregister(cache);
    delete cache;
  }
};
thread_local AtThreadEnd t_at_end;

// nullptr only while the thread ends.
Cache* make_cache() {
  if (t_ended) return nullptr;
  auto cache = new Cache;
  t_at_end.cache = cache;
  t_cache = cache;
  Registry& r = registry();
  std::lock_guard<std::mutex> lock(r.mutex);
  r.entries = new Registry::Entry{cache, r.entries};
  return cache;
}

Cache* this_cache() { return t_cache != nullptr ? t_cache : make_cache(); }

// Only this thread writes its counters, so no locked addition is needed.
void add(std::atomic<int64_t> Cache::* counter, int64_t Registry::* total, int64_t n) noexcept {
  Cache* cache = this_cache();
  if (cache == nullptr) {
    Registry& r = registry();
    std::lock_guard<std::mutex> lock(r.mutex);
    r.*total += n;
    return;
  }
  std::atomic<int64_t>& c = cache->*counter;
  c.store(c.load(std::memory_order_relaxed) + n, std::memory_order_relaxed);
}

int64_t sum(std::atomic<int64_t> Cache::* counter, int64_t Registry::* total) {
  Registry& r = registry();
  std::lock_guard<std::mutex> lock(r.mutex);
  int64_t n = r.*total;
  for (Registry::Entry* e = r.entries; e != nullptr; e = e->next) {
    n += (e->cache->*counter).load(std::memory_order_relaxed);
  }
  return n;
}

size_t class_of(size_t nbytes) {
  if (nbytes <= kFine) return nbytes == 0 ? 0 : (nbytes - 1) / kAlignment;
  size_t least = kFine, c = kFineClasses;  // blocks of more than `least` bytes begin at class c
  for (; nbytes > 2 * least; c += 4) least *= 2;
  return c + (nbytes - least - 1) / (least / 4);
}

size_t size_of(size_t c) {
  if (c < kFineClasses) return (c + 1) * kAlignment;
  const size_t least = kFine << (c - kFineClasses) / 4;
  return least + ((c - kFineClasses) % 4 + 1) * (least / 4);
}

[[noreturn]] void out_of_memory(size_t nbytes) {
  throw Error{"OutOfMemoryError", str("cpu could not allocate ", nbytes, " bytes"),
              "the operating system refused the memory",
              "core.tensors.live_bytes('cpu') is the number of bytes that tensors hold now",
              "free tensors that are no longer needed, or work on smaller pieces"};
}

// Large pages, where the system has them: fewer faults, and fewer misses when they are walked.
void ask_for_large_pages(void* data, size_t nbytes) {
#if defined(__linux__) && defined(MADV_HUGEPAGE)
  constexpr size_t kWorth = size_t{1} << 22, kPage = 4096;
  if (nbytes < kWorth) return;
  const auto start = (reinterpret_cast<uintptr_t>(data) + kPage - 1) & ~(kPage - 1);
  const auto end = (reinterpret_cast<uintptr_t>(data) + nbytes) & ~(kPage - 1);
  madvise(reinterpret_cast<void*>(start), end - start, MADV_HUGEPAGE);  // advice: may fail
#else
  (void)data, (void)nbytes;
#endif
}

void* try_allocate(size_t nbytes) {
  if (nbytes > kMostBytes) return nullptr;
  void* data = system_try(nbytes);
  if (data != nullptr) ask_for_large_pages(data, nbytes);
  return data;
}

// ---- large blocks ------------------------------------------------------------------------------
// The sanitizer has to see every block freed.
#ifdef CORE_ADDRESS_SANITIZER
constexpr bool kKeepsLarge = false;
#else
constexpr bool kKeepsLarge = true;
#endif
constexpr size_t kMostKept = size_t{1} << 28;
constexpr int kMostBlocks = 64;

// Blocks that were freed, the oldest first. The lock is never waited for: in the child of a fork
// it may be held by a thread that the child does not have.
struct Kept {
  struct Entry {
    void* data;
    size_t nbytes;
  };
  std::mutex mutex;
  Entry entries[kMostBlocks];
  int count = 0;
  size_t nbytes = 0;

  void remove(int at) {
    nbytes -= entries[at].nbytes;
    for (--count; at < count; ++at) entries[at] = entries[at + 1];
  }
};

Kept& kept() {
  static Kept* k = new Kept;
  return *k;
}

// A kept block of just this size; nullptr if there is none.
void* take_kept(size_t nbytes) {
  Kept& k = kept();
  std::unique_lock<std::mutex> lock(k.mutex, std::try_to_lock);
  if (!lock) return nullptr;
  for (int i = k.count - 1; i >= 0; --i) {
    if (k.entries[i].nbytes != nbytes) continue;
    void* data = k.entries[i].data;
    k.remove(i);
    return data;
  }
  return nullptr;
}

// Frees kept blocks, the oldest first, until at most `most` bytes and a place are left.
void trim(Kept& k, size_t most) noexcept {
  while (k.count > 0 && (k.nbytes > most || k.count == kMostBlocks)) {
    system_free(k.entries[0].data);
    k.remove(0);
  }
}

bool keep(void* data, size_t nbytes) noexcept {
  if (nbytes > kMostKept) return false;
  Kept& k = kept();
  std::unique_lock<std::mutex> lock(k.mutex, std::try_to_lock);
  if (!lock) return false;
  trim(k, kMostKept - nbytes);
  k.entries[k.count++] = {data, nbytes};
  k.nbytes += nbytes;
  return true;
}

void* system_allocate(size_t nbytes) {
  void* p = try_allocate(nbytes);
  if (p == nullptr) {
    release_kept_memory();
    p = try_allocate(nbytes);
  }
  if (p == nullptr) out_of_memory(nbytes);
  return p;
}

void* allocate_block(size_t c) {
#ifndef CORE_ADDRESS_SANITIZER
  Cache* cache = t_cache;
  if (cache != nullptr && cache->heads[c] != nullptr) {
    Block* b = cache->heads[c];
    cache->heads[c] = b->next;
    --cache->counts[c];
    return b;
  }
#endif
  return system_allocate(size_of(c));
}

void free_block(void* p, size_t c) noexcept {
#ifndef CORE_ADDRESS_SANITIZER
  Cache* cache = t_cache;
  if (cache != nullptr && cache->counts[c] < std::min(kKeep, kKeepBytes / size_of(c))) {
    auto b = static_cast<Block*>(p);
    b->next = cache->heads[c];
    cache->heads[c] = b;
    ++cache->counts[c];
    return;
  }
#else
  (void)c;
#endif
  system_free(p);
}

}  // namespace

int64_t release_kept_memory() noexcept {
  Kept& k = kept();
  std::unique_lock<std::mutex> lock(k.mutex, std::try_to_lock);
  if (!lock) return 0;
  const auto freed = static_cast<int64_t>(k.nbytes);
  while (k.count > 0) {
    system_free(k.entries[0].data);
    k.remove(0);
  }
  return freed;
}

void* cpu_allocate(size_t nbytes) {
  if (nbytes <= kSmall) return allocate_block(class_of(nbytes));
  void* data = kKeepsLarge ? take_kept(nbytes) : nullptr;
  return data != nullptr ? data : system_allocate(nbytes);
}

void cpu_deallocate(void* p, size_t nbytes) noexcept {
  if (nbytes <= kSmall) {
    free_block(p, class_of(nbytes));
  } else if (!kKeepsLarge || !keep(p, nbytes)) {
    system_free(p);
  }
}

void* allocate_storage_block() { return allocate_block(class_of(kStorageBlock)); }
void free_storage_block(void* p) noexcept { free_block(p, class_of(kStorageBlock)); }

void count_storages(int64_t n) noexcept { add(&Cache::storages, &Registry::storages, n); }
void count_cpu_bytes(int64_t n) noexcept { add(&Cache::cpu_bytes, &Registry::cpu_bytes, n); }
int64_t counted_storages() { return sum(&Cache::storages, &Registry::storages); }
int64_t counted_cpu_bytes() { return sum(&Cache::cpu_bytes, &Registry::cpu_bytes); }

}  // namespace core
