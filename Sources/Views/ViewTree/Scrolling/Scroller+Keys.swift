// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension Scroller {
  /// The distance of an arrow key, in points.
  private static let line: CGFloat = 60
  /// The part of the view that remains visible when a key scrolls by a page, in points.
  private static let overlap: CGFloat = 40

  /// Scrolls for a key event.
  ///
  /// - Returns: Whether the content could be scrolled.
  func handleKey(_ event: KeyEvent) -> Bool {
    guard view.allowsKeyboardScrolling, view.isScrollEnabled,
      event.modifiers.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    if event.key == .home, hasRange(.vertical), canScroll(.vertical, by: -1), scrollToTop() {
      return true
    }
    let delta = distance(for: event)
    if delta.dy != 0, canScroll(.vertical, by: delta.dy) {
      step(by: CGVector(dx: 0, dy: delta.dy))
      return true
    }
    if delta.dx != 0, canScroll(.horizontal, by: delta.dx) {
      step(by: CGVector(dx: delta.dx, dy: 0))
      return true
    }
    return false
  }

  private func distance(for event: KeyEvent) -> CGVector {
    let isVertical = hasRange(.vertical)
    let visible = view.bounds.inset(by: view.adjustedContentInset).size
    let length = isVertical ? visible.height : visible.width
    let page = max(Self.line, length - Self.overlap)
    func along(_ distance: CGFloat) -> CGVector {
      isVertical ? CGVector(dx: 0, dy: distance) : CGVector(dx: distance, dy: 0)
    }
    let all = isVertical ? view.contentSize.height : view.contentSize.width
    switch event.key {
    case .up: return CGVector(dx: 0, dy: -Self.line)
    case .down: return CGVector(dx: 0, dy: Self.line)
    case .left: return view.way(CGVector(dx: -Self.line, dy: 0))
    case .right: return view.way(CGVector(dx: Self.line, dy: 0))
    case .pageUp: return along(-page)
    case .pageDown: return along(page)
    case .space: return along(event.modifiers.contains(.shift) ? -page : page)
    case .home: return along(-all - length)
    case .end: return along(all + length)
    case .enter, .escape, .tab, .delete, .forwardDelete, .character, .function: return .zero
    }
  }
}
