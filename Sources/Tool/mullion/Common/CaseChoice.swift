// SPDX-License-Identifier: Apache-2.0

import MullionLayoutCases

/// The cases of a file that a command is to look at.
enum CaseChoice {
  /// The cases named in `identifiers`, or all when there are none.
  ///
  /// - Throws: `CommandError` when the file can't be read or lacks a case that was asked for.
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

  /// The cases named in `identifiers`, or all when there are none, of `value` that `file` holds.
  ///
  /// - Throws: `CommandError` when it holds no cases or lacks one that was asked for.
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

  /// What there is in place of what was asked for: the first few names.
  static func words(_ names: [String], _ lead: String) -> String {
    let rest = names.count - 6
    return lead + (names.count == 1 ? " " : "s ") + names.prefix(6).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }
}
