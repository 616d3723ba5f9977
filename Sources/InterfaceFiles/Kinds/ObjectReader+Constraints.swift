// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
import ViewTree

extension ObjectReader {
  /// Gives a view the constraints that its element holds.
  func fillConstraints(of view: UIView) {
    guard let list = child("constraints") else { return }
    for element in list.children where !maker.excluded.contains(element) {
      guard element.name == "constraint" else {
        maker.file.note("it stands among constraints and is none; it is left out", element)
        continue
      }
      inner(element).addConstraint(to: view)
    }
  }

  /// One end of a constraint.
  private struct End {
    var item: NSObject?
    var attribute: NSLayoutConstraint.Attribute
  }

  private func addConstraint(to view: UIView) {
    // Placeholders hold a place in the editor only.
    guard flag("placeholder") != true else { return }
    guard var first = end("first", in: view), let second = end("second", in: view) else { return }
    if first.item == nil { first.item = view }
    guard let item = first.item, isIn(view, item), second.item.map({ isIn(view, $0) }) ?? true
    else {
      return note(
        "the constraint is held by a view that does not hold what it is about; it is left out")
    }
    let other = second.item == nil ? .notAnAttribute : second.attribute
    guard first.attribute.isComparable(with: other) else {
      return note(
        "the constraint compares \(element["firstAttribute"] ?? "nothing") with"
          + " \(element["secondAttribute"] ?? "a number"); it is left out")
    }
    let constraint = NSLayoutConstraint(
      item: item, attribute: first.attribute,
      relatedBy: choice("relation", Self.relations) ?? .equal,
      toItem: second.item, attribute: other, multiplier: multiplier, constant: constant)
    number("priority") { constraint.priority = UILayoutPriority(Float(min(max($0, 1), 1000))) }
    if let identifier = string("identifier") { constraint.identifier = identifier }
    maker.begin(constraint, element)
    view.addConstraint(constraint)
    reportUnread()
  }

  private func end(_ name: String, in view: UIView) -> End? {
    let id = string("\(name)Item")
    let attribute = choice("\(name)Attribute", Self.attributes) ?? .notAnAttribute
    guard let id else { return End(item: nil, attribute: attribute) }
    if let edge = maker.edgeGuide(id) {
      let isOuter = attribute == (edge.isTop ? .top : .bottom)
      return isOuter
        ? End(item: edge.view, attribute: edge.isTop ? .top : .bottom)
        : End(item: edge.view.safeAreaLayoutGuide, attribute: edge.isTop ? .top : .bottom)
    }
    guard let item = maker.known(id) else {
      note("the constraint names the object \(id), which is not there; it is left out")
      return nil
    }
    guard item is UIView || item is UILayoutGuide else {
      note("the constraint names the object \(id), which is no view; it is left out")
      return nil
    }
    return End(item: item, attribute: attribute)
  }

  private func isIn(_ view: UIView, _ item: NSObject) -> Bool {
    switch item {
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
      note("the multiplier \"\(text)\" is no number; 1 stands for it")
      return 1
    }
    return CGFloat(value)
  }

  /// The constant; the system's usual distance where the file asks for that.
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
