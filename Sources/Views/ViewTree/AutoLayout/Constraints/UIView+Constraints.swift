// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionContracts

extension UIView {
  // MARK: Constraints

  /// Activates `constraint`, held by this view.
  ///
  /// - Precondition: Its items are this view or its descendants.
  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    _ = constraint.everyItem { item in
      require(
        item.layoutOwner?.isDescendant(of: self) ?? false,
        "\(constraint.words) is added to \(words), which is not above \(item.words); add it to a "
          + "view that holds all of its items, or set isActive")
      return true
    }
    constraint.holder?.removeConstraint(constraint)
    autoLayout.constraints.append(constraint)
    constraint.holder = self
    LayoutRegion.assign(constraint)
  }

  /// Deactivates `constraint` if this view holds it.
  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    autoLayout.constraints.removeAll { $0 === constraint }
    constraint.region?.remove(constraint)
    constraint.holder = nil
  }

  /// Makes the view the owning view of `guide`.
  func hold(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    autoLayout.guides.append(guide)
  }

  /// Removes `guide` if this view is its owning view, and deactivates the constraints on the guide.
  func release(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    for axis in axes {
      NSLayoutConstraint.deactivate(constraints(of: guide, along: axis))
    }
    autoLayout.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// Returns the active constraints on attributes of an item along `axis`, which this view and its superviews
  /// hold.
  func constraints(of item: any LayoutItem, along axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    sequence(first: self, next: \.superview)
      .flatMap { $0.tree.autoLayout?.constraints ?? [] }
      .filter { constraint in
        constraint.first.item === item && constraint.firstAttribute.isAlong(axis)
          || constraint.second?.item === item && constraint.secondAttribute.isAlong(axis)
      }
  }

  /// Returns whether the constraints allow more than one rectangle for an item in this view.
  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    let root = item.layoutContainer?.innerRegionRoot
    return root?.tree.autoLayout?.region?.isAmbiguous(item) ?? false
  }

  var hasOtherPlaces: Bool { superview?.isAmbiguous(self) ?? false }

  func constraints(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraints(of: self, along: axis)
  }

  // MARK: Content

  func contentSizeChanged() {
    superview?.innerRegionRoot.tree.autoLayout?.region?.contentChanged(of: self)
  }

  /// Returns the content hugging and compression resistance priorities along `axis`.
  func contentPriorities(_ axis: NSLayoutConstraint.Axis) -> (
    hugging: UILayoutPriority, resistance: UILayoutPriority
  ) {
    guard let state = tree.autoLayout else { return (.defaultLow, .defaultHigh) }
    return axis == .horizontal
      ? (state.hugging.across, state.resistance.across)
      : (state.hugging.down, state.resistance.down)
  }

  func setContentPriority(
    _ kind: AutoLayoutState.ContentPriority, _ priority: UILayoutPriority,
    _ axis: NSLayoutConstraint.Axis
  ) {
    let state = autoLayout
    switch (kind, axis) {
    case (.hugging, .horizontal): state.hugging.across = priority
    case (.hugging, _): state.hugging.down = priority
    case (.resistance, .horizontal): state.resistance.across = priority
    case (.resistance, _): state.resistance.down = priority
    }
    superview?.innerRegionRoot.tree.autoLayout?.region?.structureChanged()
  }

  // MARK: Fitting

  /// Returns the size that constraints give the view, with the lengths of `target` as constraints of the
  /// given priorities.
  func constrainedFittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let size = serve {
      updateConstraintsIfNeeded()
      // A view that shares a region with others is solved in a separate region.
      let region =
        innerRegionRoot === self
        ? ownRegion
        : LayoutRegion(root: self, borrowing: innerRegionRoot.tree.autoLayout?.region)
      return region.fittingSize(target, horizontal: horizontal, vertical: vertical)
    }
    let grid = PixelGrid(scale: max(1, traitCollection.displayScale))
    return CGSize(width: grid.ceiled(size.width), height: grid.ceiled(size.height))
  }

  /// The axes along which active constraints affect the view, its guides, or a subview whose edges follow
  /// those of the view.
  package var constrainedAxes: (width: Bool, height: Bool) {
    let members = innerRegionRoot.tree.autoLayout?.region?.members ?? []
    func isOutline(_ quantity: LayoutQuantity) -> Bool {
      guard let item = quantity.item, let owner = item.layoutOwner else { return false }
      return owner === self || owner.isPorous && owner.superview === self
    }
    func speaks(along axis: NSLayoutConstraint.Axis) -> Bool {
      members.contains { constraint in
        let sides = [constraint.first, constraint.second].compactMap { $0 }
        return sides.contains { $0.attribute.isAlong(axis) && isOutline($0) }
      }
    }
    return (speaks(along: .horizontal), speaks(along: .vertical))
  }
}
