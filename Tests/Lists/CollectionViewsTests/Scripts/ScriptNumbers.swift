// SPDX-License-Identifier: Apache-2.0

/// The random numbers of scripts, which depend only on a seed.
///
/// Different from the generator of other tests, because the seeds of ``FrozenScripts`` reproduce their
/// failures only with this one.
struct ScriptNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 32) | (state << 32)
  }
}
