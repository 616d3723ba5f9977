// SPDX-License-Identifier: Apache-2.0

package import CollectionGeometry
import Foundation

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

  /// The margins without those of the superview and the safe area.
  private var ownLayoutMargins: UIEdgeInsets {
    let owner = owner
    let edge = Self.defaultMargin
    // Above and below, the safe area alone keeps the content of a screen clear.
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

  /// What of the superview's safe area reaches into this view, in points.
  ///
  /// Zero outside of a window or surface.
  package var inheritedSafeAreaInsets: UIEdgeInsets {
    guard tree.isInWindow else { return .zero }
    let own = tree.ownSafeAreaInsets ?? safeAreaFromSuperview
    let more = tree.additionalSafeAreaInsets
    return UIEdgeInsets(
      top: max(0, own.top + more.top), left: max(0, own.left + more.left),
      bottom: max(0, own.bottom + more.bottom), right: max(0, own.right + more.right))
  }

  private var safeAreaFromSuperview: UIEdgeInsets {
    guard let superview else { return .zero }
    let outer = superview.safeAreaForSubviews
    guard outer != .zero else { return .zero }
    let frame = frame
    let bounds = superview.bounds
    return UIEdgeInsets(
      top: max(0, outer.top - (frame.minY - bounds.minY)),
      left: max(0, outer.left - (frame.minX - bounds.minX)),
      bottom: max(0, outer.bottom - (bounds.maxY - frame.maxY)),
      right: max(0, outer.right - (bounds.maxX - frame.maxX)))
  }

  /// Gives the view a safe area of its own, in points, as windows and controllers' views have.
  ///
  /// nil derives it from the superview's again.
  package func setOwnSafeAreaInsets(_ insets: UIEdgeInsets?) {
    guard tree.ownSafeAreaInsets != insets else { return }
    tree.ownSafeAreaInsets = insets
    safeAreaChanged()
  }

  /// Adds to the safe area of the view, in points; a view controller's `additionalSafeAreaInsets`.
  package func setAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard tree.additionalSafeAreaInsets != insets else { return }
    tree.additionalSafeAreaInsets = insets
    safeAreaChanged()
  }

  /// Tells the view and those inside it whose safe area is now another one.
  ///
  /// With `isEverywhere`, views inside are looked at even if this one's is the same.
  func safeAreaChanged(isEverywhere: Bool = false) {
    let now = inheritedSafeAreaInsets
    if now != tree.reportedSafeAreaInsets {
      tree.reportedSafeAreaInsets = now
      safeAreaInsetsDidChange()
      owner?.viewSafeAreaInsetsDidChange()
      safeAreaWasAdjusted()
      mentionsChanged(.insets)
      layoutMarginsMayHaveChanged()
      setNeedsLayout()
    } else if isEverywhere {
      if preservesSuperviewLayoutMargins || tree.isControllerView { layoutMarginsMayHaveChanged() }
    } else {
      return
    }
    for subview in subviews { subview.safeAreaChanged(isEverywhere: isEverywhere) }
  }

  /// Tells the view, its controller, and the views in it that keep to its margins, if the margins
  /// are others than they were told.
  ///
  /// Controllers are told when their view is in a window: before, they may not be set up.
  package func layoutMarginsMayHaveChanged() {
    let now = effectiveLayoutMargins
    guard now != tree.reportedLayoutMargins else { return }
    mentionsChanged(.insets)
    setNeedsLayout()
    if tree.isInWindow || !tree.isControllerView {
      tree.reportedLayoutMargins = now
      layoutMarginsDidChange()
      owner?.viewLayoutMarginsDidChange()
    }
    tellMarginsToSubviews()
  }

  /// Views that keep to this one's margins look at their own.
  func tellMarginsToSubviews() {
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.layoutMarginsMayHaveChanged()
    }
  }

  /// Called by the layer when its position changed.
  func placeDidChange() {
    mentionsChanged(.place)
    if preservesSuperviewLayoutMargins { layoutMarginsMayHaveChanged() }
  }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }

  /// `insets` as left and right.
  package func absolute(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }
}
