// SPDX-License-Identifier: Apache-2.0

import MullionLayoutCases

/// The selection of cases of a file for a command.
enum CaseChoice {
  /// Returns the cases named in `identifiers`, or all if it is empty.
  ///
  /// - Throws: `CommandError` when the file cannot be read or lacks a requested case.
  static func cases(
    of file: String, named identifiers: [String]
  ) throws(CommandError) -> [LayoutCase] {
    let data = try NamedFile(path: file).read("a JSON file of cases")
    let cases: [LayoutCase]
    do throws(LayoutCaseError) {
      cases = try LayoutCaseReader.cases(in: data, file: file)
    } catch {
      throw CommandError("\(error)")
    }
    return try chosen(cases, file, identifiers)
  }

  /// Returns the cases named in `identifiers`, or all if it is empty, from `value`, the contents of `file`.
  ///
  /// - Throws: `CommandError` when there are no cases or a requested case is missing.
  static func cases(
    of value: JSONValue, in file: String, named identifiers: [String]
  ) throws(CommandError) -> [LayoutCase] {
    let cases: [LayoutCase]
    do throws(LayoutCaseError) {
      cases = try LayoutCaseReader.cases(in: value, file: file)
    } catch {
      throw CommandError("\(error)")
    }
    return try chosen(cases, file, identifiers)
  }

  private static func chosen(
    _ cases: [LayoutCase], _ file: String, _ identifiers: [String]
  ) throws(CommandError) -> [LayoutCase] {
    guard !identifiers.isEmpty else { return cases }
    for identifier in identifiers where !cases.contains(where: { $0.id == identifier }) {
      throw CommandError(
        "\(file) has no case '\(identifier)', which --id names; "
          + words(cases.map(\.id), "it has the case") + ".")
    }
    return cases.filter { identifiers.contains($0.id) }
  }

  /// Returns the list of available names for a message: the first few.
  static func words(_ names: [String], _ lead: String) -> String {
    let rest = names.count - 6
    return lead + (names.count == 1 ? " " : "s ") + names.prefix(6).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }
}
