// SPDX-License-Identifier: Apache-2.0

extension ViewSurface {
  /// Does what a tap on a status bar does.
  ///
  /// The one scroll view in sight whose `scrollsToTop` is true scrolls to its top, if its delegate lets
  /// it. With none or several nothing happens.
  ///
  /// - Returns: Whether there was one to ask.
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
