// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionViewTree

extension ObjectReader {
  /// The value of the user-defined runtime attribute, or `nil` if its type is unknown or its value can't be
  /// read, which is reported as a finding.
  var runtimeValue: RuntimeValue? {
    let type = string("type") ?? ""
    guard type != "nil", isValueSaid else {
      return isRuntimeType(type) ? RuntimeValue(value: nil) : unknown(type)
    }
    switch type {
    case "boolean": return known(flag("value").map { NSNumber(value: $0) } ?? number)
    case "string", "localizedString": return known(text("value"))
    case "number": return known(number)
    case "color": return known(color("value"))
    case "image": return known(child(key: "value")?["name"]).map { _ in RuntimeValue(value: image) }
    case "point": return known(child(key: "value")?.point)
    case "size": return known(child(key: "value")?.size)
    case "rect": return known(child(key: "value")?.rect)
    case "range": return known(range)
    default: return unknown(type)
    }
  }

  private func isRuntimeType(_ type: String) -> Bool {
    [
      "nil", "boolean", "string", "localizedString", "number", "color", "image", "point", "size",
      "rect", "range",
    ].contains(type)
  }

  /// Whether there is a value, and not an explicit `nil`.
  private var isValueSaid: Bool {
    if element["value"] != nil { return true }
    return element.child(key: "value").map { $0.name != "nil" } ?? false
  }

  private func known(_ value: Any?) -> RuntimeValue? {
    if let value { return RuntimeValue(value: value) }
    record("its value can't be read as \(element["type"] ?? "any type"); it is left out")
    return nil
  }

  private func unknown(_ type: String) -> RuntimeValue? {
    record(
      type.isEmpty
        ? "the attribute has no type; it is left out"
        : "attributes of the type \(type) are not supported; it is left out",
      once: "attribute type \(type)")
    return nil
  }

  private var image: UIImage? {
    guard let name = child(key: "value")?["name"] else { return nil }
    let found =
      UIImage(named: name, in: maker.file.bundle, compatibleWith: nil) ?? UIImage(systemName: name)
    if found == nil {
      record(
        "there is no picture \(name) among the bundle's assets; no image is shown",
        once: "picture \(name)")
    }
    return found
  }

  private var range: NSRange? {
    guard let element = child(key: "value"), let location = element.integer("location"),
      let length = element.integer("length"), location >= 0, length >= 0
    else { return nil }
    return NSRange(location: location, length: length)
  }

  private var number: NSNumber? {
    guard let element = child(key: "value") else {
      return string("value").flatMap(Double.init).map { NSNumber(value: $0) }
    }
    switch element.name {
    case "integer": return element.integer("value").map { NSNumber(value: $0) }
    case "boolean", "bool": return element.flag("value").map { NSNumber(value: $0) }
    default: return element.number("value").map { NSNumber(value: Double($0)) }
    }
  }
}
