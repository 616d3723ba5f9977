// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension InterfaceElement {
  /// The number that an attribute says; nil: it is not there, or no finite number.
  package func number(_ name: String) -> CGFloat? {
    self[name].flatMap(Double.init).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// The whole number that an attribute says.
  package func integer(_ name: String) -> Int? {
    self[name].flatMap { Int($0) ?? Double($0).flatMap { Int(exactly: $0.rounded()) } }
  }

  /// Whether an attribute says YES; nil: it is not there.
  package func flag(_ name: String) -> Bool? {
    self[name].map { $0 == "YES" || $0 == "true" }
  }

  /// The text of the attribute or of the child that is `key` to the element.
  ///
  /// Texts of several lines stand in an element of their own.
  package func string(_ key: String) -> String? {
    if let value = self[key] { return value }
    guard let child = child(key: key), ["string", "mutableString"].contains(child.name) else {
      return nil
    }
    guard child["base64-UTF8"] == "YES" else { return child.text }
    let packed = child.text.filter { !$0.isWhitespace }
    let padded = packed + String(repeating: "=", count: (4 - packed.utf8.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The rectangle that a `rect` says.
  package var rect: CGRect? {
    guard let x = number("x"), let y = number("y"), let width = number("width"),
      let height = number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The size that a `size` says.
  package var size: CGSize? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The point that a `point` says.
  package var point: CGPoint? {
    guard let x = number("x"), let y = number("y") else { return nil }
    return CGPoint(x: x, y: y)
  }
}
