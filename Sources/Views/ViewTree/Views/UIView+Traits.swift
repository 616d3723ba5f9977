// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionCollectionGeometry

extension UIView {
  var effectiveTraits: UITraitCollection {
    if Self.told == ObjectIdentifier(self), let traits = Self.toldTraits { return traits }
    let view = ascend { $0.saysTraits }
    let around =
      view.parent?.effectiveTraits ?? view.rootSurface?.traits ?? AmbientDisplay.traits
    guard view.saysTraits else { return around }
    return view.tree.saidTraits.applied(to: around, style: view.overrideUserInterfaceStyle)
  }

  /// The view that is told of its traits right now.
  @exclusivity(unchecked) private static var told: ObjectIdentifier?
  /// The traits that it is told of.
  @exclusivity(unchecked) private static var toldTraits: UITraitCollection?

  /// Whether something is said of the view's traits; an application's class may answer for itself.
  private var saysTraits: Bool {
    tree.saysTraits || !isOfLibrary && overrideUserInterfaceStyle != .unspecified
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
    tree.saysTraits = !tree.saidTraits.isEmpty || overrideUserInterfaceStyle != .unspecified
    traitsDidChange()
  }

  /// Tells the view and those inside it whose traits are now others.
  ///
  /// - Complexity: O(depth + views inside).
  package func traitsDidChange() {
    traitsDidChange(
      around: parent?.effectiveTraits ?? rootSurface?.traits ?? AmbientDisplay.traits)
  }

  /// Tells the view and those inside it whose traits are now others in a superview of the given ones.
  ///
  /// - Returns: Whether somebody was told, who may have said something else of the views around.
  @discardableResult
  private func traitsDidChange(around: UITraitCollection) -> Bool {
    let own =
      saysTraits ? tree.saidTraits.applied(to: around, style: overrideUserInterfaceStyle) : around
    var isTold = reportTraits(own)
    if children.isEmpty { return isTold }
    for subview in children
    where subview.traitsDidChange(around: isTold ? effectiveTraits : own) {
      isTold = true
    }
    return isTold
  }

  /// Tells the view that its traits are now `own`, or what its class makes of them.
  ///
  /// - Returns: Whether code was told that may be the application's.
  private func reportTraits(_ own: UITraitCollection) -> Bool {
    let now = isOfLibrary ? own : ownTraits(own)
    let before = tree.reportedTraits
    guard now !== before, now != before else { return false }
    tree.reportedTraits = now
    // Constraints may have been solved before anybody knew how people read.
    let isTurned =
      (before?.layoutDirection == .rightToLeft) != (now.layoutDirection == .rightToLeft)
    if isTurned {
      tree.autoLayout?.region?.structureChanged()
      layoutMarginsMayHaveChanged()
    }
    setPictureStale()
    markPropertiesDue([.view, .owner])
    setNeedsLayout()
    guard let before else { return isTurned }
    traitCollectionDidChange(before)
    tree.traitObservers?.notify(of: now, from: before)
    owner?.viewDidChangeTraits(from: before)
    return true
  }
}

extension UIView {
  /// What an application's class makes of the traits `own`.
  private func ownTraits(_ own: UITraitCollection) -> UITraitCollection {
    (Self.told, Self.toldTraits) = (ObjectIdentifier(self), own)
    defer { (Self.told, Self.toldTraits) = (nil, nil) }
    return traitCollection
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
