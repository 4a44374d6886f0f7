// Host memory: aligned blocks, small ones through per-thread free lists, and per-thread counters.
#pragma once
#include <cstddef>
#include <cstdint>

// Under AddressSanitizer nothing is kept for reuse, so that it sees every use after free.
#if defined(__SANITIZE_ADDRESS__)
#define CORE_ADDRESS_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CORE_ADDRESS_SANITIZER 1
#endif
#endif

namespace core {

class Runtime;

constexpr size_t kAlignment = 64;
constexpr size_t kStorageBlock = 128;  // bytes set aside for one Storage

// Safe from any thread, with or without the GIL.
void* cpu_allocate(size_t nbytes);  // 64-byte aligned, never nullptr; throws OutOfMemoryError
void cpu_deallocate(void* p, size_t nbytes) noexcept;
int64_t release_kept_memory() noexcept;  // large blocks kept for reuse; returns their bytes
void* allocate_storage_block();
void free_storage_block(void* p) noexcept;

void count_storages(int64_t n) noexcept;
void count_cpu_bytes(int64_t n) noexcept;
int64_t counted_storages();
int64_t counted_cpu_bytes();

Runtime* cpu_runtime();

}  // namespace core
