// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The measured sizes of a flow layout, and their average.
struct FlowMeasures {
  private var sizes: [IndexPath: CGSize] = [:]
  private var widths: [CGFloat: Int] = [:]
  private var heights: [CGFloat: Int] = [:]
  private var sum = CGSize.zero

  var isEmpty: Bool { sizes.isEmpty }

  /// All measured sizes, in no particular order.
  var all: [IndexPath: CGSize] { sizes }

  subscript(path: IndexPath) -> CGSize? { sizes[path] }

  /// The average of the measured sizes, on each axis; `nil` if there are none.
  var average: CGSize? {
    guard !sizes.isEmpty else { return nil }
    let count = CGFloat(sizes.count)
    // Equal lengths are returned exactly: a sum of fractions may have a rounding error.
    return CGSize(
      width: widths.count == 1 ? widths.keys.first ?? 0 : sum.width / count,
      height: heights.count == 1 ? heights.keys.first ?? 0 : sum.height / count)
  }

  mutating func set(_ size: CGSize, at path: IndexPath) {
    if let old = sizes.updateValue(size, forKey: path) { count(old, -1) }
    count(size, 1)
  }

  /// Translates the index paths after an update; deleted items are removed.
  ///
  /// - Complexity: O(measured items).
  mutating func rename(_ newPath: (IndexPath) -> IndexPath?) {
    let old = sizes
    self = FlowMeasures()
    for (path, size) in old {
      if let new = newPath(path) { set(size, at: new) }
    }
  }

  private mutating func count(_ size: CGSize, _ sign: Int) {
    sum.width += size.width * CGFloat(sign)
    sum.height += size.height * CGFloat(sign)
    widths[size.width, default: 0] += sign
    heights[size.height, default: 0] += sign
    if widths[size.width] == 0 { widths[size.width] = nil }
    if heights[size.height] == 0 { heights[size.height] = nil }
  }
}
