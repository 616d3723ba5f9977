// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The list of paths to which drawing is clipped.
struct ClipList {
  /// A path, with the rule that determines its inside.
  struct Clip: Hashable {
    var path: PathShape
    var isEvenOdd: Bool
    /// The steps whose opaque parts are the mask inside the path; empty for no mask.
    var mask: [Drawing.Step] = []
  }

  /// The clips, the outermost first.
  private(set) var clips: [Clip] = []

  mutating func append(_ path: PathShape, isEvenOdd: Bool) {
    clips.append(Clip(path: path, isEvenOdd: isEvenOdd))
  }

  mutating func append(_ path: PathShape, mask: [Drawing.Step]) {
    clips.append(Clip(path: path, isEvenOdd: false, mask: mask))
  }

  /// Returns the bounding box of the clips within `area`.
  func box(within area: CGRect) -> CGRect {
    let box = clips.reduce(area) { $0.intersection($1.path.controlBox) }
    return box.isNull ? .zero : box
  }
}
