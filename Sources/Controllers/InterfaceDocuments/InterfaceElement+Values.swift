// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension InterfaceElement {
  /// Returns the number in an attribute, or `nil` if the attribute is missing or not a finite number.
  package func number(_ name: String) -> CGFloat? {
    self[name].flatMap(Double.init).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// Returns the integer in an attribute, rounded if it has a fraction, or `nil` if the attribute is missing,
  /// is not a number, or does not fit into `Int`.
  package func integer(_ name: String) -> Int? {
    self[name].flatMap { Int($0) ?? Double($0).flatMap { Int(exactly: $0.rounded()) } }
  }

  /// Returns the Boolean in an attribute, or `nil` if the attribute is missing; `YES` and `true` are true,
  /// all other values are false.
  package func flag(_ name: String) -> Bool? {
    self[name].map { $0 == "YES" || $0 == "true" }
  }

  /// Returns the text of the attribute called `key`, or of the child with that key, or `nil` if there is
  /// neither or its encoding is invalid.
  ///
  /// Texts of several lines are in a child element, which may be encoded as Base64.
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

  /// The rectangle in a `rect` element.
  package var rect: CGRect? {
    guard let x = number("x"), let y = number("y"), let width = number("width"),
      let height = number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The size in a `size` element.
  package var size: CGSize? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The point in a `point` element.
  package var point: CGPoint? {
    guard let x = number("x"), let y = number("y") else { return nil }
    return CGPoint(x: x, y: y)
  }
}
