// SPDX-License-Identifier: Apache-2.0

package import CollectionViewTesting
import Foundation

/// A preview of a program, under a unique name.
package struct NamedPreview {
  /// The preview, as listed by the program.
  package let preview: RenderResponse.Preview
  /// The preview's own name, or that of its file.
  let name: String
  /// The number in the program's list.
  let number: Int
  /// The index of the program among those that were queried.
  let program: Int

  /// The file and the line of the preview.
  var place: String { "\(preview.file):\(preview.line)" }

  /// The name, with characters that are invalid in file names replaced.
  var fileName: String {
    String(name.map { $0.isLetter || $0.isNumber || "-_, ".contains($0) ? $0 : "-" })
  }

  /// Returns the previews of several programs; those that occur in several are assigned to the first.
  static func all(_ lists: [[RenderResponse.Preview]]) -> [NamedPreview] {
    var seen: [RenderResponse.Preview] = []
    var found: [(preview: RenderResponse.Preview, number: Int, program: Int)] = []
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

  /// Returns a unique name for each preview: its own name, with the file name if it is ambiguous, and a
  /// number if that is not sufficient.
  package static func names(of previews: [RenderResponse.Preview]) -> [String] {
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
