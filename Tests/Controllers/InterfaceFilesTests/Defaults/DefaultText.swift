// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The text representations of values in Documentation/Defaults.tsv, the same in every run.
@MainActor
enum DefaultText {
  static func text(of value: Any?) -> String {
    guard let value = unwrapped(value) else { return "nil" }
    switch value {
    case let color as UIColor: return text(of: color)
    case let font as UIFont: return "\(font.fontName) \(number(font.pointSize))"
    case let text as String: return "\"\(text)\""
    case let length as CGFloat: return number(length)
    case let length as Double: return number(length)
    case let length as Float: return number(CGFloat(length))
    case let edges as UIEdgeInsets:
      return "("
        + [edges.top, edges.left, edges.bottom, edges.right].map(number)
        .joined(separator: ", ") + ")"
    case let edges as NSDirectionalEdgeInsets:
      return "("
        + [edges.top, edges.leading, edges.bottom, edges.trailing].map(number)
        .joined(separator: ", ") + ")"
    case let transform as CGAffineTransform: return transform == .identity ? "identity" : "changed"
    case let rect as CGRect:
      return "("
        + [rect.minX, rect.minY, rect.width, rect.height].map(number)
        .joined(separator: ", ") + ")"
    case let size as CGSize: return "(\(number(size.width)), \(number(size.height)))"
    case let point as CGPoint: return "(\(number(point.x)), \(number(point.y)))"
    case let raw as any RawRepresentable: return named(raw)
    case let number as any BinaryInteger: return "\(number)"
    case let flag as Bool: return "\(flag)"
    case let some as any Collection: return some.isEmpty ? "[]" : "\(some.count) elements"
    default: return kind(of: value)
    }
  }

  /// Returns the value of an optional, however deeply nested.
  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }

  private static func number(_ value: CGFloat) -> String {
    if value >= .greatestFiniteMagnitude { return "greatest" }
    return String(format: "%g", value)
  }

  /// Returns the name of an enum case, or the text of the raw value of another type.
  private static func named(_ value: any RawRepresentable) -> String {
    if Mirror(reflecting: value).displayStyle == .enum { return ".\(value)" }
    return text(of: value.rawValue)
  }

  /// Returns the description of an enum case with its associated values, or the name of another type.
  private static func kind(of value: Any) -> String {
    if Mirror(reflecting: value).displayStyle == .enum { return ".\(value)" }
    let name = "\(type(of: value))"
    return name.contains("->") ? "a closure" : name
  }

  private static let colors: [(String, UIColor)] = [
    ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
    ("placeholderText", .placeholderText), ("separator", .separator), ("systemFill", .systemFill),
    ("secondarySystemFill", .secondarySystemFill), ("tertiarySystemFill", .tertiarySystemFill),
    ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground), ("clear", .clear),
    ("black", .black), ("white", .white), ("systemBlue", .systemBlue), ("systemRed", .systemRed),
    ("systemGray", .systemGray), ("tintColor", .tintColor),
  ]

  private static func text(of color: UIColor) -> String {
    if let name = colors.first(where: { $0.1 === color || $0.1 == color })?.0 { return ".\(name)" }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return "rgba(\([red, green, blue, alpha].map(number).joined(separator: ", ")))"
  }
}
