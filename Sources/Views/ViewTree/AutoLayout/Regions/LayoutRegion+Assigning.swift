// SPDX-License-Identifier: Apache-2.0

extension LayoutRegion {
  /// Assigns an active constraint to the region that places its items.
  ///
  /// If they are in several regions, these are merged: the views between them become porous.
  static func assign(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder else { return }
    if let root = onlyRoot(of: constraint, heldBy: holder) { return root.ownRegion.add(constraint) }
    while true {
      let roots = roots(of: constraint, heldBy: holder)
      guard let outer = roots.min(by: { $0.depth < $1.depth }) else { return }
      let inner = roots.filter { $0 !== outer }
      if inner.isEmpty { return outer.ownRegion.add(constraint) }
      for root in inner { root.isPorous = true }
    }
  }

  /// Returns the root of the only region that has variables of the constraint, or `nil` if there are several
  /// or none.
  private static func onlyRoot(
    of constraint: NSLayoutConstraint, heldBy holder: UIView
  ) -> UIView? {
    var only: UIView?
    guard isOnly(&only, for: constraint.first, holder) else { return nil }
    if let second = constraint.second, !isOnly(&only, for: second, holder) { return nil }
    return only
  }

  /// Returns whether the variables of a quantity are in a single region, and sets `only` to its root.
  private static func isOnly(
    _ only: inout UIView?, for quantity: LayoutQuantity, _ holder: UIView
  ) -> Bool {
    if let item = quantity.item, !isOnly(&only, for: item, holder) { return false }
    if let start = quantity.origin?().item, !isOnly(&only, for: start, holder) { return false }
    return true
  }

  private static func isOnly(
    _ only: inout UIView?, for item: any LayoutItem, _ holder: UIView
  ) -> Bool {
    if item.isUnknown, !isOnly(&only, item.regionRoot) { return false }
    if item === holder { return true }
    var view = item.layoutContainer
    while let current = view, current !== holder {
      if current.isUnknown, !isOnly(&only, current.regionRoot) { return false }
      view = current.parent
    }
    return true
  }

  private static func isOnly(_ only: inout UIView?, _ root: UIView) -> Bool {
    if only == nil { only = root }
    return only === root
  }

  /// Returns the roots of the regions that have variables of the constraint.
  private static func roots(of constraint: NSLayoutConstraint, heldBy holder: UIView) -> [UIView] {
    var roots: [UIView] = []
    func record(_ root: UIView) {
      if !roots.contains(where: { $0 === root }) { roots.append(root) }
    }
    for item in constraint.items {
      if item.isUnknown { record(item.regionRoot) }
      var view = item.layoutContainer
      if item === holder { view = nil }
      while let current = view, current !== holder {
        if current.isUnknown { record(current.regionRoot) }
        view = current.superview
      }
    }
    if roots.isEmpty, let owner = constraint.items.first?.layoutOwner {
      record(owner.innerRegionRoot)
    }
    return roots
  }
}

extension LayoutItem {
  /// The root of the region that places the item.
  fileprivate var regionRoot: UIView {
    guard let container = layoutContainer else { return layoutOwner?.innerRegionRoot ?? UIView() }
    return container.innerRegionRoot
  }
}

extension UIView {
  /// The number of views in the superview chain, including the view itself.
  fileprivate var depth: Int {
    sequence(first: self, next: \.superview).reduce(0) { n, _ in n + 1 }
  }
}
