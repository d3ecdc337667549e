"""The part of every program that does not depend on the spec: includes, comparison, counting, one line a check."""

from __future__ import annotations

INCLUDES = """\
#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <type_traits>
#include <vector>

#include <cute/tensor.hpp>
#include <cute/atom/mma_atom.hpp>
"""

# With LAYOUTPROOF_REPORT a layout that differs is a line of the report, with both layouts, instead of a compiler error.
HARNESS = r"""
#ifdef LAYOUTPROOF_REPORT
#define LP_SAME(id, what, ...) static_assert(true, what)
#else
#define LP_SAME(id, what, ...) static_assert(__VA_ARGS__, "LayoutProof check " #id ": " what)
#endif

using namespace cute;

namespace lp {
using i64 = long long;

inline int disagreements = 0;

inline void say(int id, bool agreed, std::string const& what) {
  disagreements += agreed ? 0 : 1;
  std::printf("%d %s: %s\n", id, agreed ? "agreed" : "disagreed", what.c_str());
}

// Two types of CuTe's: layouts, shapes, numbers.
template <class Found, class Expected>
void same(int id, char const* what) {
  if constexpr (cute::is_same_v<Found, Expected>) {
    say(id, true, what);
  } else {
    disagreements += 1;
    std::printf("%d disagreed: %s: CuTe has ", id, what);
    cute::print(Found{});
    std::printf(", LayoutProof ");
    cute::print(Expected{});
    std::printf("\n");
  }
}

template <size_t N>
std::string in_words(std::array<char const*, N> const& names, std::array<i64, N> const& values) {
  std::string text;
  for (size_t i = 0; i < N; ++i) {
    text += (i == 0 ? "" : ", ") + std::string(names[i]) + " = " + std::to_string(values[i]);
  }
  return text;
}

// A claim that outputs equal formulas: the first point where they do not.
template <size_t I, size_t O>
struct Equal {
  std::array<char const*, I> inputs;
  std::array<char const*, O> outputs;
  char const* whose;
  i64 points = 0;
  i64 wrong = 0;
  std::string first = {};

  void at(std::array<i64, I> const& point, std::array<i64, O> const& found, std::array<i64, O> const& claimed) {
    points += 1;
    if (found != claimed && wrong++ == 0) {
      first = in_words(inputs, point) + ": CuTe has " + in_words(outputs, found) + ", " + whose + " " +
              in_words(outputs, claimed);
    }
  }

  void close(int id, bool holds, std::string const& what) const {
    std::string size = std::to_string(points) + " coordinates";
    if (holds) {
      say(id, wrong == 0, what + (wrong == 0 ? ": " + size : ": " + first));
    } else {
      say(id, wrong != 0, what + (wrong != 0 ? ": refuted by CuTe too: " + first : ": equal at all " + size));
    }
  }
};

// A claim that outputs lie below limits: the first point where one does not.
template <size_t I, size_t O>
struct Within {
  std::array<char const*, I> inputs;
  std::array<char const*, O> outputs;
  std::array<i64, O> limits;
  i64 points = 0;
  i64 wrong = 0;
  std::string first = {};

  void at(std::array<i64, I> const& point, std::array<i64, O> const& found) {
    points += 1;
    bool inside = true;
    for (size_t k = 0; k < O; ++k) { inside = inside && 0 <= found[k] && found[k] < limits[k]; }
    if (!inside && wrong++ == 0) {
      std::string has = in_words(outputs, found) + ", the limits are " + in_words(outputs, limits);
      first = in_words(inputs, point) + ": CuTe has " + has;
    }
  }

  void close(int id, bool holds, std::string const& what) const {
    std::string size = std::to_string(points) + " coordinates";
    if (holds) {
      say(id, wrong == 0, what + (wrong == 0 ? ": " + size : ": " + first));
    } else {
      say(id, wrong != 0, what + (wrong != 0 ? ": refuted by CuTe too: " + first : ": inside at all " + size));
    }
  }
};

// A claim about how often elements are held: every one inside `box` (0: no box) `least` to `most` times.
template <size_t O>
struct Held {
  std::array<char const*, O> outputs;
  std::array<i64, O> box;
  i64 least;
  i64 most;
  std::vector<std::array<i64, O>> elements = {};

  void at(std::array<i64, O> const& element) { elements.push_back(element); }

  std::string fault() {
    std::sort(elements.begin(), elements.end());
    i64 distinct = 0;
    for (size_t i = 0, next = 0; i < elements.size(); i = next) {
      while (next < elements.size() && elements[next] == elements[i]) { ++next; }
      i64 count = i64(next - i);
      bool inside = true;
      for (size_t k = 0; k < O; ++k) { inside = inside && (least == 0 || (0 <= elements[i][k] && elements[i][k] < box[k])); }
      if (!inside) { return in_words(outputs, elements[i]) + " is outside"; }
      if (count < least || count > most) {
        return in_words(outputs, elements[i]) + " is held " + std::to_string(count) + " times";
      }
      ++distinct;
    }
    i64 all = 1;
    for (i64 extent : box) { all *= extent; }
    if (least > 0 && distinct != all) { return std::to_string(distinct) + " of " + std::to_string(all) + " elements are held"; }
    return "";
  }

  void close(int id, bool holds, std::string const& what) {
    std::string found = fault();
    std::string size = std::to_string(elements.size()) + " coordinates";
    if (holds) {
      say(id, found.empty(), what + ": " + (found.empty() ? size : "CuTe: " + found));
    } else {
      say(id, !found.empty(), what + (found.empty() ? ": holds of CuTe's " + size : ": refuted by CuTe too: " + found));
    }
  }
};

// Every thread, repetition and value of a partition of an identity tensor; threads by their place in the thread layout.
template <class Mma, class Partition, class Visit>
void each(Mma const& mma, Partition const& partition, Visit const& visit) {
  auto threads = mma.get_thr_layout_vmnk();
  for (int wk = 0; wk < int(size<3>(threads)); ++wk) {
    for (int wn = 0; wn < int(size<2>(threads)); ++wn) {
      for (int wm = 0; wm < int(size<1>(threads)); ++wm) {
        for (int lane = 0; lane < int(size<0>(threads)); ++lane) {
          int t = int(threads(lane, wm, wn, wk));
          auto held = partition(mma.get_slice(t));
          for (int second = 0; second < int(size<2>(held)); ++second) {
            for (int first = 0; first < int(size<1>(held)); ++first) {
              for (int v = 0; v < int(size<0>(held)); ++v) {
                auto at = held(v, first, second);
                visit(lane, v, wm, wn, wk, first, second, t, i64(get<0>(at)), i64(get<1>(at)));
              }
            }
          }
        }
      }
    }
  }
}
}  // namespace lp
"""
