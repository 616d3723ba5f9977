// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
import ViewTree

extension ObjectReader {
  /// The value that this attribute of the user's says.
  var runtimeValue: Any? {
    switch string("type") {
    case "boolean": return flag("value").map { NSNumber(value: $0) } ?? number
    case "string", "localizedString": return text("value")
    case "number": return number
    case "color": return color("value")
    case "image":
      guard let name = child(key: "value")?["name"] else { return nil }
      return UIImage(named: name, in: maker.file.bundle, compatibleWith: nil)
        ?? UIImage(systemName: name)
    case "point": return child(key: "value")?.point
    case "size": return child(key: "value")?.size
    case "rect": return child(key: "value")?.rect
    default: return nil
    }
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
