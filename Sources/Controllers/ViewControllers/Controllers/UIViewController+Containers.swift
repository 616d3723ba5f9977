// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

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

  /// What `targetViewController(forAction:sender:)` answers unless overridden.
  func actionTarget(_ action: Selector, _ sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parent).first { controller in
      switch NSStringFromSelector(action) {
      case "showViewController:sender:": controller.showsOthers
      case "showDetailViewController:sender:": controller.showsDetails
      default: controller.canPerformAction(action, withSender: sender)
      }
    }
  }

  /// The children but `left`.
  func children(besides left: UIViewController?) -> [UIViewController] {
    children.filter { $0 !== left }
  }

  /// The child that is, holds, or presented `other`; nil: there is none.
  func child(before other: UIViewController) -> UIViewController? {
    sequence(first: other) { $0.parent ?? $0.presentingViewController }
      .first { $0.parent === self }
  }

  /// What the controller adapts to while its view is not made.
  var traitsWithoutView: UITraitCollection {
    let around = parent?.traitCollection ?? UIScreen.main.traitCollection
    return ownTraits.map { UITraitCollection(traitsFrom: [around, $0]) } ?? around
  }

  /// The button that turns the controller's editing on and off, made when it is first asked for.
  func editButton() -> EditButton {
    if let shownEditButton { return shownEditButton }
    let button = EditButton(isEditing: isEditing) { [weak self] in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    shownEditButton = button
    return button
  }

  /// What stands in the controller's view while its content is not there.
  func makeUnavailableContent() -> UnavailableContent {
    UnavailableContent(in: { [weak self] isMade in isMade ? self?.view : self?.viewIfLoaded }) {
      [weak self] in
      guard let self else { return }
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
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

  /// The size that the controller's view gets when its parent's view gets `parentSize`: in
  /// proportion when it fills its parent, else its present one.
  func sizeInParent(of parentSize: CGSize) -> CGSize {
    guard let view = viewIfLoaded, let superview = view.superview else { return parentSize }
    return view.bounds.size == superview.bounds.size ? parentSize : view.bounds.size
  }

  /// Has another view in the place of the one that was loaded.
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
