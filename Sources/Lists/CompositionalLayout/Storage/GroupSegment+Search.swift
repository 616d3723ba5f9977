// SPDX-License-Identifier: Apache-2.0

import Foundation

extension GroupSegment {
  /// Returns the segment's groups that have an element between two positions.
  ///
  /// Positions are measured from the segment's start.
  func places(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    if groups == 1 || pitch == 0 { return 0 <= high && length >= low ? 0..<groups : 0..<0 }
    // Group i extends from i * pitch to i * pitch + length.
    let (one, other) = ((low - length) / pitch, high / pitch)
    let first = Finite.index(min(one, other).rounded(.up), in: 0...groups)
    let last = Finite.index(max(one, other).rounded(.down) + 1, in: 0...groups)
    return first..<max(first, last)
  }
}
