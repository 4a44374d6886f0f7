// core._native: the module's initialization, in the order in which the parts need one another.
#include <pybind11/pybind11.h>

#include "autograd/engine.h"
#include "autograd/levels.h"
#include "autograd/tape.h"
#include "autograd/watch.h"
#include "compiler/compiler.h"
#include "dispatch/assign.h"
#include "dispatch/draw.h"
#include "dispatch/kernels.h"
#include "dispatch/mutation.h"
#include "dispatch/subscript.h"
#include "host/host.h"
#include "launch/body.h"
#include "launch/device_body.h"
#include "memory/allocator.h"
#include "memory/capture.h"
#include "memory/profile.h"
#include "recording/planned.h"
#include "rules/ends.h"

PYBIND11_MODULE(_native, module) {
  module.doc() = "The native part of core: tensors, schemas, dispatch and the tape.";
  try {
    core::init_dtype(module.ptr());
    core::init_device(module.ptr());
    core::init_runtime(module.ptr());
    core::init_allocator(module.ptr());
    core::init_capture(module.ptr());
    core::init_tensor(module.ptr());
    core::init_dlpack(module.ptr());
    core::init_exchange(module.ptr());
    core::init_ends(module.ptr());
    core::init_rules(module.ptr());
    core::init_keys(module.ptr());
    core::init_profile(module.ptr());
    core::init_operator(module.ptr());
    core::init_kernels(module.ptr());
    core::init_host(module.ptr());
    core::init_body(module.ptr());
    core::init_device_body(module.ptr());
    core::init_device_launch(module.ptr());
    core::init_product(module.ptr());
    core::init_assign(module.ptr());
    core::init_node(module.ptr());
    core::init_tape(module.ptr());
    core::init_tape_context(module.ptr());
    core::init_engine(module.ptr());
    core::init_watch(module.ptr());
    core::init_autocast(module.ptr());
    core::init_planned(module.ptr());
    core::init_subscript(module.ptr());
    core::init_draw(module.ptr());
    core::init_levels(module.ptr());
    core::init_mutation(module.ptr());
    core::init_captured(module.ptr());
    core::init_overlaps(module.ptr());
    core::init_numbers(module.ptr());
    core::init_plan(module.ptr());
    core::init_loops(module.ptr());
    core::init_chain(module.ptr());
    core::init_inference(module.ptr());
    core::init_entry(module.ptr());
    core::init_callable(module.ptr());
    core::init_lookups(module.ptr());
    core::init_exchange_call(module.ptr());
  } catch (const core::PythonError&) {
    throw pybind11::error_already_set();
  }
}
