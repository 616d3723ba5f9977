// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A short text that changes with the names, sizes and modification times of files.
struct FileStamp {
  private var hash = ByteHash()

  /// The stamp of everything added so far.
  var text: String { hash.text }

  /// Adds a word.
  mutating func add(_ word: String) {
    hash.add(word.utf8)
    // A byte that does not occur in UTF-8 separates the words.
    hash.add([0xFF])
  }

  /// Adds a file's path, size and modification time, or that it is missing.
  mutating func add(file path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return add("\(path) -") }
    add("\(path) \(facts.st_size) \(facts.st_mtim.tv_sec).\(facts.st_mtim.tv_nsec)")
  }

  /// Adds all files below a folder, except for hidden ones.
  mutating func add(folder path: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let whole = "\(path)/\(name)"
      var facts = stat()
      guard lstat(whole, &facts) == 0 else { continue }
      if facts.st_mode & S_IFMT == S_IFDIR { add(folder: whole) } else { add(file: whole) }
    }
  }

  /// Returns the stamp of one word.
  static func of(_ word: String) -> String {
    var stamp = FileStamp()
    stamp.add(word)
    return stamp.text
  }
}
