// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The controller's relation to its containers.
extension UIViewController {
  /// Returns the nearest ancestor of the given type, or `nil` if there is none.
  func ancestor<Controller: UIViewController>() -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }

  /// The nearest ancestor that implements `show(_:sender:)` itself, or `nil` if there is none.
  var showContainer: UIViewController? {
    var next = parent
    while let controller = next {
      if controller.showsOthers { return controller }
      next = controller.parent
    }
    return nil
  }

  /// Returns the default result of `targetViewController(forAction:sender:)`.
  func actionTarget(_ action: Selector, _ sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parent).first { controller in
      switch NSStringFromSelector(action) {
      case "showViewController:sender:": controller.showsOthers
      case "showDetailViewController:sender:": controller.showsDetails
      default: controller.canPerformAction(action, withSender: sender)
      }
    }
  }

  /// Returns the children except `left`.
  func children(besides left: UIViewController?) -> [UIViewController] {
    children.filter { $0 !== left }
  }

  /// Returns the child that is, contains or presented `other`, or `nil`.
  func child(before other: UIViewController) -> UIViewController? {
    sequence(first: other) { $0.parent ?? $0.presentingViewController }
      .first { $0.parent === self }
  }

  /// The trait collection while the view is not loaded.
  var traitsWithoutView: UITraitCollection {
    let around = parent?.traitCollection ?? UIScreen.main.traitCollection
    return ownTraits.map { UITraitCollection(traitsFrom: [around, $0]) } ?? around
  }

  /// Returns the button that toggles the editing mode, created on first access.
  func editButton() -> EditButton {
    if let shownEditButton { return shownEditButton }
    let button = EditButton(isEditing: isEditing) { [weak self] in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    shownEditButton = button
    return button
  }

  /// Creates the presenter of the content-unavailable configuration.
  func makeUnavailableContent() -> UnavailableContent {
    UnavailableContent(in: { [weak self] isMade in isMade ? self?.view : self?.viewIfLoaded }) {
      [weak self] in
      guard let self else { return }
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
  }

  /// Invalidates the layout of the navigation and tab bar controllers around the controller.
  func containerLayoutChanged() {
    navigationController?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// The scroll view that the top bar follows: the one set for the top edge, or else the first one found at
  /// the view's top edge.
  var topScrollView: UIScrollView? {
    if let set = contentScrollView(for: .top) { return set }
    guard let view = viewIfLoaded else { return nil }
    return Self.scrollView(in: view, of: view, at: .top, depth: 0)
  }

  /// The scroll view that bottom bars follow.
  ///
  /// This is the scroll view set for the controller or its visible children, or else the first one found at
  /// the bottom edge of the innermost child's view.
  var bottomScrollView: UIScrollView? {
    if let set = contentScrollView(for: .bottom) { return set }
    if let shownChild { return shownChild.bottomScrollView }
    guard let view = viewIfLoaded else { return nil }
    return Self.scrollView(in: view, of: view, at: .bottom, depth: 0)
  }

  /// The depth limit of the search; deeper scroll views are parts of the content.
  private static let greatestDepth = 4

  private static func scrollView(
    in view: UIView, of root: UIView, at edge: NSDirectionalRectEdge, depth: Int
  ) -> UIScrollView? {
    guard !view.isHidden, depth < greatestDepth else { return nil }
    let top = view.superview.map { $0.convert(view.frame.origin, to: root).y } ?? 0
    let isAtEdge = edge == .top ? top < 1 : top + view.frame.height > root.bounds.height - 1
    guard view === root || isAtEdge && view.bounds.width > root.bounds.width / 2 else { return nil }
    if let scrollView = view as? UIScrollView { return scrollView }
    for subview in view.subviews {
      let found = scrollView(in: subview, of: root, at: edge, depth: depth + 1)
      if let found { return found }
    }
    return nil
  }

  /// Returns the size of the controller's view for the size `parentSize` of the parent's view.
  ///
  /// The size is `parentSize` if the view fills its superview or is in none, and otherwise the current size
  /// of the view.
  func sizeInParent(of parentSize: CGSize) -> CGSize {
    guard let view = viewIfLoaded, let superview = view.superview else { return parentSize }
    return view.bounds.size == superview.bounds.size ? parentSize : view.bounds.size
  }

  /// Replaces the loaded view.
  func replaceView(by newView: UIView?) {
    loadedView?.nextResponderOverride = nil
    loadedView = newView
    newView?.nextResponderOverride = self
    newView?.markPropertiesDue(.owner)
    newView?.setAdditionalSafeAreaInsets(additionalSafeAreaInsets)
    newView?.controllerTraits = ownTraits
    if overrideUserInterfaceStyle != .unspecified {
      newView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    }
  }
}
