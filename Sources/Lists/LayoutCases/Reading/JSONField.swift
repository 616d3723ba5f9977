// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A value of a case file with its path, which every error includes.
struct JSONField {
  let value: JSONValue
  let path: String

  func failure(_ expected: String) -> LayoutCaseError {
    LayoutCaseError(field: path.isEmpty ? "(top)" : path, expected: expected, found: value.kindName)
  }

  func object() throws(LayoutCaseError) -> [String: JSONValue] {
    guard case .object(let fields) = value else { throw failure("an object") }
    return fields
  }

  /// Throws if the object has a field that is neither in `names` nor a remark.
  func allow(_ names: Set<String>) throws(LayoutCaseError) {
    for name in try object().keys.sorted()
    where !names.contains(name) && !Self.remarks.contains(name) {
      let near = Spelling.nearest(to: name, among: names.sorted())
      let others = names.subtracting([near].compactMap { $0 }).sorted().map { "\"\($0)\"" }
      var failure = LayoutCaseError(
        field: path.isEmpty ? name : "\(path).\(name)",
        expected: (near.map { "\"\($0)\", or " } ?? "") + "one of "
          + others.joined(separator: ", "),
        found: "a field that is not known")
      failure.isUnknownField = true
      throw failure
    }
  }

  /// The fields for readers of the file, which are allowed everywhere.
  private static let remarks: Set<String> = ["note", "comment", "name", "title"]

  /// Returns whether the field `name` exists and is `null`.
  func isNull(_ name: String) throws(LayoutCaseError) -> Bool { try object()[name] == .null }

  /// Returns the field `name`; `nil` if it is missing or `null`.
  func optional(_ name: String) throws(LayoutCaseError) -> JSONField? {
    guard let value = try object()[name], value != .null else { return nil }
    return JSONField(value: value, path: path.isEmpty ? name : "\(path).\(name)")
  }

  func required(_ name: String) throws(LayoutCaseError) -> JSONField {
    if let field = try optional(name) { return field }
    throw LayoutCaseError(
      field: path.isEmpty ? name : "\(path).\(name)", expected: "given", found: "missing")
  }

  func number() throws(LayoutCaseError) -> CGFloat {
    guard case .number(let number) = value, number.isFinite else { throw failure("a number") }
    return CGFloat(number)
  }

  func integer() throws(LayoutCaseError) -> Int {
    guard case .number(let number) = value, let integer = Int(exactly: number) else {
      throw failure("a whole number")
    }
    return integer
  }

  func bool() throws(LayoutCaseError) -> Bool {
    guard case .bool(let bool) = value else { throw failure("true or false") }
    return bool
  }

  func text() throws(LayoutCaseError) -> String {
    guard case .string(let text) = value else { throw failure("a text") }
    return text
  }

  func list() throws(LayoutCaseError) -> [JSONField] {
    guard case .array(let values) = value else { throw failure("a list") }
    return values.enumerated().map { JSONField(value: $1, path: "\(path)[\($0)]") }
  }

  func list<T>(_ read: (JSONField) throws(LayoutCaseError) -> T) throws(LayoutCaseError) -> [T] {
    var items: [T] = []
    for field in try list() { items.append(try read(field)) }
    return items
  }

  func numbers(_ count: Int? = nil) throws(LayoutCaseError) -> [CGFloat] {
    let numbers = try list { field throws(LayoutCaseError) in try field.number() }
    if let count, numbers.count != count { throw failure("a list of \(count) numbers") }
    return numbers
  }

  func point() throws(LayoutCaseError) -> CGPoint {
    let numbers = try numbers(2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  func size() throws(LayoutCaseError) -> CGSize {
    let numbers = try numbers(2)
    return CGSize(width: numbers[0], height: numbers[1])
  }

  func texts() throws(LayoutCaseError) -> [String] {
    try list { field throws(LayoutCaseError) in try field.text() }
  }

  /// Returns the value for a name in `choices`.
  func choice<T>(_ choices: [(String, T)]) throws(LayoutCaseError) -> T {
    let text = try text()
    if let found = choices.first(where: { $0.0 == text }) { return found.1 }
    throw failure("one of " + choices.map { "\"\($0.0)\"" }.joined(separator: ", "))
  }
}

extension Optional where Wrapped == JSONField {
  func map<T>(
    or missing: T, _ read: (JSONField) throws(LayoutCaseError) -> T
  ) throws(LayoutCaseError) -> T {
    guard let field = self else { return missing }
    return try read(field)
  }
}
