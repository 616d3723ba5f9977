// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The count of elements that a scroll view other than a list has out of sight.
@MainActor
final class ScrollTally {
  let scrollView: UIScrollView
  private let area: CGRect
  private var nearest: [ScreenElement.Side: CGFloat] = [:]
  /// The counts by sides.
  private(set) var remainders: [ScreenElement.Side: ScreenElement.Remainder] = [:]

  /// Creates the count for `view`, whose frame on the screen is `area`, or returns `nil` if it is a list or no
  /// scroll view.
  init?(_ view: UIView, in area: CGRect) {
    guard let scrollView = view as? UIScrollView, !(view is UICollectionView),
      !(view is UITableView)
    else { return nil }
    self.scrollView = scrollView
    self.area = area
  }

  /// Returns whether the scroll view can show a part of `frame`, which is out of sight.
  func counts(_ frame: CGRect) -> Bool {
    side(of: frame) != nil && !(frame.width == 0 && frame.height == 0)
  }

  /// Counts an element out of sight.
  func add(_ frame: CGRect, _ words: ElementWords) {
    guard let side = side(of: frame) else { return }
    remainders[side, default: ScreenElement.Remainder()].count += 1
    if words.role == "cell" { remainders[side]?.areCells = true }
    let distance =
      switch side {
      case .above: area.minY - frame.maxY
      case .below: frame.minY - area.maxY
      case .before: area.minX - frame.maxX
      case .after: frame.minX - area.maxX
      }
    guard let text = words.text, distance < nearest[side] ?? .infinity else { return }
    nearest[side] = distance
    remainders[side]?.first = text
  }

  private func side(of frame: CGRect) -> ScreenElement.Side? {
    if frame.minY >= area.maxY { return .below }
    if frame.maxY <= area.minY { return .above }
    if frame.minX >= area.maxX { return .after }
    return frame.maxX <= area.minX ? .before : nil
  }
}
