// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The text of a section's or item's identifier in the identity of an element.
enum ItemToken {
  /// The names of properties that identify a value.
  private static let names = ["id", "identifier", "uuid", "ID"]
  /// The names of properties that contain a title.
  private static let titles = ["title", "name", "text", "label", "subject", "headline"]

  /// Returns the text of an identifier that is the same in every run: that of a string, a number, a case
  /// without values, or of the value's own `id`; `nil` if there is none.
  static func text(of identifier: AnyHashable) -> String? { text(identifier.base, depth: 0) }

  private static func text(_ value: Any, depth: Int) -> String? {
    switch value {
    case let text as String: return text
    case let number as any BinaryInteger: return "\(number)"
    case let number as any BinaryFloatingPoint: return "\(number)"
    case let flag as Bool: return "\(flag)"
    case let id as UUID: return id.uuidString
    case let url as URL: return url.absoluteString
    case let path as IndexPath: return path.map { "\($0)" }.joined(separator: ".")
    case let raw as any RawRepresentable: return text(raw.rawValue, depth: depth + 1)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum {
      guard let child = mirror.children.first else { return "\(value)" }
      guard depth < 3, let inner = text(child.value, depth: depth + 1) else { return nil }
      return "\(child.label ?? "")(\(inner))"
    }
    guard depth < 3 else { return nil }
    for name in names {
      if let child = mirror.children.first(where: { $0.label == name }),
        let inner = text(child.value, depth: depth + 1)
      {
        return inner
      }
    }
    return nil
  }

  /// Returns the title that an identifier contains: the text itself, or the value's own `title` or `name`;
  /// `nil` if there is none.
  static func title(of identifier: AnyHashable) -> String? { title(identifier.base, depth: 0) }

  private static func title(_ value: Any, depth: Int) -> String? {
    if let text = value as? String { return UUID(uuidString: text) == nil ? text : nil }
    guard depth < 3 else { return nil }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum {
      return mirror.children.first.flatMap { title($0.value, depth: depth + 1) }
    }
    for name in titles {
      let child = mirror.children.first { $0.label == name }
      if let text = child?.value as? String, !text.isEmpty { return text }
    }
    return nil
  }
}
