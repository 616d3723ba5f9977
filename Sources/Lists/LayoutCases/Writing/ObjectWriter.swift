// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout

/// A JSON object under construction; a number that JSON cannot represent causes an error with the path of the
/// field.
struct ObjectWriter {
  private let path: String
  private var fields: [String: JSONValue] = [:]

  init(path: String) {
    self.path = path
  }

  var json: JSONValue { .object(fields) }
  var isEmpty: Bool { fields.isEmpty }

  subscript(name: String) -> JSONValue? {
    get { fields[name] }
    set { fields[name] = newValue }
  }

  func path(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  mutating func name<T: Equatable>(
    _ name: String, _ value: T, in names: [(String, T)], unless usual: T? = nil
  ) throws(LayoutCaseError) {
    if value == usual { return }
    guard let text = LayoutNames.name(of: value, in: names) else {
      throw LayoutCaseError(
        field: path(name), expected: "a value that the format supports", found: "\(value)")
    }
    fields[name] = .string(text)
  }

  mutating func flag(_ name: String, _ value: Bool, unless usual: Bool) {
    if value != usual { fields[name] = .bool(value) }
  }

  mutating func number(
    _ name: String, _ value: CGFloat, unless usual: CGFloat? = nil
  ) throws(LayoutCaseError) {
    if value != usual { fields[name] = try Self.number(value, path(name)) }
  }

  mutating func integer(_ name: String, _ value: Int) throws(LayoutCaseError) {
    guard Int(exactly: Double(value)) == value else {
      throw LayoutCaseError(
        field: path(name), expected: "a number that JSON holds exactly", found: "\(value)")
    }
    fields[name] = .number(Double(value))
  }

  mutating func numbers(_ name: String, _ values: [CGFloat]) throws(LayoutCaseError) {
    var numbers: [JSONValue] = []
    for value in values { numbers.append(try Self.number(value, path(name))) }
    fields[name] = .array(numbers)
  }

  mutating func point(_ name: String, _ point: CGPoint) throws(LayoutCaseError) {
    try numbers(name, [point.x, point.y])
  }

  mutating func insets(
    _ name: String, _ insets: NSDirectionalEdgeInsets
  ) throws(LayoutCaseError) {
    guard insets != .zero else { return }
    var object = ObjectWriter(path: path(name))
    try object.number("top", insets.top, unless: 0)
    try object.number("leading", insets.leading, unless: 0)
    try object.number("bottom", insets.bottom, unless: 0)
    try object.number("trailing", insets.trailing, unless: 0)
    fields[name] = object.json
  }

  mutating func size(_ size: LayoutDimensions) throws(LayoutCaseError) {
    for (name, length) in [("width", size.width), ("height", size.height)] {
      var object = ObjectWriter(path: path(name))
      let kind = LayoutNames.name(of: length.kind, in: LayoutNames.dimensions)
      try object.number(kind ?? "absolute", length.value)
      fields[name] = object.json
    }
  }

  /// Adds a list unless it is empty.
  mutating func list<T>(
    _ name: String, _ values: [T],
    _ write: (_ value: T, _ path: String) throws(LayoutCaseError) -> JSONValue
  ) throws(LayoutCaseError) {
    guard !values.isEmpty else { return }
    var list: [JSONValue] = []
    for (index, value) in values.enumerated() {
      list.append(try write(value, "\(path(name))[\(index)]"))
    }
    fields[name] = .array(list)
  }

  private static func number(_ value: CGFloat, _ path: String) throws(LayoutCaseError) -> JSONValue
  {
    guard value.isFinite else {
      throw LayoutCaseError(field: path, expected: "a finite number", found: "\(value)")
    }
    return .number(Double(value))
  }
}
