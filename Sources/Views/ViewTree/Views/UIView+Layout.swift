// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension UIView {
  /// Schedules layout of the view for the next pass.
  func markNeedsLayout() {
    guard !tree.layoutIsPending else { return }
    checkThread()
    tree.layoutIsPending = true
    markLayoutPathPending()
  }

  /// Marks the superviews of a view with pending layout, and requests a frame from the host unless a
  /// superview was already marked.
  ///
  /// Restores the invariant of ``ViewTreeState``; a no-op if no layout is pending.
  func markLayoutPathPending() {
    guard needsLayoutPass else { return }
    var isNew = true
    let top = ascend { view in
      if view === self { return false }
      isNew = !view.tree.descendantLayoutIsPending
      view.tree.descendantLayoutIsPending = true
      return !isNew
    }
    if isNew { top.rootSurface?.setNeedsFrame() }
  }

  /// Whether `layoutSubviews()` or `updateProperties()` is due for the view or for a view inside it.
  package var needsLayoutPass: Bool {
    tree.layoutIsPending || tree.descendantLayoutIsPending || !tree.dueProperties.isEmpty
  }

  func layoutPending() {
    updateDueProperties()
    updateConstraintsIfNeeded()
    constraintKeeper.settleConstraints()
    var top = self
    while let parent = top.superview, parent.tree.layoutIsPending { top = parent }
    top.layoutSubtree()
  }

  /// Updates the constraints that are due in this view and its subviews, the innermost first.
  ///
  /// A view controller's view is updated through its controller.
  ///
  /// - Complexity: O(n) in the number of views with pending layout and their direct subviews: constraints are
  ///   due only there.
  func updatePendingConstraints() {
    guard needsLayoutPass else { return }
    if !children.isEmpty {
      for subview in children { subview.updateConstraintsIfNeeded() }
    }
    guard tree.constraintsArePending else { return }
    tree.constraintsArePending = false
    // Only code of the app needs the services of the host.
    guard !isOfLibrary || tree.isControllerView else { return updateConstraints() }
    serve { updateConstraintsWithOwner() }
  }

  private func updateConstraintsWithOwner() {
    let again: @MainActor @Sendable (UIView) -> Void = { $0.setNeedsUpdateConstraints() }
    guard let owner else {
      return followOwnReads(of: .constraints, again: again, updateConstraints)
    }
    // The owner's method calls the view's own.
    followOwnReads(of: .constraints, again: again) {
      followReads(of: .ownerConstraints, by: owner, again: again, owner.updateViewConstraints)
    }
  }

  /// Lays out the pending views of the subtree once, outermost first, after updating all due properties and
  /// then all due constraints.
  package func layoutSubtree() {
    updateDueProperties()
    updateConstraintsIfNeeded()
    layOutPendingViews()
  }

  private func layOutPendingViews() {
    // Updates properties that became due while other views were laid out.
    if !tree.dueProperties.isEmpty { updateDueProperties() }
    if tree.layoutIsPending {
      // Updates constraints of views that were added while others were laid out.
      if tree.constraintsArePending { updateConstraintsIfNeeded() }
      tree.layoutIsPending = false
      tree.autoLayout?.region?.settle()
      // Use the traits that were last reported to the view.
      TraitContext.with(tree.reportedTraits ?? traitCollection, of: self) {
        layOutWithOwner()
      }
    }
    guard tree.descendantLayoutIsPending else { return }
    tree.descendantLayoutIsPending = false
    for subview in children where subview.needsLayoutPass && subview.isDirectly(in: self) {
      subview.layOutPendingViews()
    }
    if hasSubview(where: \.needsLayoutPass) { tree.descendantLayoutIsPending = true }
  }

  private func layOutWithOwner() {
    let again: @MainActor @Sendable (UIView) -> Void = { $0.setNeedsLayout() }
    guard let owner else {
      return followOwnReads(of: .layout, again: again, layer.layoutSublayers)
    }
    followReads(of: .ownerWillLayout, by: owner, again: again, owner.viewWillLayoutSubviews)
    followOwnReads(of: .layout, again: again, layer.layoutSublayers)
    followReads(of: .ownerDidLayout, by: owner, again: again, owner.viewDidLayoutSubviews)
    owner.subviewsWereLaidOut()
  }

  /// Called by the layer when its bounds changed.
  func boundsDidChange(from old: CGRect) {
    if old.size != bounds.size {
      resizeSubviews(from: old.size)
      safeAreaChanged()
      if tree.isControllerView || preservesSuperviewLayoutMargins { layoutMarginsMayHaveChanged() }
      propagateMarginsToSubviews()
    }
    if tree.autoLayout != nil {
      var aspects: ViewAspects = []
      // The frame is centred on `center`, so it depends on the size.
      if old.size != bounds.size { aspects.formUnion([.place, .size]) }
      if old.origin != bounds.origin { aspects.insert(.scroll) }
      constraintKeeper.mentionsChanged(aspects)
    }
    setNeedsLayout()
    boundsChanged(from: old)
  }

  private func resizeSubviews(from old: CGSize) {
    guard !children.isEmpty, autoresizesSubviews else { return }
    let new = bounds.size
    for subview in children where !subview.autoresizingMask.isEmpty {
      let frame = subview.frame
      let mask = subview.autoresizingMask
      let across = Self.resized(
        (frame.minX, frame.width, old.width - frame.maxX), by: new.width - old.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      let down = Self.resized(
        (frame.minY, frame.height, old.height - frame.maxY), by: new.height - old.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      subview.frame = CGRect(
        x: across.origin, y: down.origin, width: across.length, height: down.length)
    }
  }

  /// Returns the origin and length of the middle part after distributing `delta` over the flexible parts of
  /// one axis, in proportion to their lengths, or equally if these are zero.
  private static func resized(
    _ parts: (before: CGFloat, length: CGFloat, after: CGFloat), by delta: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (origin: CGFloat, length: CGFloat) {
    let count =
      (flexible.before ? 1 : 0) + (flexible.length ? 1 : 0) + (flexible.after ? 1 : 0)
    guard count > 0, delta != 0 else { return (parts.before, parts.length) }
    let before = flexible.before ? max(parts.before, 0) : 0
    let length = flexible.length ? max(parts.length, 0) : 0
    let total = before + length + (flexible.after ? max(parts.after, 0) : 0)
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? delta * part / total : delta / CGFloat(count)
    }
    return (
      parts.before + share(flexible.before, before),
      max(0, parts.length + share(flexible.length, length))
    )
  }
}
