// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The scroll views at a touch in a sheet, innermost first.
@MainActor
struct SheetContent {
  private let scrollViews: [UIScrollView]

  /// Creates the list of the enabled scroll views around `touched` in `card`.
  init(_ touched: UIView?, within card: UIView) {
    let chain = sequence(first: touched ?? card, next: \.superview).prefix { $0 !== card }
    scrollViews = chain.compactMap { $0 as? UIScrollView }.filter {
      $0.isScrollEnabled && $0.panGestureRecognizer.isEnabled
    }
  }

  /// Returns whether a drag that begins by `offset`, in points, moves the sheet instead of its content.
  ///
  /// If `grows` is `true`, an upward drag on content at its top expands the sheet.
  func letsGo(of offset: CGVector, grows: Bool) -> Bool {
    guard abs(offset.dy) >= abs(offset.dx) else { return false }
    let upright = scrollViews.filter(Self.scrollsUpright)
    guard !upright.isEmpty else { return true }
    guard upright.allSatisfy(Self.isAtTop) else { return false }
    guard offset.dy > 0 else { return grows }
    return !upright.contains { $0.refreshControl != nil }
  }

  private static func scrollsUpright(_ view: UIScrollView) -> Bool {
    let insets = view.adjustedContentInset
    let room = view.bounds.height - insets.top - insets.bottom
    return view.contentSize.height > room + 0.5 || view.bounces && view.alwaysBounceVertical
  }

  private static func isAtTop(_ view: UIScrollView) -> Bool {
    view.contentOffset.y <= 0.5 - view.adjustedContentInset.top
  }
}
