// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The paths that drawing is clipped to, one after the other.
struct ClipList {
  /// A path, and what of it is inside.
  struct Clip: Hashable {
    var path: PathShape
    var isEvenOdd: Bool
    /// What is seen is seen where these are opaque; none: everywhere in the path.
    var mask: [Drawing.Step] = []
  }

  /// The outermost first.
  private(set) var clips: [Clip] = []

  mutating func append(_ path: PathShape, isEvenOdd: Bool) {
    clips.append(Clip(path: path, isEvenOdd: isEvenOdd))
  }

  mutating func append(_ path: PathShape, mask: [Drawing.Step]) {
    clips.append(Clip(path: path, isEvenOdd: false, mask: mask))
  }

  /// The rectangle around what is left of `area`.
  func box(within area: CGRect) -> CGRect {
    let box = clips.reduce(area) { $0.intersection($1.path.controlBox) }
    return box.isNull ? .zero : box
  }
}
