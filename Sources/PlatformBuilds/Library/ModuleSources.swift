// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The modules whose sources stand in a folder, one folder for each, with what they import of each other.
struct ModuleSources {
  /// Another text for other sources, by module.
  private(set) var stamps: [String: String] = [:]
  private var imports: [String: Set<String>] = [:]

  /// Reads the heads of all sources below `folder`.
  ///
  /// - Complexity: O(n), n the number of files.
  init(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names {
      var stamp = FileStamp()
      stamp.add(folder: "\(folder)/\(name)")
      stamps[name] = stamp.text
    }
    for name in names {
      let files = FileManager.default.enumerator(atPath: "\(folder)/\(name)")
      while let file = files?.nextObject() as? String {
        guard file.hasSuffix(".swift") else { continue }
        imports[name, default: []].formUnion(
          Self.imports(of: "\(folder)/\(name)/\(file)").filter { stamps[$0] != nil })
      }
    }
  }

  /// The modules that `module` stands on, also those that others hand on to it.
  func below(_ module: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = imports[module] ?? []
    while let next = waiting.popFirst() {
      guard next != module, found.insert(next).inserted else { continue }
      waiting.formUnion(imports[next] ?? [])
    }
    return found
  }

  /// The modules that a file imports.
  private static func imports(of file: String) -> [String] {
    let bytes = FileManager.default.contents(atPath: file) ?? Data()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.prefix(4).firstIndex(of: "import") else { return nil }
      // Of one declaration alone the kind is said first.
      let name = words[(place + 1)...].first { !kinds.contains($0) }
      return name?.split(separator: ".").first.map(String.init)
    }
  }

  private static let kinds: Set<Substring> = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]
}
