// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionConstraintSolver

extension LayoutRegion {
  /// Returns the equation of a constraint, or `nil` if an item was deallocated.
  func equation(of constraint: NSLayoutConstraint) -> LinearConstraint? {
    guard let holder = constraint.holder, constraint.first.isAlive,
      constraint.second?.isAlive ?? true
    else { return nil }
    let isMirrored = constraint.isMirrored
    var sum = expression(constraint.first, in: holder, isMirrored)
    if let second = constraint.second {
      sum.add(
        expression(second, in: holder, isMirrored), times: -Double(constraint.multiplier))
    }
    sum.constant -= Double(constraint.constant)
    return LinearConstraint(
      sum.terms, plus: sum.constant, constraint.relation.linear,
      priority: constraint.priority.linear)
  }

  private func expression(_ quantity: LayoutQuantity, in holder: UIView, _ isMirrored: Bool)
    -> LayoutExpression
  {
    guard let item = quantity.item else { return LayoutExpression() }
    let end = expression(quantity.attribute, of: item, in: holder, isMirrored)
    guard let origin = quantity.origin?(), let start = origin.item else { return end }
    let distance = end - expression(origin.attribute, of: start, in: holder, isMirrored)
    return distance
  }

  private func expression(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in holder: UIView,
    _ isMirrored: Bool
  ) -> LayoutExpression {
    if attribute.isBaseline, let view = item as? UIView {
      let text =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if text !== view, text.isDescendant(of: view) {
        return expression(attribute, of: text, in: holder, isMirrored)
      }
    }
    switch attribute {
    case .width: return item.box(in: self).width
    case .height: return item.box(in: self).height
    default: break
    }
    var box = box(of: item, in: holder)
    if attribute.isWithinMargins, let view = item as? UIView {
      depend(on: view, .margins)
      box = box.inset(by: view.layoutMargins)
    }
    // In right-to-left layouts, leading and trailing positions are measured from the right.
    switch attribute.withoutMargins {
    case .left: return box.left
    case .right: return box.right
    case .leading: return isMirrored ? -1 * box.right : box.left
    case .trailing: return isMirrored ? -1 * box.left : box.right
    case .centerX: return (isMirrored ? -1 : 1) * (box.left + 0.5 * box.width)
    case .top: return box.top
    case .bottom: return box.bottom
    case .centerY: return box.top + 0.5 * box.height
    case .firstBaseline:
      guard let offset = (item as? UIView)?.firstBaselineOffset else { return box.bottom }
      return box.top + LayoutExpression(Double(offset))
    case .lastBaseline:
      return box.bottom - LayoutExpression(Double((item as? UIView)?.lastBaselineOffset ?? 0))
    default: return LayoutExpression()
    }
  }

  /// Returns the item's rectangle in the coordinate space of `holder`, which is the item or an ancestor of
  /// it.
  private func box(of item: any LayoutItem, in holder: UIView) -> LayoutBox {
    if item === holder { return holder.innerBox(in: self) }
    var box = item.box(in: self)
    var container = item.layoutContainer
    while let view = container, view !== holder {
      let outer = view.frameBox(in: self)
      box = box.moved(left: outer.left, top: outer.top)
      container = view.superview
    }
    return box
  }
}

extension NSLayoutConstraint.Relation {
  /// The corresponding relation of the solver.
  fileprivate var linear: LinearRelation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
