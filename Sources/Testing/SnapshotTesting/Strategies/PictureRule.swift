// SPDX-License-Identifier: Apache-2.0

/// How nearly two pictures have to be equal.
struct PictureRule {
  /// The part of the pixels that has to be equal, from 0 to 1.
  var precision: Float = 1
  /// How nearly a pixel has to be equal to count as equal: 1 exactly, 0.98 about what eyes tell apart.
  var perceptualPrecision: Float = 1

  /// How far apart two colours may be, as a distance in CIE Lab.
  var distance: Float { (1 - max(0, min(1, perceptualPrecision))) * 100 }

  /// Whether so many of all pixels may differ.
  func allows(_ count: Int, of all: Int) -> Bool {
    Float(all - count) >= precision * Float(all)
  }
}
