// SPDX-License-Identifier: Apache-2.0

package import CollectionGeometry
import Foundation

extension UIView {
  var effectiveTraits: UITraitCollection {
    var view = self
    while !view.saysTraits, let superview = view.superview { view = superview }
    let around =
      view.superview?.effectiveTraits ?? view.rootSurface?.traits ?? AmbientDisplay.traits
    guard view.saysTraits else { return around }
    return view.tree.saidTraits.applied(to: around, style: view.overrideUserInterfaceStyle)
  }

  private var saysTraits: Bool {
    !tree.saidTraits.isEmpty || overrideUserInterfaceStyle != .unspecified
  }

  var layoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(
      where: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Which way the view is read changed: constraints that mention it mean other edges.
  func readingDirectionChanged() {
    setNeedsLayout()
    layoutMarginsMayHaveChanged()
    for view in sequence(first: self, next: \.superview) {
      view.tree.autoLayout?.region?.structureChanged()
    }
    for constraint in tree.autoLayout?.constraints ?? [] { constraint.region?.structureChanged() }
  }

  /// The traits that the view's controller says for itself.
  package var controllerTraits: UITraitCollection? {
    get { tree.saidTraits.controller }
    set {
      guard newValue != controllerTraits else { return }
      tree.saidTraits.controller = newValue
      saidTraitsDidChange()
    }
  }

  /// The traits that a presentation, or the list that the view is in, says.
  package var imposedTraits: UITraitCollection? {
    get { tree.saidTraits.imposed }
    set {
      guard newValue != imposedTraits else { return }
      tree.saidTraits.imposed = newValue
      saidTraitsDidChange()
    }
  }

  /// Something else is said of the view's traits.
  func saidTraitsDidChange() {
    tree.saidTraits.change()
    traitsDidChange()
  }

  /// Tells the view and those inside it whose traits are now others.
  package func traitsDidChange() {
    let now = traitCollection
    if now != tree.reportedTraits {
      let before = tree.reportedTraits
      tree.reportedTraits = now
      // Constraints may have been solved before anybody knew how people read.
      if (before?.layoutDirection == .rightToLeft) != (now.layoutDirection == .rightToLeft) {
        tree.autoLayout?.region?.structureChanged()
        layoutMarginsMayHaveChanged()
      }
      setPictureStale()
      markPropertiesDue([.view, .owner])
      setNeedsLayout()
      if let before {
        traitCollectionDidChange(before)
        tree.traitObservers?.notify(of: now, from: before)
        owner?.viewDidChangeTraits(from: before)
      }
    }
    for subview in subviews { subview.traitsDidChange() }
  }
}

extension UISemanticContentAttribute {
  /// The direction of content of this kind where people read in `around`.
  func direction(
    where around: @autoclosure () -> UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: around()
    }
  }
}
