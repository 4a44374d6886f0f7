// The caching allocator of a device with queues: see core/plugins/allocator.py.
#pragma once
#include <Python.h>

#include <cstddef>

namespace core {

bool is_allocator(PyObject* o);
// Both need the GIL. Errors of the driver's calls pass through; MemoryError where memory ran out.
void* allocator_take(PyObject* allocator, size_t nbytes);
void allocator_give(PyObject* allocator, void* address, size_t nbytes);
void streams_changed();  // python_runtime.cpp: some thread chose another current stream
void init_allocator(PyObject* module);

}  // namespace core
