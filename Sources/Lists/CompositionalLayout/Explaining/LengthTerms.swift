// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The computation of the terms of lengths in descriptions.
struct LengthTerms {
  let grid: PixelGrid

  /// The size that fractions refer to, and its explanation.
  struct Base {
    var size: CGSize
    var words: String
    /// An additional explanation of the length along one axis.
    var note: (axis: LayoutAxis, words: String)?

    func words(_ axis: LayoutAxis) -> String {
      guard let note, note.axis == axis else { return words }
      return words + note.words
    }
  }

  /// Returns the terms of `dimension`, without measured sizes.
  func terms(_ dimension: LayoutDimension, in base: Base, path: String) -> [FrameTerm] {
    let length = grid.length(dimension, in: base.size)
    var terms: [FrameTerm] = []
    switch dimension.kind {
    case .absolute: terms.add(length, .absolute, path, LintWords.length(dimension))
    case .estimated, .uniformAcrossSiblings:
      terms.add(length, .estimate, path, "\(LintWords.length(dimension)), not measured")
    case .fractionalWidth, .fractionalHeight:
      let axis: LayoutAxis = dimension.kind == .fractionalWidth ? .horizontal : .vertical
      let whole = base.size[axis]
      let exact = Finite.length(dimension.value * whole)
      terms.add(
        exact, .fraction, path,
        "\(LintWords.length(dimension)) of \(LintWords.number(whole)), \(base.words(axis))")
      terms.add(length - exact, .rounding, path, "rounded down to the pixel")
    }
    return terms
  }

  /// Returns the slot of `size`, with `measured` lengths where it is estimated.
  func slot(
    _ size: LayoutDimensions, in base: Base, measured: CGSize?, path: String
  ) -> TermedRect {
    var slot = TermedRect()
    for axis in LayoutAxis.both {
      if let measured, size[axis].isMeasured {
        slot[length: axis].add(
          measured[axis], .measurement, path,
          "measured; the estimate is \(LintWords.number(size[axis].value))")
      } else {
        slot[length: axis] = terms(size[axis], in: base, path: path)
      }
    }
    return slot
  }
}
