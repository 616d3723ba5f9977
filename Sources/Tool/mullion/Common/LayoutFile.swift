// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionLayoutCases

/// The contents of a file for layout commands: one layout, or cases.
enum LayoutFile {
  case layout(CaseLayout)
  case cases([LayoutCase])

  /// Reads the file at `path`: a layout, a section, or the cases named in `identifiers`, or all if it is
  /// empty.
  ///
  /// - Throws: `CommandError` when the file cannot be read or lacks a requested case.
  static func read(_ path: String, named identifiers: [String]) throws(CommandError) -> LayoutFile {
    let data = try NamedFile(path: path).read("a JSON file of a layout, a section or cases")
    let found: CaseLayout?
    let value: JSONValue
    do throws(LayoutCaseError) {
      value = try LayoutDocument.value(json: data)
      found = try layout(value)
    } catch {
      throw CommandError(error, in: path)
    }
    try requireContent(value, path)
    guard let found else {
      return .cases(try CaseChoice.cases(of: value, in: path, named: identifiers))
    }
    guard let identifier = identifiers.first else { return .layout(found) }
    throw CommandError("--id \(identifier) names a case of a file, but '\(path)' is a layout.")
  }

  /// Rejects a file that contains neither a layout nor cases.
  ///
  /// - Throws: `CommandError` with the expected contents.
  private static func requireContent(_ value: JSONValue, _ path: String) throws(CommandError) {
    switch value {
    case .array(let values) where !values.isEmpty: return
    case .object(let fields):
      let known = ["sections", "sectionForAll", "group", "id"] + LayoutCaseReader.groups
      if known.contains(where: { fields[$0] != nil }) { return }
    default: break
    }
    throw CommandError(
      "'\(path)' is not a layout: expected an object with \"sections\" or \"sectionForAll\" (see "
        + "Documentation/LayoutFormat.md), a section with a \"group\", or cases; found "
        + "\(value == .array([]) ? "an empty list" : value.kindName).")
  }

  /// Returns the layout in a file, or `nil` when it is a file of cases.
  private static func layout(_ value: JSONValue) throws(LayoutCaseError) -> CaseLayout? {
    guard case .object(let fields) = value else { return nil }
    if fields["group"] != nil {
      var layout = CaseLayout()
      layout.sections = [try LayoutDocument.section(value: value)]
      return layout
    }
    guard fields["sections"] != nil || fields["sectionForAll"] != nil else { return nil }
    return try LayoutDocument(value: value).layout
  }
}
