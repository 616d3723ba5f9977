// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSLayoutConstraint {
  /// The description of the constraint in messages, such as `title.leading = image.trailing + 12 @750
  /// "name"`.
  var words: String {
    var words = first.words + " " + relation.sign + " "
    if let second {
      words += multiplier == 1 ? second.words : "\(Self.number(multiplier)) × \(second.words)"
      if constant != 0 {
        words += (constant < 0 ? " - " : " + ") + Self.number(abs(constant))
      }
    } else {
      words += Self.number(constant)
    }
    if priority != .required { words += " @\(Self.number(CGFloat(priority.rawValue)))" }
    if let identifier { words += " \"\(identifier)\"" }
    return words
  }

  private static func number(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

extension NSLayoutConstraint.Relation {
  /// The sign between the two sides.
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}

extension LayoutQuantity {
  /// The description of the quantity in messages.
  var words: String {
    let end = "\(reference.words ?? "(gone)").\(attribute.name)"
    guard let origin else { return end }
    return "(\(end) - \(origin().words))"
  }
}
