// SPDX-License-Identifier: Apache-2.0

package import CollectionViewTesting
import Foundation

/// A preview of a program, under a name that no other one has.
package struct NamedPreview {
  /// The preview, as the program says.
  package let preview: AskedReply.Preview
  /// The name that was given to it, or that of its file.
  let name: String
  /// Its number in the program's list.
  let number: Int
  /// The program's place among those that were asked.
  let program: Int

  /// The file and the line that it stands at.
  var place: String { "\(preview.file):\(preview.line)" }

  /// The name as files can have it.
  var fileName: String {
    String(name.map { $0.isLetter || $0.isNumber || "-_, ".contains($0) ? $0 : "-" })
  }

  /// The previews of several programs; what they share is that of the first one.
  static func all(_ lists: [[AskedReply.Preview]]) -> [NamedPreview] {
    var seen: [AskedReply.Preview] = []
    var found: [(preview: AskedReply.Preview, number: Int, program: Int)] = []
    for (program, list) in lists.enumerated() {
      let old = seen
      for (number, preview) in list.enumerated() where !old.contains(preview) {
        seen.append(preview)
        found.append((preview, number, program))
      }
    }
    return zip(found, names(of: found.map(\.preview))).map {
      NamedPreview(preview: $0.preview, name: $1, number: $0.number, program: $0.program)
    }
  }

  /// A name for each: the one that was given to it, with its file's where others have that as well,
  /// and a number where that is not enough.
  package static func names(of previews: [AskedReply.Preview]) -> [String] {
    let counts = Dictionary(previews.map { ($0.name, 1) }, uniquingKeysWith: +)
    var used: [String: Int] = [:]
    return previews.map { preview in
      let file = URL(fileURLWithPath: preview.file).deletingPathExtension().lastPathComponent
      let name = preview.name.map { counts[$0] == 1 ? $0 : "\(file), \($0)" } ?? file
      let count = (used[name] ?? 0) + 1
      used[name] = count
      return count == 1 ? name : "\(name) \(count)"
    }
  }
}
