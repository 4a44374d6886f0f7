// A template of plans as the hook body_plan gives it: read, and checked as plans are.
#include <cstring>

#include "body_answer.h"
#include "body_template.h"

namespace core {
namespace {

struct Operation {
  const char* name;
  SlotKind kind;
  int arguments;
};
constexpr Operation kOperations[] = {
    {"add", SlotKind::Add, 2},     {"sub", SlotKind::Sub, 2},
    {"mul", SlotKind::Mul, 2},     {"floordiv", SlotKind::FloorDiv, 2},
    {"mod", SlotKind::Mod, 2},     {"min", SlotKind::Min, 2},
    {"max", SlotKind::Max, 2},     {"and", SlotKind::And, 2},
    {"or", SlotKind::Or, 2},       {"xor", SlotKind::Xor, 2},
    {"shl", SlotKind::Shl, 2},     {"shr", SlotKind::Shr, 2},
    {"eq", SlotKind::Eq, 2},       {"ne", SlotKind::Ne, 2},
    {"lt", SlotKind::Lt, 2},       {"le", SlotKind::Le, 2},
    {"gt", SlotKind::Gt, 2},       {"ge", SlotKind::Ge, 2},
    {"neg", SlotKind::Neg, 1},     {"abs", SlotKind::Abs, 1},
    {"not", SlotKind::Not, 1},     {"cast", SlotKind::Cast, 1},
    {"where", SlotKind::Where, 3},
};

int64_t item_int(const Ref& items, int64_t i, int64_t least, const char* what) {
  return read_int(PyTuple_GET_ITEM(items.get(), i), least, what);
}

std::string text_of(PyObject* o, const char* what) {
  if (!PyUnicode_Check(o)) throw_answer(str("gave a ", Py_TYPE(o)->tp_name, " for ", what));
  const char* text = PyUnicode_AsUTF8(o);
  if (text == nullptr) throw PythonError{};
  return text;
}

int64_t read_slot_number(PyObject* o, const std::vector<Slot>& before) {
  const int64_t slot = read_int(o, 0, "a slot");
  if (slot >= static_cast<int64_t>(before.size()))
    throw_answer(str("named a slot ", slot, " of ", before.size()));
  return slot;
}

// ---- slots -------------------------------------------------------------------------------------
void set_dtype(Slot& slot, const std::string& name) {
  if (name == "index") return;
  for (const DTypeInfo& known : kDTypeInfo) {
    if (name != known.name) continue;
    const bool narrow = known.itemsize < 8;
    if (known.kind != 'b' && known.kind != 'i' && !(known.kind == 'u' && narrow)) break;
    slot.bits = static_cast<uint8_t>(known.kind == 'b' ? 1 : 8 * known.itemsize);
    slot.is_signed = known.kind == 'i';
    return;
  }
  throw_answer(str("computes a slot of dtype ", name));
}

Slot read_operation(const std::string& name, const Ref& parts, const std::vector<Slot>& before) {
  for (const Operation& o : kOperations) {
    if (name != o.name) continue;
    if (count_of(parts) != 2 + o.arguments) break;
    Slot slot{o.kind};
    set_dtype(slot, text_of(PyTuple_GET_ITEM(parts.get(), 1), "the dtype of a slot"));
    int64_t* places[] = {&slot.a, &slot.b, &slot.c};
    for (int i = 0; i < o.arguments; i++)
      *places[i] = read_slot_number(PyTuple_GET_ITEM(parts.get(), 2 + i), before);
    return slot;
  }
  throw_answer(str("gave a slot ", name, " of ", count_of(parts), " parts"));
}

Slot read_dimension(SlotKind kind, const Ref& parts, const core_call* call) {
  const int64_t code = item_int(parts, 1, 0, "the code of a buffer");
  const int64_t dim = item_int(parts, 2, 0, "a dimension");
  const core_tensor* t = tensor_of(call, code);
  if (t == nullptr || dim >= t->dl.ndim)
    throw_answer(str("reads dimension ", dim, " of the buffer ", code, ", which has none"));
  return {kind, code, dim};
}

Slot read_argument(const Ref& parts, const core_call* call) {
  const int64_t argument = item_int(parts, 1, 0, "an argument");
  const int64_t item = item_int(parts, 2, 0, "an item");
  const core_value* v = argument < call->num_args ? &call->args[argument] : nullptr;
  const int64_t items = v == nullptr         ? 0
                        : v->tag == CORE_INT ? 1
                                             : (v->tag == CORE_INTS ? v->count : 0);
  if (item >= items) throw_answer(str("reads int ", item, " of the argument ", argument));
  return {SlotKind::Int, argument, item};
}

Slot read_slot(PyObject* o, const core_call* call, const std::vector<Slot>& before) {
  const Ref parts = items_of(o, "a slot");
  const std::string name =
      count_of(parts) == 0 ? "" : text_of(PyTuple_GET_ITEM(parts.get(), 0), "the kind of a slot");
  if (name == "constant" && count_of(parts) == 2)
    return {SlotKind::Constant, item_int(parts, 1, INT64_MIN, "a constant")};
  if (name == "size" && count_of(parts) == 3) return read_dimension(SlotKind::Size, parts, call);
  if (name == "stride" && count_of(parts) == 3)
    return read_dimension(SlotKind::Stride, parts, call);
  if (name == "int" && count_of(parts) == 3) return read_argument(parts, call);
  return read_operation(name, parts, before);
}

// ---- the plan whose numbers are slots ----------------------------------------------------------
PlannedLaunch read_launch(PyObject* o, const core_call* call, const PlanTemplate& made) {
  const LaunchAnswer answer = read_launch_parts(o);
  PlannedLaunch l{read_address(answer.address), {}, {}, {}, 0, 0, {}};
  const Ref buffers = read_buffers(answer.buffers);
  for (int64_t i = 0; i < count_of(buffers); i++) {
    const BufferAnswer buffer = read_buffer(PyTuple_GET_ITEM(buffers.get(), i), call,
                                            made.temporaries.size(), /*reports=*/false);
    l.buffers.push_back(buffer.code);
    l.offsets.push_back(buffer.offset ? read_slot_number(buffer.offset, made.slots) : -1);
  }
  const Ref scalars = items_of(answer.scalars, "the scalars of a launch");
  for (int64_t i = 0; i < count_of(scalars); i++)
    l.scalars.push_back(read_slot_number(PyTuple_GET_ITEM(scalars.get(), i), made.slots));
  l.total = read_slot_number(answer.total, made.slots);
  l.grain = read_slot_number(answer.grain, made.slots);
  return l;
}

void read_ignored(PyObject* o, const core_call* call, PlanTemplate& made) {
  const Ref items = items_of(o, "the arguments that a template ignores");
  made.ignored.resize(call->num_args);
  for (int64_t i = 0; i < count_of(items); i++) {
    const int64_t argument = item_int(items, i, 0, "an argument");
    if (argument >= call->num_args) throw_answer(str("ignores an argument ", argument));
    made.ignored[static_cast<size_t>(argument)] = true;
  }
}

void read_required(PyObject* o, PlanTemplate& made) {
  const Ref items = items_of(o, "what a template requires");
  for (int64_t i = 0; i < count_of(items); i++) {
    const Ref pair = items_of(PyTuple_GET_ITEM(items.get(), i), "a slot and its number");
    if (count_of(pair) != 2) throw_answer(str("requires ", count_of(pair), " things of a slot"));
    made.required.emplace_back(read_slot_number(PyTuple_GET_ITEM(pair.get(), 0), made.slots),
                               item_int(pair, 1, INT64_MIN, "the number of a slot"));
  }
}

}  // namespace

SharedTemplate read_template(PyObject* answer, const core_call* call, const Plan& plan) {
  const Ref parts = items_of(answer, "a template");
  if (count_of(parts) != 5) throw_answer(str("gave a template of ", count_of(parts), " parts"));
  const auto made = std::make_shared<PlanTemplate>();
  made->asked = plan.asked;
  made->copies = plan.copies;
  read_ignored(PyTuple_GET_ITEM(parts.get(), 0), call, *made);
  const Ref slots = items_of(PyTuple_GET_ITEM(parts.get(), 1), "the slots");
  for (int64_t i = 0; i < count_of(slots); i++)
    made->slots.push_back(read_slot(PyTuple_GET_ITEM(slots.get(), i), call, made->slots));
  read_required(PyTuple_GET_ITEM(parts.get(), 2), *made);
  const Ref temporaries = items_of(PyTuple_GET_ITEM(parts.get(), 3), "the temporaries");
  for (int64_t i = 0; i < count_of(temporaries); i++)
    made->temporaries.push_back(
        read_slot_number(PyTuple_GET_ITEM(temporaries.get(), i), made->slots));
  const Ref launches = items_of(PyTuple_GET_ITEM(parts.get(), 4), "the launches");
  for (int64_t i = 0; i < count_of(launches); i++)
    made->launches.push_back(read_launch(PyTuple_GET_ITEM(launches.get(), i), call, *made));
  return made;
}

}  // namespace core
