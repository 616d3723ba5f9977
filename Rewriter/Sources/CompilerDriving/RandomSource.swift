// SPDX-License-Identifier: Apache-2.0

/// A deterministic random number generator.
struct RandomSource {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// Returns a number in `0..<bound`; `bound` must be at least 1.
  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 11) % bound
  }
}
