"""The part of a program that asks tiled copies and descriptors; it stands behind ``harness.HARNESS``."""

from __future__ import annotations

COPY_INCLUDES = """\
#include <utility>

#include <cute/atom/copy_atom.hpp>
"""

COPY_HARNESS = r"""
namespace lp {
// A layout behind a swizzle without the offset between them: that depends on the thread, and the walk compares it.
template <class Layout>
struct Fixed { using type = Layout; };
template <int B, int M, int S, class Offset, class Layout>
struct Fixed<ComposedLayout<Swizzle<B, M, S>, Offset, Layout>> { using type = ComposedLayout<Swizzle<B, M, S>, Int<0>, Layout>; };
template <class Layout>
using fixed_t = typename Fixed<cute::remove_cvref_t<Layout>>::type;

// What one thread reads or writes of a tensor.
template <class Copy>
struct Source {
  using Tiled = Copy;
  using Bits = typename Copy::AtomLayoutSrc;
  template <class Tensor>
  static auto of(int t, Tensor const& tensor) { return Copy{}.get_slice(t).partition_S(tensor); }
};
template <class Copy>
struct Destination {
  using Tiled = Copy;
  using Bits = typename Copy::AtomLayoutDst;
  template <class Tensor>
  static auto of(int t, Tensor const& tensor) { return Copy{}.get_slice(t).partition_D(tensor); }
};
template <class Side>
constexpr int threads_of = int(size<0>(typename Side::Tiled::TiledLayout_TV{}));

template <class Layout>
auto counting(Layout const& layout) { return make_tensor(counting_iterator<i64>{0}, layout); }

template <class Coordinate, size_t... I>
std::array<i64, sizeof...(I)> numbers(Coordinate const& at, std::index_sequence<I...>) { return {i64(get<I>(at))...}; }

// (value, the repetition along each mode) of the i-th of a thread's values.
template <class Held>
auto inside(Held const& held, int i) {
  constexpr int R = decltype(rank(held))::value - 1;
  std::array<i64, R> repetition{};
  int rest = i / int(size<0>(held));
  for_each(make_int_sequence<R>{}, [&](auto mode) {
    constexpr int K = decltype(mode)::value;
    int extent = int(size<K + 1>(held));
    repetition[K] = rest % extent;
    rest /= extent;
  });
  return std::make_pair(i64(i % int(size<0>(held))), repetition);
}

// What a thread holds there, mode by mode: where CuTe rounds, a tensor's partition is larger than that of its coordinates.
template <class Held, size_t R, size_t... I>
auto at_place(Held const& held, i64 value, std::array<i64, R> const& repetition, std::index_sequence<I...>) {
  return held(value, repetition[I]...);
}

struct Nothing {};  // in the place of a tensor: the side is registers

// Every thread and value of one side: thread, value, repetitions, coordinate, element.
template <class Side, class Coordinates, class Elements, class Visit>
void each_moved(Coordinates const& coordinates, Elements const& elements, Visit const& visit) {
  for (int t = 0; t < threads_of<Side>; ++t) {
    auto held = Side::of(t, coordinates);
    auto element = [&] {
      if constexpr (std::is_same_v<Elements, Nothing>) {
        return [](auto...) { return 0; };
      } else {
        return Side::of(t, elements);
      }
    }();
    constexpr auto modes = std::make_index_sequence<decltype(rank(held))::value - 1>{};
    for (int i = 0; i < int(size(held)); ++i) {
      auto [value, repetition] = inside(held, i);
      visit(i64(t), value, repetition, numbers(held(i), modes), i64(at_place(element, value, repetition, modes)));
    }
  }
}

// A claim that what arrives is what was asked for.
struct Moved {
  i64 points = 0;
  i64 wrong = 0;
  std::string first = {};

  void at(bool right, std::string const& what) {
    points += 1;
    if (!right && wrong++ == 0) { first = what; }
  }

  void close(int id, bool holds, std::string const& what) const {
    std::string size = std::to_string(points) + " coordinates";
    if (holds) {
      say(id, wrong == 0, what + ": " + (wrong == 0 ? size : "CuTe: " + first));
    } else {
      say(id, wrong != 0, what + (wrong == 0 ? ": holds of CuTe's " + size : ": refuted by CuTe too: " + first));
    }
  }
};

template <size_t N>
std::string listed(std::array<i64, N> const& numbers) {
  std::string text;
  for (i64 number : numbers) { text += (text.empty() ? "(" : ",") + std::to_string(number); }
  return text + ")";
}

// The instruction's own layouts say which value of which of its threads a register receives: the coordinates must agree.
template <class Copy, class From, class Into>
void arrives(Moved& claim, From const& from, Into const& into) {
  using Read = Source<Copy>;
  using Written = Destination<Copy>;
  constexpr int R = decltype(rank(typename Copy::Tiler_MN{}))::value;
  constexpr auto modes = std::make_index_sequence<R>{};
  typename Read::Bits read;
  typename Written::Bits written;
  constexpr int lanes = int(size<0>(read)), sent = int(size<1>(read)), received = int(size<1>(written));
  for (int first = 0; first < threads_of<Read>; first += lanes) {
    for (int n = 0; n < int(size(Written::of(first, into))) / received; ++n) {
      auto [value, repetition] = inside(Written::of(first, into), n * received);
      std::vector<std::pair<bool, std::array<i64, R>>> moved(int(cosize(read)), {false, {}});
      for (int lane = lanes - 1; lane >= 0; --lane) {
        auto held = Read::of(first + lane, from);
        i64 place = 0, step = size<0>(held);  // the same repetition of the source's own tile
        for_each(make_int_sequence<R>{}, [&](auto mode) {
          constexpr int K = decltype(mode)::value;
          place += step * repetition[K];
          step *= size<K + 1>(held);
        });
        for (int v = sent - 1; v >= 0; --v) {
          moved[int(read(lane, v))] = {true, numbers(held(int(place + value / received * sent + v)), modes)};
        }
      }
      for (int lane = 0; lane < lanes; ++lane) {
        auto held = Written::of(first + lane, into);
        for (int v = 0; v < received; ++v) {
          auto wanted = numbers(held(n * received + v), modes);
          int bits = int(written(lane, v));
          bool sends = bits < int(moved.size()) && moved[bits].first;
          std::string what = "value " + std::to_string(value + v) + " of thread " + std::to_string(first + lane) + " is for " +
                             listed(wanted) + " and receives " + (sends ? listed(moved[bits].second) : "nothing");
          claim.at(sends && moved[bits].second == wanted, what);
        }
      }
    }
  }
}

// CuTe's partition of a tensor must be the tensor at the partition's coordinates.
template <class Side, class Layout, class Coordinates>
void composes(Moved& claim, Layout const& layout, Coordinates const& coordinates) {
  auto elements = counting(layout);
  for (int t = 0; t < threads_of<Side>; ++t) {
    auto held = Side::of(t, coordinates);
    auto part = Side::of(t, elements);
    constexpr auto modes = std::make_index_sequence<decltype(rank(held))::value - 1>{};
    for (int i = 0; i < int(size(held)); ++i) {
      auto [value, repetition] = inside(held, i);
      i64 found = at_place(part, value, repetition, modes), wanted = layout(held(i));
      std::string both = std::to_string(found) + ", its coordinate's is " + std::to_string(wanted);
      claim.at(found == wanted, "thread " + std::to_string(t) + " meets element " + both);
    }
  }
}
}  // namespace lp
"""

DESCRIPTOR_HARNESS = r"""
namespace lp {
// The fields of a descriptor of shared memory.
template <class Word>
void described(int id, Word const& word, SM90::GMMA::LayoutType kind, int stride, int leading, std::string const& what) {
  auto const& fields = word.bitfield;
  auto found = static_cast<SM90::GMMA::LayoutType>(fields.layout_type_);
  auto in_words = [](SM90::GMMA::LayoutType type, int by, int along) {
    return std::string(to_string(type)) + ", stride offset " + std::to_string(by) + ", leading offset " + std::to_string(along);
  };
  std::string has = in_words(found, fields.stride_byte_offset_, fields.leading_byte_offset_);
  std::string ours = in_words(kind, stride, leading);
  say(id, has == ours, what + (has == ours ? ": " + has : ": CuTe has " + has + ", LayoutProof " + ours));
}
}  // namespace lp
"""
