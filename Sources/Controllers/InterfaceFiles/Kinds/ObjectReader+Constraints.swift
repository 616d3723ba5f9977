// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionViewTree

extension ObjectReader {
  /// Adds the constraints of the element to a view.
  func fillConstraints(of view: UIView) {
    guard let list = child("constraints") else { return }
    let plan = maker.file.plan(of: list)
    let all = plan.constraints ?? list.children.compactMap(constraintPlan)
    plan.constraints = all
    var made: [NSLayoutConstraint] = []
    made.reserveCapacity(all.count)
    for one in all {
      guard let constraint = constraint(one.said, one.element, in: view) else { continue }
      maker.begin(constraint, one.element, one.plan)
      made.append(constraint)
    }
    view.addConstraints(made)
  }

  /// Returns the description of a constraint element, or `nil` if it creates none.
  private func constraintPlan(_ element: InterfaceElement) -> ElementPlan.ListedConstraint? {
    guard !maker.excluded.contains(element) else { return nil }
    guard element.name == "constraint" else {
      maker.file.record(
        "it is among the constraints, but is not a constraint; it is left out", element)
      return nil
    }
    let said = inner(element)
    // Placeholder constraints exist in the editor only.
    guard said.flag("placeholder") != true else { return nil }
    let plan = said.constraintPlan
    said.reportUnread()
    return ElementPlan.ListedConstraint(element: element, said: plan, plan: said.plan)
  }

  private var constraintPlan: ConstraintPlan {
    ConstraintPlan(
      first: planEnd("first"), second: planEnd("second"),
      relation: choice("relation", Self.relations) ?? .equal, multiplier: multiplier,
      constant: constant,
      priority: number("priority").map { UILayoutPriority(Float(min(max($0, 1), 1000))) },
      identifier: string("identifier"))
  }

  private func planEnd(_ name: String) -> ConstraintPlan.End {
    let id = string("\(name)Item")
    return ConstraintPlan.End(
      id: id, slot: id.map { maker.file.slot(of: $0) },
      attribute: choice("\(name)Attribute", Self.attributes) ?? .notAnAttribute)
  }

  /// One end of a constraint.
  private struct End {
    var item: NSObject?
    var attribute: NSLayoutConstraint.Attribute
  }

  private func constraint(
    _ plan: ConstraintPlan, _ element: InterfaceElement, in view: UIView
  ) -> NSLayoutConstraint? {
    guard let first = end(plan.first, element), let second = end(plan.second, element) else {
      return nil
    }
    let item = first.item ?? view
    var other: (item: NSObject, attribute: NSLayoutConstraint.Attribute)?
    if let item = second.item { other = (item, second.attribute) }
    guard isIn(view, item), isIn(view, other?.item ?? view) else {
      maker.file.record(
        "the constraint belongs to a view that does not contain its items; it is left out",
        element)
      return nil
    }
    guard first.attribute.isComparable(with: other?.attribute ?? .notAnAttribute) else {
      maker.file.record(
        "the constraint compares \(element["firstAttribute"] ?? "nothing") with"
          + " \(element["secondAttribute"] ?? "a number"); it is left out", element)
      return nil
    }
    let constraint = NSLayoutConstraint(
      item, first.attribute, plan.relation, other, times: plan.multiplier, plus: plan.constant)
    if let priority = plan.priority { constraint.priority = priority }
    if let identifier = plan.identifier { constraint.identifier = identifier }
    return constraint
  }

  private func end(_ end: ConstraintPlan.End, _ element: InterfaceElement) -> End? {
    guard let id = end.id, let slot = end.slot else {
      return End(item: nil, attribute: end.attribute)
    }
    if let edge = maker.edgeGuide(id) {
      let isOuter = end.attribute == (edge.isTop ? .top : .bottom)
      return isOuter
        ? End(item: edge.view, attribute: edge.isTop ? .top : .bottom)
        : End(item: edge.view.safeAreaLayoutGuide, attribute: edge.isTop ? .top : .bottom)
    }
    guard let item = maker.known(slot, id) else {
      maker.file.record(
        "the constraint names the object \(id), which does not exist; it is left out", element)
      return nil
    }
    guard item is UIView || item is UILayoutGuide else {
      maker.file.record(
        "the constraint names the object \(id), which is not a view; it is left out", element)
      return nil
    }
    return End(item: item, attribute: end.attribute)
  }

  private func isIn(_ view: UIView, _ item: NSObject) -> Bool {
    if item === view { return true }
    return switch item {
    case let other as UIView: other.isDescendant(of: view)
    case let guide as UILayoutGuide: guide.owningView?.isDescendant(of: view) ?? false
    default: false
    }
  }

  /// The multiplier, which may be written as a ratio such as 16:9.
  private var multiplier: CGFloat {
    guard let text = string("multiplier") else { return 1 }
    let parts = text.split(separator: ":").map { Double($0) ?? .nan }
    let value = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? .nan
    guard value.isFinite, parts.count <= 2 else {
      record("the multiplier \"\(text)\" is not a number; 1 is used instead")
      return 1
    }
    return CGFloat(value)
  }

  /// The constant, in points; if the file specifies none, 8 for the standard spacing, otherwise 0.
  private var constant: CGFloat {
    let isUsual = flag("symbolic") ?? false
    return number("constant") ?? (isUsual ? 8 : 0)
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual,
    "lessThanOrEqual": .lessThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
