// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry
import MullionViewTree

/// The appearance of the view on screen, as reported by the view tree.
///
/// During an appearance transition of a container (`beginAppearanceTransition`), only the entry of the view
/// into its window and its departure with the parent's view are handled here.
extension UIViewController: ControllerWork {}

extension UIViewController: ViewOwner {
  /// Begins the appearance or the disappearance; no-op while a container manages it, unless a view that has
  /// appeared leaves the window, or leaves it with the parent's view.
  package func viewWillChangePresence(_ isPresent: Bool) {
    guard followsPresence || !isPresent && (appearance == .appeared || leavesWithParent) else {
      return
    }
    if isPresent, appearance == .disappeared {
      appearance = .appearing
      isAppearanceAnimated = parent?.movingAnimation ?? false
      notifyWillAppear()
    } else if !isPresent, appearance == .appeared || appearance == .appearing {
      appearance = .disappearing
      isAppearanceManaged = false
      isAppearanceAnimated = parent?.movingAnimation ?? false
      viewWillDisappear(isAppearanceAnimated)
    }
  }

  /// Completes the disappearance, or calls `viewIsAppearing` and completes the appearance after the next
  /// layout.
  package func viewDidChangePresence(_ isPresent: Bool) {
    if isPresent { unavailableContent.updateIfNeeded() }
    if isPresent, appearance == .appearing {
      viewIsAppearing(isAppearanceAnimated)
      guard !isAppearanceManaged else { return }
      viewIfLoaded?.surface?.afterNextLayout { [weak self] in self?.finishAppearing() }
    } else if !isPresent, appearance == .disappearing, !isAppearanceManaged || leavesWithParent {
      isAppearanceManaged = false
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    }
  }

  /// Notifies the surrounding bars and container of the layout of the content.
  package func subviewsWereLaidOut() {
    let containers: [(any ContainerLayout)?] = [navigationController, tabBarController]
    for case let container? in containers { container.contentWasLaidOut() }
    reportFittedSize()
  }

  /// Notifies the container that constraints gave the view another size.
  private func reportFittedSize() {
    guard let view = viewIfLoaded, !view.translatesAutoresizingMaskIntoConstraints else { return }
    let old = fittedSize
    fittedSize = view.bounds.size
    guard let old, old != view.bounds.size else { return }
    holder?.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
  }

  /// Calls `traitCollectionDidChange(_:)` and notifies the trait observers of the controller.
  package func viewDidChangeTraits(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    traitObservers.notify(of: traitCollection, from: previous)
  }

  /// Whether the entry of the view into its window makes the controller appear.
  private var followsPresence: Bool {
    !isAppearanceManaged && (parent?.shouldAutomaticallyForwardAppearanceMethods ?? true)
  }

  /// Whether the view leaves the window because the parent's view does, and not by a transition of the
  /// parent.
  private var leavesWithParent: Bool {
    guard let parent, !parent.isAppearanceManaged else { return false }
    return parent.appearance == .disappearing || parent.appearance == .disappeared
  }

  /// Whether children that appear or disappear with this controller do so animated.
  private var movingAnimation: Bool {
    switch appearance {
    case .appearing, .disappearing: isAppearanceAnimated
    case .appeared, .disappeared: false
    }
  }

  private func finishAppearing() {
    guard appearance == .appearing, !isAppearanceManaged else { return }
    notifyDidAppear()
  }

  private func notifyWillAppear() {
    viewWillAppear(isAppearanceAnimated)
    (parent as? any ChildAppearanceObserving)?
      .childWillAppear(self, animated: isAppearanceAnimated)
  }

  private func notifyDidAppear() {
    appearance = .appeared
    viewDidAppear(isAppearanceAnimated)
    (parent as? any ChildAppearanceObserving)?
      .childDidAppear(self, animated: isAppearanceAnimated)
  }

  /// The children that appear and disappear with this controller's view.
  private var childrenInView: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { staysShown($0) && isAround($0) }
  }

  /// Returns whether the view of `child` is in this controller's view.
  private func isAround(_ child: UIViewController) -> Bool {
    guard let view = viewIfLoaded else { return false }
    return child.viewIfLoaded?.isDescendant(of: view) ?? false
  }

  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let isDue =
      isAppearing
      ? appearance == .disappeared || appearance == .disappearing
      : appearance == .appeared || appearance == .appearing
    guard isDue else { return }
    isAppearanceManaged = true
    isAppearanceAnimated = animated
    appearance = isAppearing ? .appearing : .disappearing
    if isAppearing { notifyWillAppear() } else { viewWillDisappear(animated) }
    for child in childrenInView { child.beginAppearance(isAppearing, animated: animated) }
  }

  /// Ends the appearance transition of a controller that leaves its container.
  ///
  /// The container does not end the transition later. An appearing view that is in no window disappears.
  func releaseAppearance() {
    guard isAppearanceManaged else { return }
    if appearance == .appearing, viewIfLoaded?.tree.isInWindow != true {
      beginAppearance(false, animated: isAppearanceAnimated)
    }
    endAppearance()
    (isMovingToParent, isMovingFromParent) = (false, false)
  }

  func endAppearance() {
    guard isAppearanceManaged else { return }
    isAppearanceManaged = false
    if appearance == .appearing {
      notifyDidAppear()
    } else if appearance == .disappearing {
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    }
    for child in children {
      if child.appearance == .appearing, !isAround(child) {
        child.beginAppearance(false, animated: isAppearanceAnimated)
      }
      child.endAppearance()
    }
  }
}
