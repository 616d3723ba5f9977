// SPDX-License-Identifier: Apache-2.0

/// The tolerance for differences between two images.
struct PictureRule {
  /// The proportion of pixels that must be equal, from 0 to 1.
  var precision: Float = 1
  /// The similarity from which a pixel counts as equal: 1 is exact, 0.98 about the precision of the human
  /// eye.
  var perceptualPrecision: Float = 1

  /// The maximum distance of two colours in CIE Lab.
  var distance: Float { (1 - max(0, min(1, perceptualPrecision))) * 100 }

  /// Returns whether `count` of all pixels may differ.
  func allows(_ count: Int, of all: Int) -> Bool {
    Float(all - count) >= precision * Float(all)
  }
}
