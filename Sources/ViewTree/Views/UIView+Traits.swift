// SPDX-License-Identifier: Apache-2.0

package import CollectionGeometry
import Foundation

extension UIView {
  var effectiveTraits: UITraitCollection {
    if let passed = Self.passed, passed.view === self { return passed.traits }
    var view = self
    while !view.saysTraits, let parent = view.parent { view = parent }
    let around =
      view.parent?.effectiveTraits ?? view.rootSurface?.traits ?? AmbientDisplay.traits
    guard view.saysTraits else { return around }
    return view.tree.saidTraits.applied(to: around, style: view.overrideUserInterfaceStyle)
  }

  /// The traits of the view that is told of them right now.
  @exclusivity(unchecked) private static var passed: (view: UIView, traits: UITraitCollection)?

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
  ///
  /// - Complexity: O(depth + views inside).
  package func traitsDidChange() {
    traitsDidChange(
      around: superview?.effectiveTraits ?? rootSurface?.traits ?? AmbientDisplay.traits)
  }

  /// Tells the view and those inside it whose traits are now others in a superview of the given ones.
  ///
  /// - Returns: Whether somebody was told, who may have said something else of the views around.
  @discardableResult
  private func traitsDidChange(around: UITraitCollection) -> Bool {
    var own =
      saysTraits ? tree.saidTraits.applied(to: around, style: overrideUserInterfaceStyle) : around
    var isTold = reportTraits(own)
    if isTold { own = effectiveTraits }
    for subview in subviews where subview.traitsDidChange(around: own) {
      isTold = true
      own = effectiveTraits
    }
    return isTold
  }

  /// Tells the view that its traits are now `own`, or what its class makes of them.
  ///
  /// - Returns: Whether code was told that may be the application's.
  private func reportTraits(_ own: UITraitCollection) -> Bool {
    Self.passed = (self, own)
    let now = traitCollection
    Self.passed = nil
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
