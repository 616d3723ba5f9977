// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The rule for the length of the last, partly filled group, which is trimmed along the section's run.
///
/// Its length is the furthest end of the items present, measured from the inner corner, plus the space that a
/// full group has after its furthest item. The group's own insets are not added back.
enum Trimming {
  /// The furthest end of items along the run, from the group's inner corner.
  struct Reach {
    var present: CGFloat = 0
    var full: CGFloat = 0

    mutating func add(_ end: CGFloat, ofFull fullEnd: CGFloat, isPresent: Bool) {
      full = max(full, fullEnd)
      if isPresent { present = max(present, end) }
    }
  }

  static func length(
    of part: GroupSolver.Part, inner: CGFloat, outer: CGFloat, reach: Reach
  ) -> CGFloat {
    guard part.filled < part.capacity else { return outer }
    let length = reach.present + (inner - reach.full)
    // A smaller length is a rounding error; a part without length has no boundary items either.
    return length < 1e-9 ? 0 : length
  }
}
