// SPDX-License-Identifier: Apache-2.0

import Foundation
import ViewTree

/// Where a controller stands among others.
extension UIViewController {
  /// The nearest controller of a type that this one is in.
  func ancestor<Controller: UIViewController>() -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }

  /// The nearest controller around this one that shows others in a way of its own.
  var showContainer: UIViewController? {
    var next = parent
    while let controller = next {
      if controller.showsOthers { return controller }
      next = controller.parent
    }
    return nil
  }

  /// Has the bars around the controller laid out anew.
  func containerLayoutChanged() {
    navigationController?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// The scroll view that the bar at the top follows: the one that was set, else one that reaches
  /// to the view's top.
  var topScrollView: UIScrollView? {
    if let set = contentScrollView(for: .top) { return set }
    guard let view = viewIfLoaded else { return nil }
    return Self.scrollView(in: view, of: view, depth: 0)
  }

  /// Scroll views that lie deeper are parts of the content.
  private static let greatestDepth = 4

  private static func scrollView(
    in view: UIView, of root: UIView, depth: Int
  ) -> UIScrollView? {
    guard !view.isHidden, depth < greatestDepth else { return nil }
    let top = view.superview.map { $0.convert(view.frame.origin, to: root).y } ?? 0
    guard view === root || top < 1 && view.bounds.width > root.bounds.width / 2 else { return nil }
    if let scrollView = view as? UIScrollView { return scrollView }
    for subview in view.subviews {
      let found = scrollView(in: subview, of: root, depth: depth + 1)
      if let found { return found }
    }
    return nil
  }
}
