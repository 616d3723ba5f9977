// SPDX-License-Identifier: Apache-2.0

extension SIMD4<Float> {
  /// The colour with another alpha.
  func replacingAlpha(_ alpha: Float) -> Pixel { Pixel(x, y, z, alpha) }

  /// The pixel with each component of its colour changed.
  func changingColors(_ change: (Float) -> Float) -> Pixel {
    Pixel(change(x), change(y), change(z), w)
  }

  /// So much of the way to another pixel.
  func mixed(with other: Pixel, _ share: Float) -> Pixel { self + (other - self) * share }
}
