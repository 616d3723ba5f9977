// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

// The items of constraints and the view that holds them, which constraints access through weak references.
extension NSLayoutConstraint {
  /// The view that holds the constraint while it is active.
  var holder: UIView? {
    get { (holderReference as? ViewLifetime)?.view }
    set { holderReference = newValue?.lifetime }
  }

  /// The views and guides that exist.
  var items: [any LayoutItem] { first.items + (second?.items ?? []) }

  /// Returns whether `isSo` is true of each of the items that exist; stops at the first `false`.
  func everyItem(_ isSo: (any LayoutItem) -> Bool) -> Bool {
    guard first.everyItem(isSo) else { return false }
    return second?.everyItem(isSo) ?? true
  }

  // MARK: Initializers

  /// Creates a constraint between attributes of two views or guides, or between one and a constant.
  ///
  /// A position along one axis may be related to one along the other, as in UIKit. Numbers that are not
  /// finite are reported once and replaced: the multiplier by 1, the constant by 0.
  ///
  /// - Precondition: The items are views or guides; the first attribute is not `notAnAttribute`; the
  ///   attributes are both positions or both lengths; leading and trailing attributes are not combined with
  ///   left and right ones; a position has a second item.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let first = view1 as? NSObject, Self.item(first) != nil else {
      contractBroken(
        "a constraint's first item is \(type(of: view1)); pass a UIView or a UILayoutGuide")
    }
    var other: (item: NSObject, attribute: Attribute)?
    if let view2 {
      guard let second = view2 as? NSObject, Self.item(second) != nil else {
        contractBroken(
          "a constraint's second item is \(type(of: view2)); pass a UIView, a UILayoutGuide or nil")
      }
      other = (second, attr2)
    }
    self.init(first, attr1, relation, other, times: multiplier, plus: c)
  }

  /// Creates a constraint between objects that are known to be views or guides.
  package convenience init(
    _ first: NSObject, _ attribute: Attribute, _ relation: Relation,
    _ second: (item: NSObject, attribute: Attribute)?, times multiplier: CGFloat, plus c: CGFloat
  ) {
    guard let item = Self.item(first) else {
      contractBroken(
        "a constraint's item is \(type(of: first)), which is neither a view nor a guide")
    }
    require(
      attribute != .notAnAttribute,
      "a constraint's first attribute is notAnAttribute; pass the attribute of \(item.words)"
        + " to constrain"
    )
    var other: LayoutQuantity?
    if let second, second.attribute != .notAnAttribute, let item = Self.item(second.item) {
      other = LayoutQuantity(item, second.attribute)
    }
    self.init(
      LayoutQuantity(item, attribute), relation, other, multiplier: multiplier, constant: c)
  }

  /// Returns the object as an item of constraints; it is cast to classes because casts to protocols are slow.
  private static func item(_ object: NSObject) -> (any LayoutItem)? {
    if let view = object as? UIView { return view }
    return object as? UILayoutGuide
  }

  // MARK: Activity

  /// Adds the constraint to the nearest common ancestor of its items, which may be one of them.
  ///
  /// It is a no-op if the constraint is active, if none of its items exists, or if a guide has no owning
  /// view.
  ///
  /// - Precondition: The items have a common ancestor.
  func activate() {
    guard holder == nil else { return }
    // Wait silently for a guide without an owning view, as in UIKit.
    var common: UIView?
    var isFirst = true
    let isWhole = everyItem { item in
      guard let owner = item.layoutOwner else { return false }
      common = isFirst ? owner : common.flatMap { UIView.commonAncestor(of: $0, owner) }
      isFirst = false
      return true
    }
    guard isWhole, !isFirst else { return }
    guard let common else {
      contractBroken(
        "\(words) can't be activated: its items have no common ancestor; add both to one hierarchy "
          + "first")
    }
    common.addConstraint(self)
  }

  /// Whether positions are measured from the right: the constraint has leading or trailing attributes, and
  /// the view that holds it is laid out from right to left.
  ///
  /// The layout direction of the items themselves is irrelevant.
  var isMirrored: Bool {
    guard firstAttribute.isDirectional || secondAttribute.isDirectional else { return false }
    return holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
