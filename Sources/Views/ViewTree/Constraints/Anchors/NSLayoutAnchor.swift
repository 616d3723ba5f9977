// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An attribute of a view or guide, from which constraints are created.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let quantity: LayoutQuantity
  /// The item, retained as long as the anchor exists.
  private let owner: AnyObject?

  init(_ quantity: LayoutQuantity) {
    self.quantity = quantity
    owner = quantity.reference.object
  }

  /// The view or guide, or `nil` if the anchor is a distance between two.
  open var item: AnyObject? { quantity.origin == nil ? owner : nil }

  /// The name of the anchor in messages: the item and the attribute, such as `title.leading`.
  open var name: String { quantity.words }

  /// Returns a constraint that makes this anchor equal to `anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: 0)
  }

  /// Returns a constraint that makes this anchor greater than or equal to `anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, anchor, constant: 0)
  }

  /// Returns a constraint that makes this anchor less than or equal to `anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: 0)
  }

  /// Returns a constraint that makes this anchor equal to `anchor` plus `c` points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.equal, anchor, constant: c)
  }

  /// Returns a constraint that makes this anchor greater than or equal to `anchor` plus `c` points.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, anchor, constant: c)
  }

  /// Returns a constraint that makes this anchor less than or equal to `anchor` plus `c` points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, anchor, constant: c)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      quantity, relation, anchor.quantity, multiplier: multiplier, constant: constant)
  }
}
