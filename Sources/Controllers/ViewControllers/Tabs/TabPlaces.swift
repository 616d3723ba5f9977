// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The horizontal layout of the tabs of a bar.
struct TabPlaces {
  /// The default width of a centred tab, in points; chosen by Mullion.
  private static let usualWidth: CGFloat = 76
  /// The default distance between centred tabs, in points; chosen by Mullion.
  private static let usualSpacing: CGFloat = 34

  /// The distribution of tabs over the width.
  var positioning = UITabBarItemPositioning.automatic
  /// The width of a centred tab in points, or 0 for the default width.
  var width: CGFloat = 0
  /// The distance between centred tabs in points, or 0 for the default distance.
  var spacing: CGFloat = 0

  /// Returns the left and right edges of `count` tabs, laid out from `start` in `room` points.
  ///
  /// `widest` is the width of an inline tab without a given width, or `nil` for stacked tabs, which share the
  /// whole width unless they are centred. Where the space does not suffice, first the gaps shrink, then the
  /// tabs.
  ///
  /// - Precondition: `count` is positive.
  func spans(of count: Int, from start: CGFloat, in room: CGFloat, widest: CGFloat?) -> [(
    left: CGFloat, right: CGFloat
  )] {
    let share = room / CGFloat(count)
    var (length, gap) = (share, CGFloat(0))
    switch positioning {
    case .fill: break
    case .automatic:
      guard let widest else { break }
      (length, gap) = (width > 0 ? width : widest, spacing)
    case .centered:
      length = width > 0 ? width : widest ?? Self.usualWidth
      gap = spacing > 0 ? spacing : widest == nil ? Self.usualSpacing : 0
    }
    // Tabs that do not fit get smaller gaps first, then smaller widths.
    if count > 1 { gap = max(0, min(gap, (room - length * CGFloat(count)) / CGFloat(count - 1))) }
    length = min(length, share)
    let all = length * CGFloat(count) + gap * CGFloat(count - 1)
    let first = start + (room - all) / 2
    return (0..<count).map { index in
      let left = first + CGFloat(index) * (length + gap)
      return (left.rounded(), (left + length).rounded())
    }
  }
}
