// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionContracts

/// Reads case files: a whole file with groups of cases, a list of cases, or one case.
///
/// Of a whole file, the groups `measured` and `derivedFromDocumentation` count.
package enum LayoutCaseReader {
  /// The groups of a whole file that hold cases.
  package static let groups = ["measured", "derivedFromDocumentation"]

  /// The cases of the file at `path`.
  ///
  /// Throws an error that names the file, the field and what was expected.
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

  /// The cases of a file's content; `file` is its name in errors.
  package static func cases(in data: Data, file: String) throws(LayoutCaseError) -> [LayoutCase] {
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONValue(json: data)
    } catch {
      throw LayoutCaseError(file: file, error)
    }
    return try cases(in: value, file: file)
  }

  /// The cases of a file that was read as `value`; `file` is its name in errors.
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
