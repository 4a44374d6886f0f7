// Setting the default device; reading it is device.h's default_device().
#pragma once
#include "device.h"

namespace core {

void set_process_default(Device d);
void push_default_device(Device d);  // of this thread: `with core.device(...)`
void pop_default_device();

}  // namespace core
