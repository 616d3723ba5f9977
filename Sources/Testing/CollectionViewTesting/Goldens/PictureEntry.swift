// SPDX-License-Identifier: Apache-2.0

/// One line of a text snapshot: an element of a collection view, or a view.
struct PictureEntry {
  /// The key that identifies the entry in another snapshot: for elements the number of the collection view,
  /// the kind and the index path; for views the kind, the contents, and the ordinal among equal ones.
  var key: String
  /// The name used in sentences.
  var name: String
  /// The sort order in sentences: cells first, decorations last.
  var rank: Int
  var origin: [Substring]
  var size: [Substring]
  /// The remaining parts of the line: z index, state, contents.
  var words: [String]

  /// The frame as text.
  var frame: String { "(" + (origin + size).joined(separator: ", ") + ")" }

  /// Returns the entries of a text snapshot; empty for other texts.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func all(in text: String, elementsOnly: Bool) -> [PictureEntry] {
    guard TextPictureFormat.version(of: text) != nil else { return [] }
    var entries: [PictureEntry] = []
    var counts: [String: Int] = [:]
    var view = 0
    for line in text.split(separator: "\n").dropFirst() {
      let line = line.drop { $0 == " " }
      if TextPictureFormat.isHeading(line) { view += 1 }
      if view > 0, let entry = element(line, in: view) {
        entries.append(entry)
      } else if !elementsOnly, var entry = self.view(line) {
        counts[entry.key, default: 0] += 1
        entry.key += " \(counts[entry.key] ?? 1)"
        entries.append(entry)
      }
    }
    return entries
  }

  private static func element(_ line: Substring, in view: Int) -> PictureEntry? {
    let element =
      #/(?<kind>\S.*?) +(?<path>\S+) +(?<x>\S+) +(?<y>\S+) +(?<w>\S+) +(?<h>\S+)  (?<rest>-?\d.*)/#
    guard let match = try? element.wholeMatch(in: line), Double(match.x) != nil,
      Double(match.h) != nil
    else { return nil }
    return PictureEntry(
      key: "\(view) \(match.kind) \(match.path)", name: "\(match.kind) \(match.path)",
      rank: ["cell": 0, "header": 1, "footer": 1][match.kind] ?? 3, origin: [match.x, match.y],
      size: [match.w, match.h], words: words(match.rest))
  }

  private static func view(_ line: Substring) -> PictureEntry? {
    let view =
      #/(?<kind>[a-z][a-z ]*?) (?<x>-?[\d.]+) (?<y>-?[\d.]+) (?<w>[\d.]+) (?<h>[\d.]+)(?<rest>(  .*)?)/#
    guard let match = try? view.wholeMatch(in: line) else { return nil }
    let words = words(match.rest)
    let shown = words.first { $0.hasPrefix("\"") || match.kind == "image" }
    let name = ([String(match.kind)] + [shown].compactMap(\.self)).joined(separator: " ")
    return PictureEntry(
      key: name, name: name, rank: 2, origin: [match.x, match.y], size: [match.w, match.h],
      words: words)
  }

  private static func words(_ rest: Substring) -> [String] {
    rest.split(separator: "  ").map(String.init)
  }
}
