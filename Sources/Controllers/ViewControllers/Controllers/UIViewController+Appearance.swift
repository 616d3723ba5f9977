// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry
import MullionViewTree

/// The view's way onto the screen and off it, as the view tree reports it.
///
/// Containers that manage appearance (`beginAppearanceTransition`) are told nothing here but that
/// the view has come into its window.
extension UIViewController: ControllerWork {}

extension UIViewController: ViewOwner {
  /// Begins to appear, or to disappear, unless a container says when.
  package func viewWillChangePresence(_ isPresent: Bool) {
    guard followsPresence || !isPresent && (appearance == .appeared || leavesWithParent) else {
      return
    }
    if isPresent, appearance == .disappeared {
      appearance = .appearing
      isAppearanceAnimated = parent?.movingAnimation ?? false
      tellOfAppearing()
    } else if !isPresent, appearance == .appeared || appearance == .appearing {
      appearance = .disappearing
      isAppearanceManaged = false
      isAppearanceAnimated = parent?.movingAnimation ?? false
      viewWillDisappear(isAppearanceAnimated)
    }
  }

  /// Has disappeared, or will have appeared after the next layout.
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

  /// Lets the bar around the controller follow its content.
  package func subviewsWereLaidOut() {
    navigationController?.contentWasLaidOut()
    tellFittedSize()
  }

  /// Tells what holds the controller where constraints gave its view another size.
  private func tellFittedSize() {
    guard let view = viewIfLoaded, !view.translatesAutoresizingMaskIntoConstraints else { return }
    let old = fittedSize
    fittedSize = view.bounds.size
    guard let old, old != view.bounds.size else { return }
    holder?.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
  }

  /// Tells the controller, and who asked to know.
  package func viewDidChangeTraits(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    traitObservers.notify(of: traitCollection, from: previous)
  }

  /// Whether the view's way into its window makes the controller appear.
  private var followsPresence: Bool {
    !isAppearanceManaged && (parent?.shouldAutomaticallyForwardAppearanceMethods ?? true)
  }

  /// Whether the view leaves the window because the parent's does, and not by the parent's own transition.
  private var leavesWithParent: Bool {
    guard let parent, !parent.isAppearanceManaged else { return false }
    return parent.appearance == .disappearing || parent.appearance == .disappeared
  }

  /// Whether what appears or disappears with this controller does so in an animation.
  private var movingAnimation: Bool {
    switch appearance {
    case .appearing, .disappearing: isAppearanceAnimated
    case .appeared, .disappeared: false
    }
  }

  private func finishAppearing() {
    guard appearance == .appearing, !isAppearanceManaged else { return }
    tellOfHavingAppeared()
  }

  private func tellOfAppearing() {
    viewWillAppear(isAppearanceAnimated)
    (parent as? any ChildAppearanceHearing)?
      .childWillAppear(self, animated: isAppearanceAnimated)
  }

  private func tellOfHavingAppeared() {
    appearance = .appeared
    viewDidAppear(isAppearanceAnimated)
    (parent as? any ChildAppearanceHearing)?
      .childDidAppear(self, animated: isAppearanceAnimated)
  }

  /// The children that come and go with this controller's view.
  private var childrenInView: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { staysShown($0) && isAround($0) }
  }

  /// Whether the view of `child` is in the controller's.
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
    if isAppearing { tellOfAppearing() } else { viewWillDisappear(animated) }
    for child in childrenInView { child.beginAppearance(isAppearing, animated: animated) }
  }

  /// Ends the appearance transition of a controller that leaves its container, which will not end it: a
  /// view that was to appear and is in no window disappears.
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
      tellOfHavingAppeared()
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
