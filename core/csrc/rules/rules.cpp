// The table of rules, the check that a rule fits a schema, and the Python side of both.
#include "rules.h"

#include <algorithm>

#include "rules_support.h"

namespace core {
namespace {

constexpr const char* kDim = "dim|axis";
constexpr int kKeepDTypes = 1 << 16;  // bodies convert the operands themselves
constexpr int kMaxOutputs = 64;

const RuleInfo kRules[] = {
    {"pointwise", rule_pointwise, true, 0},
    {"pointwise_float", rule_pointwise_float, true, 0},
    {"pointwise_real", rule_pointwise_real, true, 0},
    {"pointwise_numeric", rule_pointwise_numeric, true, 0},
    {"power", rule_power, true, 0},
    {"pointwise_ordered", rule_pointwise_ordered, true, 0},
    {"pointwise_real_numeric", rule_pointwise_real_numeric, true, 0},
    {"pointwise_real_float", rule_pointwise_real_float, true, 0},
    {"pointwise_complex", rule_pointwise_complex, true, 0},
    {"pointwise_integer", rule_pointwise_integer, true, 0},
    {"bitwise", rule_bitwise, true, 0},
    {"comparison", rule_comparison, true, 0},
    {"equality", rule_equality, true, 0},
    {"logical", rule_logical, true, 0},
    {"select", rule_select, true, 1},
    {"elementwise", rule_elementwise, true, kKeepDTypes, 1, kMaxOutputs},
    {"assign", rule_assign, true, 1},
    {"copy", rule_copy, false, 0},
    {"same", rule_copy, false, 0},
    {"matrix", rule_matrix, false, 0},
    {"cast", rule_cast, false, 0, 1, 1, "dtype"},
    {"sum", rule_sum, false, 0, 1, 1, kDim},
    {"mean", rule_mean, false, 0, 1, 1, kDim},
    {"mean_real", rule_mean_real, false, 0, 1, 1, kDim},
    {"variance", rule_variance, false, 0, 1, 2, kDim},
    {"minmax", rule_minmax, false, 0, 1, 2, kDim},
    {"count", rule_count, false, 0, 1, 1, kDim},
    {"any", rule_any, false, 0, 1, 1, kDim},
    {"argminmax", rule_argminmax, false, 0, 1, 1, kDim},
    {"reduce", rule_reduce, false, 0, 1, kMaxOutputs, kDim},
    {"scan", rule_scan, false, 0, 1, 1, kDim},
    {"matmul", rule_matmul, false, 0},
    {"conv", rule_conv, false, 0},
    {"concat", rule_concat, false, 0, 1, 1, kDim},
    {"stack", rule_stack, false, 0, 1, 1, kDim},
    {"sort", rule_sort, false, 0, 1, 2, kDim},
    {"argsort", rule_argsort, false, 0, 1, 1, kDim},
    {"gather", rule_gather, false, 0, 1, 1, "dim|axis index"},
    {"scatter", rule_scatter, false, 0, 1, 1, "dim|axis index src|value"},
    {"scatter_reduce", rule_scatter_reduce, false, 0, 1, 1, "dim|axis index src|value"},
    {"take", rule_take, false, 0, 1, 1, "dim|axis index|indices"},
    {"put", rule_put, false, 0, 1, 1, "dim|axis index source|value"},
    {"index", rule_index, false, 0, 1, 1, "indices"},
    {"index_put", rule_index_put, false, 0, 1, 1, "indices values"},
    {"spans", rule_spans, false, 0, 1, 1, "starts ends col values dense"},
    {"full", rule_full, false, 0, 1, 1, "size|shape"},
    {"given", rule_given, false, 0, 1, kMaxOutputs, "outputs"},
    {"given_elements", rule_given, false, 0, 1, kMaxOutputs, "outputs"},
};

[[noreturn]] void unfit(const char* rule, const Schema& schema, const std::string& why,
                        const std::string& fix) {
  throw Error{"SchemaError", str("the rule '", rule, "' cannot serve ", schema.full_name()), why,
              str("the schema: ", print(schema)), fix};
}

void check_returns(const RuleInfo& rule, const Schema& schema) {
  int count = static_cast<int>(schema.returns.size());
  bool fits = count >= rule.min_returns && count <= rule.max_returns;
  for (const Return& ret : schema.returns) {
    fits = fits && ret.type.kind == ArgKind::Tensor && !ret.type.list && !ret.type.optional;
  }
  if (fits) return;
  std::string most = rule.max_returns > 1 ? str(" to ", rule.max_returns) : "";
  unfit(rule.name, schema, str("it makes ", rule.min_returns, most, " Tensor"),
        "change the returns, or write a fake kernel instead");
}

bool has_either(const Schema& schema, const std::string& names) {
  size_t begin = 0;
  while (begin <= names.size()) {
    size_t end = std::min(names.find('|', begin), names.size());
    if (find_arg(schema, names.substr(begin, end - begin).c_str()) >= 0) return true;
    begin = end + 1;
  }
  return false;
}

void check_needs(const RuleInfo& rule, const Schema& schema) {
  std::string needs = rule.needs;
  for (size_t begin = 0; begin < needs.size();) {
    size_t end = std::min(needs.find(' ', begin), needs.size());
    std::string names = needs.substr(begin, end - begin);
    if (!has_either(schema, names)) {
      unfit(rule.name, schema, str("it reads an argument named ", names, ", and there is none"),
            "name the argument so, or choose another rule");
    }
    begin = end + 1;
  }
}

}  // namespace

const RuleInfo* find_rule(const std::string& name) {
  for (const RuleInfo& rule : kRules) {
    if (name == rule.name) return &rule;
  }
  return nullptr;
}

std::vector<std::string> rule_names() {
  std::vector<std::string> names;
  for (const RuleInfo& rule : kRules) names.push_back(rule.name);
  return names;
}

void check_rule(const RuleInfo& rule, const Schema& schema) {
  check_returns(rule, schema);
  check_needs(rule, schema);
}

}  // namespace core
