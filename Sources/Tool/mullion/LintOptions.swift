// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCompositionalLayout

/// The options of `mullion lint`.
package struct LintOptions: Equatable, Sendable {
  /// The subject: a file of cases or of a layout, an interface file or project, Swift sources, or the name of
  /// a screen; empty if the catalogue or a recording is requested.
  package var subject = ""
  /// The cases to check; empty for all.
  package var identifiers: [String] = []
  /// The minimum severity of the findings that are shown.
  package var severity = LayoutFinding.Severity.advice
  /// Whether findings are printed as JSON.
  package var isJSON = false
  /// Whether the catalogue of all rules is printed instead of findings.
  package var isCatalogue = false
  /// The size of a screen, or of the view of a layout, in points.
  package var size = CGSize(width: 390, height: 844)
  /// The number of pixels per point of a screen or a view.
  package var scale: CGFloat = 2
  /// The number of items in each section of a layout; the last number applies to all further sections.
  package var items = [6]
  /// A step of a recorded run, instead of the file or screen.
  package var moment = RecordedMoment()
  /// The options in the order in which they were given.
  private(set) var given = ParsedOptions()

  /// Parses the arguments after `lint`.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: some Sequence<String>) throws(CommandError) {
    var arguments = Arguments(words)
    while let word = try arguments.next() { try read(word, &arguments) }
    if isCatalogue {
      let other = given.first(except: "--catalogue") ?? (subject.isEmpty ? nil : subject)
      guard let other else { return }
      throw CommandError(
        "lint --catalogue prints all rules and takes nothing else, found "
          + "'\(other)'.")
    }
    try moment.require(alone: subject, without: ["--size", "--scale", "--items"], of: given)
    guard !subject.isEmpty || moment.file != nil else {
      throw CommandError(
        "lint needs a file of cases or of a layout, an interface file, an .xcodeproj, the name of a"
          + " screen, a folder of Swift sources, or --recording FILE.")
    }
    if isOfSources {
      try given.refuse(
        ["--id", "--items", "--scale"], subject,
        "contains Swift sources, whose findings are printed as lines only")
    }
  }

  /// Whether Swift sources are checked: a folder, or a source file.
  package var isOfSources: Bool {
    guard !InterfaceLintCommand.takes(subject) else { return false }
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: subject, isDirectory: &isFolder)
    return isThere && (isFolder.boolValue || subject.hasSuffix(".swift"))
  }

  private mutating func read(
    _ word: String, _ arguments: inout Arguments
  ) throws(CommandError) {
    given.record(word)
    switch word {
    case "--id": identifiers += try arguments.values(of: word, "the name of a case")
    case "--json": isJSON = true
    case "--catalogue": isCatalogue = true
    case "--size": size = try arguments.size(of: word)
    case "--scale": scale = try arguments.scale(of: word)
    case "--items": items = try arguments.itemCounts(of: word)
    case "--severity":
      let name = try arguments.value(of: word, "error, warning or advice")
      guard let found = LayoutFinding.Severity(rawValue: name) else {
        throw CommandError("--severity expects error, warning or advice, found '\(name)'.")
      }
      severity = found
    default:
      if try moment.takes(word, &arguments) { return }
      guard !word.hasPrefix("-") else {
        throw CommandError(
          "lint takes --id, --severity, --items, --json, --size, --scale, --recording, --step and "
            + "--catalogue, found '\(word)'.")
      }
      guard subject.isEmpty else {
        throw CommandError("lint takes one file or screen, found '\(subject)' and '\(word)'.")
      }
      subject = word
    }
  }
}
