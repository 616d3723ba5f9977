// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// The nearest of the view and those that it is in of which `isLast` holds; the topmost one when it
  /// holds of none.
  ///
  /// Every question about what is around a view goes this way, most of them for every view. So nothing on
  /// the way is counted as kept.
  ///
  /// - Precondition: `isLast` only looks at the view's state, or sets it: nothing goes away meanwhile.
  /// - Complexity: O(depth).
  @inline(__always)
  final func ascend(_ isLast: (UIView) -> Bool) -> UIView {
    guard TearDown.letsPeek else {
      var view = self
      while !isLast(view), let above = view.parent { view = above }
      return view
    }
    unowned(unsafe) var reached: UIView = self
    while !isLast(reached), let above = reached.superviewLifetime?.peekedView {
      reached = above.takeUnretainedValue()
    }
    return reached
  }

  /// Whether the view is `view` or is in it.
  ///
  /// - Complexity: O(depth).
  final func isInside(_ view: UIView) -> Bool { ascend { $0 === view } === view }

  /// Whether `view` is the superview.
  package final func isDirectly(in view: UIView) -> Bool { superviewLifetime === view.lifetime }

  /// The view at the top of the hierarchy.
  ///
  /// - Complexity: O(depth).
  package final var rootView: UIView { ascend { _ in false } }

  /// The window at the top of the hierarchy; nil outside of one.
  final var rootWindow: UIWindow? {
    let root = rootView
    return root.isWindowRoot ? root as? UIWindow : nil
  }

  /// Whether the hierarchy stands in a window or on a host's surface.
  final var isInWindowOrSurface: Bool {
    let root = rootView
    return root.isWindowRoot || root.rootSurface != nil
  }
}
