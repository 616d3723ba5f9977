// SPDX-License-Identifier: Apache-2.0

/// A reader of case files: a whole file with groups of cases, a list of cases, or one case.
///
/// In a whole file, only the groups `measured` and `derivedFromDocumentation` are read.
package enum LayoutCaseReader {
  /// The groups of a whole file that contain cases.
  package static let groups = ["measured", "derivedFromDocumentation"]

  /// Returns the cases in the parsed `value` of a file; `file` is its name in errors.
  package static func cases(
    in value: JSONValue, file: String
  ) throws(LayoutCaseError) -> [LayoutCase] {
    do throws(LayoutCaseError) {
      return try cases(in: JSONField(value: value, path: ""))
    } catch {
      var error = error
      error.file = file
      throw error
    }
  }

  private static func cases(in top: JSONField) throws(LayoutCaseError) -> [LayoutCase] {
    if case .array = top.value { return try top.list(one) }
    if try top.optional("id") != nil { return [try one(top)] }
    var cases: [LayoutCase] = []
    for group in groups { cases += try top.optional(group)?.list(one) ?? [] }
    guard !cases.isEmpty else {
      throw top.failure("a case, a list of cases, or an object with \"measured\" cases")
    }
    return cases
  }

  private static func one(_ field: JSONField) throws(LayoutCaseError) -> LayoutCase {
    let id = try field.required("id").text()
    do throws(LayoutCaseError) {
      return try CaseParser(field: field, id: id).parse()
    } catch {
      var error = error
      error.id = id
      throw error
    }
  }
}
