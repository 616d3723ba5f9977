// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the tabs of a bar are from side to side.
struct TabPlaces {
  /// How wide a tab is in the middle of a bar where nobody says else, in points; ours.
  private static let usualWidth: CGFloat = 76
  /// How far tabs in the middle of a bar stand from each other where nobody says else, in points; ours.
  private static let usualSpacing: CGFloat = 34

  /// How they share the width.
  var positioning = UITabBarItemPositioning.automatic
  /// How wide a tab in the middle is, in points; 0: as usual.
  var width: CGFloat = 0
  /// How far tabs in the middle stand from each other, in points; 0: as usual.
  var spacing: CGFloat = 0

  /// Where `count` tabs begin and end from `start` on, in `room` points; `widest`: how wide they are where nobody says else.
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
    // What is too wide has smaller gaps first, then smaller tabs.
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
