// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import MullionLayoutCases

/// A request of the page: the operation and its arguments.
struct Request {
  let fields: [String: JSONValue]

  /// Returns the reply to the request in `bytes`; a request that is none fails with a sentence.
  static func reply(to bytes: UnsafeRawBufferPointer) -> Reply {
    var reader = ValueReader(bytes)
    guard let value = reader.value() else {
      return .failure("The request is nested more than \(ValueReader.deepest) deep, or incomplete.")
    }
    guard case .object(let fields) = value else {
      return .failure("The request should be an object, but is \(value.kindName).")
    }
    do throws(LayoutCaseError) {
      return try Request(fields: fields).reply()
    } catch {
      return .failure(error)
    }
  }

  private func reply() throws(LayoutCaseError) -> Reply {
    switch try text("op") {
    case "solve": return try SolveRequest(self).reply()
    case "evaluate": return try evaluation()
    case "explain": return try explanation()
    case "lint": return try findings()
    case "apply": return try application()
    case "land": return try landing()
    case "diff": return DiffRequest.reply(to: self)
    case "validate": return try validation()
    default:
      throw wrong(
        "op",
        "one of \"solve\", \"evaluate\", \"explain\", \"lint\", \"apply\", \"land\", \"diff\", \"validate\""
      )
    }
  }

  private func validation() throws(LayoutCaseError) -> Reply {
    if let layout = fields["layout"] {
      _ = try LayoutDocument(value: layout)
    } else {
      _ = try layoutCase()
    }
    return .success([])
  }

  // MARK: Arguments

  /// Returns the error for the value of a field.
  func wrong(_ name: String, _ expected: String) -> LayoutCaseError {
    LayoutCaseError(
      field: name, expected: expected, found: fields[name].map { $0.kindName } ?? "missing")
  }

  func text(_ name: String) throws(LayoutCaseError) -> String {
    guard case .string(let text)? = fields[name] else { throw wrong(name, "a text") }
    return text
  }

  func number(
    _ name: String, in limits: ClosedRange<Double>
  ) throws(LayoutCaseError) -> Double {
    guard case .number(let number)? = fields[name], limits.contains(number) else {
      throw wrong(name, "a number from \(limits.lowerBound) to \(limits.upperBound)")
    }
    return number
  }

  func integer(_ name: String) throws(LayoutCaseError) -> Int {
    guard case .number(let number)? = fields[name], let integer = Int(exactly: number) else {
      throw wrong(name, "a whole number")
    }
    return integer
  }

  /// Returns the numbers of a list; `nil` if it is missing.
  func numbers(_ name: String, _ count: Int) throws(LayoutCaseError) -> [Double]? {
    guard let value = fields[name], value != .null else { return nil }
    guard case .array(let values) = value, values.count == count else {
      throw wrong(name, "a list of \(count) numbers")
    }
    var numbers: [Double] = []
    for value in values {
      guard case .number(let number) = value, number.isFinite else {
        throw wrong(name, "a list of \(count) numbers")
      }
      numbers.append(number)
    }
    return numbers
  }

  /// Returns the case of the request, within the limits of the laboratory.
  func layoutCase() throws(LayoutCaseError) -> LayoutCase {
    try LaboratoryCase.parsed(fields["case"] ?? .null)
  }
}
