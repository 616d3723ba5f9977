// SPDX-License-Identifier: Apache-2.0

import CMullionLines
import Foundation

/// The methods that a class or a protocol of the program declares, read from the symbol table.
struct DeclaredMethods {
  /// The qualified name of the type in symbols, such as `App.(List in _0A1B…)`.
  let typeName: String
  /// The methods by name and type, such as `tableView(_: MullionTables.UITableView, didSelectRowAt: …) ->
  /// ()`.
  ///
  /// Methods of two types have equal signatures if one is a witness of the other's requirement, or overrides
  /// it.
  let signatures: Set<String>

  /// Reads the methods of the type whose descriptor is at an address; `nil` if the program has no symbols.
  ///
  /// - Complexity: O(*f* + *k*), where *f* is the number of functions in the type's file and *k* that of the
  ///   type.
  init?(ofDescriptorAt descriptor: UnsafeRawPointer) {
    // "nominal type descriptor for App.List"
    guard let symbol = mullion_descriptor_name(descriptor), let text = Self.demangled(symbol),
      let words = text.firstRange(of: " for ")
    else { return nil }
    let typeName = String(text[words.upperBound...])
    let count = mullion_method_names(descriptor, nil, 0)
    let symbols = [UnsafePointer<CChar>?](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = min(count, mullion_method_names(descriptor, buffer.baseAddress, count))
    }
    self.typeName = typeName
    signatures = Set(
      symbols.lazy.compactMap { $0.flatMap(Self.demangled) }
        .compactMap { Self.signature(in: $0, of: typeName) })
  }

  /// Returns the method's name without that of its type; `nil` for a method of another type.
  private static func signature(in text: String, of typeName: String) -> String? {
    var text = text[...]
    if text.hasPrefix("(extension in "), let end = text.firstRange(of: "):") {
      text = text[end.upperBound...]
    }
    if text.hasPrefix("\(typeName).") { return String(text.dropFirst(typeName.count + 1)) }
    // The name of a type that is declared in a function.
    return text.hasSuffix(" in \(typeName)") ? String(text.dropLast(typeName.count + 4)) : nil
  }

  private static func demangled(_ symbol: UnsafePointer<CChar>) -> String? {
    guard let text = mullion_demangled(symbol) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// Returns the method's full name with labels, such as `tableView(_:didSelectRowAt:)`.
  static func fullName(of signature: String) -> String {
    guard let start = signature.firstIndex(of: "(") else { return signature }
    var labels = ""
    var depth = 0
    var last: Character = " "
    var parameter = ""
    reading: for character in signature[start...] {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where last != "-": depth -= 1
      default: break
      }
      if depth == 0 || depth == 1 && character == "," {
        labels += label(of: parameter)
        parameter = ""
        if depth == 0 { break reading }
      } else if depth > 1 || character != "(" {
        parameter.append(character)
      }
      last = character
    }
    return "\(signature.prefix { $0 != "(" && $0 != "<" })(\(labels))"
  }

  /// Returns `didSelectRowAt:` for `didSelectRowAt: Foundation.IndexPath`, or `_:` for a type without a
  /// label.
  private static func label(of parameter: String) -> String {
    let text = parameter.drop { $0 == " " }
    guard !text.isEmpty else { return "" }
    let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return text.dropFirst(word.count).hasPrefix(": ") ? "\(word):" : "_:"
  }
}
