// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionCollectionGeometry

extension UIView {
  private static let defaultMargin: CGFloat = 8

  var effectiveLayoutMargins: UIEdgeInsets {
    var margins = ownLayoutMargins
    if insetsLayoutMarginsFromSafeArea {
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let outer = superview.effectiveLayoutMargins
    let frame = frame
    let bounds = superview.bounds
    margins.top = max(margins.top, outer.top - (frame.minY - bounds.minY))
    margins.left = max(margins.left, outer.left - (frame.minX - bounds.minX))
    margins.bottom = max(margins.bottom, outer.bottom - (bounds.maxY - frame.maxY))
    margins.right = max(margins.right, outer.right - (bounds.maxX - frame.maxX))
    return margins
  }

  /// The margins without the contributions of the superview and the safe area.
  private var ownLayoutMargins: UIEdgeInsets {
    let owner = owner
    let edge = Self.defaultMargin
    // At the top and bottom, only the safe area insets the content of a screen.
    let rise = owner == nil ? edge : 0
    var margins =
      switch tree.layoutMargins {
      case .absolute(let given): given
      case .directional(let given): absolute(given)
      case nil: UIEdgeInsets(top: rise, left: edge, bottom: rise, right: edge)
      }
    guard let least = owner?.leastLayoutMargins.map(absolute) else { return margins }
    margins.top = max(margins.top, least.top)
    margins.left = max(margins.left, least.left)
    margins.bottom = max(margins.bottom, least.bottom)
    margins.right = max(margins.right, least.right)
    return margins
  }

  /// The safe area insets of the view, in points: its own or those derived from the superview's, plus the
  /// additional insets.
  ///
  /// Zero outside of a window or surface.
  package var inheritedSafeAreaInsets: UIEdgeInsets {
    guard tree.isInWindow else { return .zero }
    if Self.placed == ObjectIdentifier(self) { return Self.placedInsets }
    return safeArea(around: tree.ownSafeAreaInsets == nil ? outerSafeArea : .zero)
  }

  /// The view whose safe area is determined during the traversal, with `placedInsets` as its value.
  @exclusivity(unchecked) private static var placed: ObjectIdentifier?
  @exclusivity(unchecked) private static var placedInsets = UIEdgeInsets.zero

  /// The part of the safe area that the superview passes on to its subviews.
  private var outerSafeArea: UIEdgeInsets { parent?.safeAreaForSubviews ?? .zero }

  /// Returns the safe area of the view in a window, where the superview passes on `outer`.
  private func safeArea(around outer: UIEdgeInsets) -> UIEdgeInsets {
    let own = tree.ownSafeAreaInsets ?? safeAreaFromSuperview(outer)
    let more = tree.additionalSafeAreaInsets
    guard own != .zero || more != .zero else { return .zero }
    return UIEdgeInsets(
      top: max(0, own.top + more.top), left: max(0, own.left + more.left),
      bottom: max(0, own.bottom + more.bottom), right: max(0, own.right + more.right))
  }

  private func safeAreaFromSuperview(_ outer: UIEdgeInsets) -> UIEdgeInsets {
    guard outer != .zero, let superview else { return .zero }
    let frame = frame
    let bounds = superview.bounds
    return UIEdgeInsets(
      top: max(0, outer.top - (frame.minY - bounds.minY)),
      left: max(0, outer.left - (frame.minX - bounds.minX)),
      bottom: max(0, outer.bottom - (bounds.maxY - frame.maxY)),
      right: max(0, outer.right - (bounds.maxX - frame.maxX)))
  }

  /// Sets the view's own safe area, in points, as windows and view controllers do.
  ///
  /// `nil` derives the safe area from the superview's again.
  package func setOwnSafeAreaInsets(_ insets: UIEdgeInsets?) {
    guard tree.ownSafeAreaInsets != insets else { return }
    tree.ownSafeAreaInsets = insets
    safeAreaChanged()
  }

  /// Sets the insets added to the safe area, in points: a view controller's `additionalSafeAreaInsets`.
  package func setAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard tree.additionalSafeAreaInsets != insets else { return }
    tree.additionalSafeAreaInsets = insets
    safeAreaChanged()
  }

  /// Notifies the view and the views inside it whose safe area changed.
  ///
  /// With `isEverywhere`, subviews are checked even if this view's safe area did not change.
  func safeAreaChanged(isEverywhere: Bool = false) {
    safeAreaChanged(
      around: tree.isInWindow && tree.ownSafeAreaInsets == nil ? outerSafeArea : .zero,
      isEverywhere: isEverywhere)
  }

  /// Notifies the view and the views inside it of a changed safe area, where the superview passes on `outer`.
  private func safeAreaChanged(around outer: UIEdgeInsets, isEverywhere: Bool) {
    let now = tree.isInWindow ? safeArea(around: outer) : .zero
    let before = Self.tellings
    if now != tree.reportedSafeAreaInsets {
      Self.tellings += 1
      tree.reportedSafeAreaInsets = now
      safeAreaInsetsDidChange()
      owner?.viewSafeAreaInsetsDidChange()
      safeAreaWasAdjusted()
      constraintKeeper.mentionsChanged(.insets)
      layoutMarginsMayHaveChanged()
      setNeedsLayout()
    } else if !isEverywhere {
      return
    } else if preservesSuperviewLayoutMargins || tree.isControllerView {
      Self.tellings += 1
      layoutMarginsMayHaveChanged()
    }
    if children.isEmpty { return }
    let tellings = Self.tellings
    let inner = tellings == before ? safeAreaForSubviews(placed: now) : safeAreaForSubviews
    for subview in children {
      // A notified view may have changed the safe area of the subviews.
      let reaching = tellings == Self.tellings ? inner : safeAreaForSubviews
      subview.safeAreaChanged(around: reaching, isEverywhere: isEverywhere)
    }
  }

  /// The number of notifications about safe areas and margins sent so far.
  ///
  /// When it changes during a traversal, application code may have changed the insets.
  @exclusivity(unchecked) private static var tellings = 0

  /// Returns the part of the safe area `now` that the view passes on to its subviews.
  private func safeAreaForSubviews(placed now: UIEdgeInsets) -> UIEdgeInsets {
    guard tree.isInWindow else { return .zero }
    (Self.placed, Self.placedInsets) = (ObjectIdentifier(self), now)
    defer { Self.placed = nil }
    return safeAreaForSubviews
  }

  /// Notifies the view, its controller, and the subviews that preserve its margins, if the margins differ
  /// from those last reported.
  ///
  /// A controller's view and its controller are notified only while the view is in a window: before that the
  /// controller may not be set up.
  package func layoutMarginsMayHaveChanged() {
    let now = effectiveLayoutMargins
    guard now != tree.reportedLayoutMargins else { return }
    constraintKeeper.mentionsChanged(.insets)
    setNeedsLayout()
    if tree.isInWindow || !tree.isControllerView {
      tree.reportedLayoutMargins = now
      layoutMarginsDidChange()
      owner?.viewLayoutMarginsDidChange()
    }
    propagateMarginsToSubviews()
  }

  /// Checks the margins of the subviews that preserve this view's margins.
  func propagateMarginsToSubviews() {
    if children.isEmpty { return }
    for subview in children where subview.preservesSuperviewLayoutMargins {
      subview.layoutMarginsMayHaveChanged()
    }
  }

  /// Called by the layer when its position changed.
  func placeDidChange() {
    if tree.autoLayout != nil { constraintKeeper.mentionsChanged(.place) }
    if preservesSuperviewLayoutMargins { layoutMarginsMayHaveChanged() }
  }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }

  /// Returns `insets` with left and right sides instead of leading and trailing ones.
  package func absolute(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }
}
