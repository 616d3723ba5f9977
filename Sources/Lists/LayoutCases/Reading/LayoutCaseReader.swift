// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionContracts

/// A reader of case files: a whole file with groups of cases, a list of cases, or one case.
///
/// In a whole file, only the groups `measured` and `derivedFromDocumentation` are read.
package enum LayoutCaseReader {
  /// The groups of a whole file that contain cases.
  package static let groups = ["measured", "derivedFromDocumentation"]

  /// Returns the cases of the file at `path`.
  ///
  /// - Throws: `LayoutCaseError` with the file, the field and the expected value.
  package static func cases(atPath path: String) throws(LayoutCaseError) -> [LayoutCase] {
    let data: Data
    do throws(WholeFileError) {
      data = try WholeFile(path).read()
    } catch {
      throw LayoutCaseError(
        file: path, field: "(file)", expected: "a readable JSON file", found: "that \(error)")
    }
    return try cases(in: data, file: path)
  }

  /// Returns the cases in the contents of a file; `file` is its name in errors.
  package static func cases(in data: Data, file: String) throws(LayoutCaseError) -> [LayoutCase] {
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONValue(json: data)
    } catch {
      throw LayoutCaseError(file: file, error)
    }
    return try cases(in: value, file: file)
  }

  /// Returns the cases in the parsed `value` of a file; `file` is its name in errors.
  package static func cases(
    in value: JSONValue, file: String
  ) throws(LayoutCaseError) -> [LayoutCase] {
    do {
      return try cases(in: JSONField(value: value, path: ""))
    } catch var error as LayoutCaseError {
      error.file = file
      throw error
    } catch {
      throw LayoutCaseError(file: file, field: "(top)", expected: "cases", found: "\(error)")
    }
  }

  private static func cases(in top: JSONField) throws -> [LayoutCase] {
    if case .array = top.value { return try top.list(one) }
    if try top.optional("id") != nil { return [try one(top)] }
    var cases: [LayoutCase] = []
    for group in groups { cases += try top.optional(group).map(or: []) { try $0.list(one) } }
    guard !cases.isEmpty else {
      throw top.failure("a case, a list of cases, or an object with \"measured\" cases")
    }
    return cases
  }

  private static func one(_ field: JSONField) throws -> LayoutCase {
    let id = try field.required("id").text()
    do {
      return try CaseParser(field: field, id: id).parse()
    } catch var error as LayoutCaseError {
      error.id = id
      throw error
    }
  }
}
