// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The sources of modules in folders, one for each, with the imports between them.
struct ModuleSources {
  /// The stamps of the sources, by module.
  private(set) var stamps: [String: String] = [:]
  /// The number of bytes of each module's Swift sources.
  private(set) var sizes: [String: Int] = [:]
  private var imports: [String: Set<String>] = [:]

  /// Reads the imports of all sources below `folders`, the modules' folders by module name.
  ///
  /// - Complexity: O(*n*) in the total size of the files.
  init(in folders: [String: String]) {
    for (module, folder) in folders {
      var stamp = FileStamp()
      stamp.add(folder: folder)
      stamps[module] = stamp.text
    }
    for (module, folder) in folders {
      let files = FileManager.default.enumerator(atPath: folder)
      while let file = files?.nextObject() as? String {
        guard file.hasSuffix(".swift") else { continue }
        let bytes = FileManager.default.contents(atPath: "\(folder)/\(file)") ?? Data()
        sizes[module, default: 0] += bytes.count
        imports[module, default: []].formUnion(
          Self.imports(in: bytes).filter { stamps[$0] != nil })
      }
    }
  }

  /// Returns the modules on which `module` depends, directly or transitively.
  func below(_ module: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = imports[module] ?? []
    while let next = waiting.popFirst() {
      guard next != module, found.insert(next).inserted else { continue }
      waiting.formUnion(imports[next] ?? [])
    }
    return found
  }

  /// Returns the modules imported by a file with these bytes.
  private static func imports(in bytes: Data) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.prefix(4).firstIndex(of: "import") else { return nil }
      // A scoped import names the kind of the declaration first.
      let name = words[(place + 1)...].first { !kinds.contains($0) }
      return name?.split(separator: ".").first.map(String.init)
    }
  }

  private static let kinds: Set<Substring> = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]
}
