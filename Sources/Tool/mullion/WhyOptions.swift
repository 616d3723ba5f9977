// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The options of `mullion why`.
package struct WhyOptions: Equatable, Sendable {
  /// A file of cases or of a layout, or the name of a screen.
  package var subject = ""
  /// The case; `nil` when the file contains only one.
  package var identifier: String?
  /// The index of the section.
  package var section = 0
  /// The index of the item in its section; `Int.max` for a boundary item of the layout.
  package var item: Int?
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  package var kind: String?
  /// Whether the terms are printed as JSON.
  package var isJSON = false
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

  /// Parses the arguments after `why`.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: some Sequence<String>) throws(CommandError) {
    var arguments = Arguments(words)
    while let word = try arguments.next() { try read(word, &arguments) }
    try moment.require(alone: subject, without: ["--size", "--scale", "--items"], of: given)
    guard !subject.isEmpty || moment.file != nil else {
      throw CommandError(
        "why needs a file of cases or of a layout, the name of a screen, or --recording FILE.")
    }
    if RecordedCase.isName(subject), item == nil { item = 0 }
    guard item != nil else { throw CommandError("why needs --item SECTION.ITEM.") }
    guard item != .max || kind != nil else {
      throw CommandError("why --item layout needs --kind KIND.")
    }
  }

  private mutating func read(
    _ word: String, _ arguments: inout Arguments
  ) throws(CommandError) {
    given.record(word)
    switch word {
    case "--id": identifier = try arguments.value(of: word, "the name of a case")
    case "--item": try place(arguments.value(of: word, "SECTION.ITEM, or layout"))
    case "--kind": kind = try arguments.value(of: word, "the kind of a view")
    case "--json": isJSON = true
    case "--size": size = try arguments.size(of: word)
    case "--scale": scale = try arguments.scale(of: word)
    case "--items": items = try arguments.itemCounts(of: word)
    default:
      if try moment.takes(word, &arguments) { return }
      guard !word.hasPrefix("-") else {
        throw CommandError(
          "why takes --item, --kind, --id, --items, --json, --size, --scale, --recording and --step, "
            + "found '\(word)'.")
      }
      guard subject.isEmpty else {
        throw CommandError("why takes one file or screen, found '\(subject)' and '\(word)'.")
      }
      subject = word
    }
  }

  private mutating func place(_ text: String) throws(CommandError) {
    if text == "layout" {
      item = .max
      return
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let section = parts[0], let item = parts[1], section >= 0,
      (0..<Int.max).contains(item)
    else {
      throw CommandError("--item expects SECTION.ITEM such as 0.3, or layout, found '\(text)'.")
    }
    (self.section, self.item) = (section, item)
  }
}
