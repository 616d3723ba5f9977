// SPDX-License-Identifier: Apache-2.0

extension SIMD4<Float> {
  /// Returns the colour with another alpha.
  func replacingAlpha(_ alpha: Float) -> Pixel { Pixel(x, y, z, alpha) }

  /// Returns the pixel with each colour component changed.
  func changingColors(_ change: (Float) -> Float) -> Pixel {
    Pixel(change(x), change(y), change(z), w)
  }

  /// Returns the linear interpolation to another pixel.
  func mixed(with other: Pixel, _ share: Float) -> Pixel { self + (other - self) * share }
}
