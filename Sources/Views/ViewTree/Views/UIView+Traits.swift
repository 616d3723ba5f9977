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

  /// The view whose traits are being resolved for a report, with `toldTraits` as its inherited result.
  @exclusivity(unchecked) private static var told: ObjectIdentifier?
  /// The traits that `effectiveTraits` of the view `told` returns.
  @exclusivity(unchecked) private static var toldTraits: UITraitCollection?

  /// Whether the view overrides traits; the style override of an application's class is read from its
  /// property.
  private var saysTraits: Bool {
    tree.saysTraits || !isOfLibrary && overrideUserInterfaceStyle != .unspecified
  }

  var layoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(
      where: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Called when the layout direction of the view changed: constraints that mention it refer to other edges.
  func readingDirectionChanged() {
    setNeedsLayout()
    layoutMarginsMayHaveChanged()
    for view in sequence(first: self, next: \.superview) {
      view.tree.autoLayout?.region?.structureChanged()
    }
    for constraint in tree.autoLayout?.constraints ?? [] { constraint.region?.structureChanged() }
  }

  /// The trait overrides of the view's controller.
  package var controllerTraits: UITraitCollection? {
    get { tree.saidTraits.controller }
    set {
      guard newValue != controllerTraits else { return }
      tree.saidTraits.controller = newValue
      saidTraitsDidChange()
    }
  }

  /// The trait overrides set by a presentation, or by the list that contains the view.
  package var imposedTraits: UITraitCollection? {
    get { tree.saidTraits.imposed }
    set {
      guard newValue != imposedTraits else { return }
      tree.saidTraits.imposed = newValue
      saidTraitsDidChange()
    }
  }

  /// Called when the trait overrides of the view changed.
  func saidTraitsDidChange() {
    tree.saidTraits.change()
    tree.saysTraits = !tree.saidTraits.isEmpty || overrideUserInterfaceStyle != .unspecified
    traitsDidChange()
  }

  /// Notifies the view and the views inside it whose traits changed.
  ///
  /// - Complexity: O(depth + views inside).
  package func traitsDidChange() {
    traitsDidChange(
      around: parent?.effectiveTraits ?? rootSurface?.traits ?? AmbientDisplay.traits)
  }

  /// Notifies the view and the views inside it whose traits changed, given the superview's traits `around`.
  ///
  /// - Returns: Whether any object was notified, which may have changed trait overrides of enclosing views.
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

  /// Reports to the view that its traits are now `own`, or the traits that its class derives from them.
  ///
  /// - Returns: Whether code that may be the application's was notified.
  private func reportTraits(_ own: UITraitCollection) -> Bool {
    let now = isOfLibrary ? own : ownTraits(own)
    let before = tree.reportedTraits
    guard now !== before, now != before else { return false }
    tree.reportedTraits = now
    // Constraints may have been solved before the layout direction was known.
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
  /// Returns the traits that an application's class derives from `own` in its `traitCollection`.
  private func ownTraits(_ own: UITraitCollection) -> UITraitCollection {
    (Self.told, Self.toldTraits) = (ObjectIdentifier(self), own)
    defer { (Self.told, Self.toldTraits) = (nil, nil) }
    return traitCollection
  }
}

extension UISemanticContentAttribute {
  /// Returns the layout direction of content of this kind in an interface of direction `around`.
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
