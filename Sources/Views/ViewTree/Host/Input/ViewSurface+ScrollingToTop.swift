// SPDX-License-Identifier: Apache-2.0

extension ViewSurface {
  /// Performs the effect of a tap on a status bar.
  ///
  /// The only visible scroll view whose `scrollsToTop` is `true` scrolls to its top, if its delegate allows
  /// it. If there are none or several, it is a no-op.
  ///
  /// - Returns: Whether there was exactly one such scroll view and it could scroll, even if its delegate
  ///   refused.
  /// - Complexity: O(n) in the number of views.
  @discardableResult
  package func scrollToTop() -> Bool {
    var found: [UIScrollView] = []
    var queue: [UIView] = [keyScope?() ?? root]
    while let view = queue.popLast() {
      guard view.isPainted else { continue }
      queue += view.subviews
      if let view = view as? UIScrollView, view.scrollsToTop { found.append(view) }
    }
    return found.count == 1 && found[0].scrollToTop()
  }
}
