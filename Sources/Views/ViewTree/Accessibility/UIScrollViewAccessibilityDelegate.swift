// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A delegate that describes the visible part of a scroll view after it was scrolled by a page; all methods
/// are optional.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// Returns a description of the visible part, for example "Page 2 of 5", or `nil` for none.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// Returns the description as an attributed string, which takes precedence; the speech attributes have no
  /// effect.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  /// Returns `nil`, the default.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
  /// Returns `nil`, the default: the description without attributes is used.
  public func accessibilityAttributedScrollStatus(
    for scrollView: UIScrollView
  ) -> NSAttributedString? { nil }
}

extension UIScrollView {
  /// Announces the description of the visible part when the scroll view has come to rest.
  func announceScrollStatus(in surface: ViewSurface) {
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
