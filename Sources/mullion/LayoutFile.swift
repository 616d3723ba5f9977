// SPDX-License-Identifier: Apache-2.0

import Foundation
import LayoutCases

/// What a file holds that commands look at: one layout, or cases.
enum LayoutFile {
  case layout(CaseLayout)
  case cases([LayoutCase])

  /// Reads the file at `path`: a layout, a section, or the cases called `identifiers`, all of them
  /// when none is named.
  ///
  /// - Throws: `CommandError` when the file can't be read or lacks a case that was asked for.
  static func read(_ path: String, named identifiers: [String]) throws(CommandError) -> LayoutFile {
    let file = NamedFile(path: path)
    try file.requireReadable("a JSON file of a layout, a section or cases")
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError("'\(path)' can't be read; expected a JSON file.")
    }
    try requireLayoutOrCases(data, path)
    let found: CaseLayout?
    do throws(LayoutCaseError) {
      found = try layout(data)
    } catch {
      throw CommandError("\(error)")
    }
    guard let found else { return .cases(try CaseChoice.cases(of: path, named: identifiers)) }
    guard let identifier = identifiers.first else { return .layout(found) }
    throw CommandError("--id \(identifier) names a case of a file, but '\(path)' is a layout.")
  }

  /// Refuses an object that is neither a layout nor holds cases.
  ///
  /// - Throws: `CommandError` that says what files hold.
  private static func requireLayoutOrCases(_ data: Data, _ path: String) throws(CommandError) {
    guard case .object(let fields) = try? JSONDecoder().decode(JSONValue.self, from: data) else {
      return
    }
    let known = ["sections", "sectionForAll", "group", "id"] + LayoutCaseReader.groups
    guard !known.contains(where: { fields[$0] != nil }) else { return }
    throw CommandError(
      "'\(path)' is no layout: expected an object with \"sections\" or \"sectionForAll\" (see "
        + "Documentation/LayoutFormat.md), a section with a \"group\", or cases.")
  }

  /// The layout in a file; nil when it is a file of cases.
  private static func layout(_ data: Data) throws(LayoutCaseError) -> CaseLayout? {
    guard case .object(let fields) = try? JSONDecoder().decode(JSONValue.self, from: data),
      fields["sections"] != nil || fields["sectionForAll"] != nil || fields["group"] != nil
    else { return nil }
    if fields["group"] != nil {
      var layout = CaseLayout()
      layout.sections = [try LayoutDocument.section(json: data)]
      return layout
    }
    return try LayoutDocument(json: data).layout
  }
}
