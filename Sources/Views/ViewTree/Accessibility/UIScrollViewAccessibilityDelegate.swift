// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Says what assistive technologies say after a scroll view was scrolled by a page; every method may be left out.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// Which part of the content is seen, as "Page 2 of 5"; nil: nothing is said.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// The same with attributes of how it is spoken, which nobody here heeds; asked first.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  /// Nothing.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
  /// Nothing: the text without attributes is said.
  public func accessibilityAttributedScrollStatus(
    for scrollView: UIScrollView
  ) -> NSAttributedString? { nil }
}

extension UIScrollView {
  /// Has assistive technologies say which part of the content is seen, once it rests.
  func sayScrollStatus(in surface: ViewSurface) {
    guard delegate is any UIScrollViewAccessibilityDelegate else { return }
    surface.addFrameCallback { [weak self] _ in
      guard let self, let teller = delegate as? any UIScrollViewAccessibilityDelegate else {
        return false
      }
      if scroller.isStepping || scroller.isAnimating { return true }
      let status =
        teller.accessibilityAttributedScrollStatus(for: self)?.string
        ?? teller.accessibilityScrollStatus(for: self)
      if let status { UIAccessibility.post(notification: .pageScrolled, argument: status) }
      return false
    }
  }
}
