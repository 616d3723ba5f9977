// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a module was compiled last, as the overlay compiler noted it.
struct CompileCall: Decodable {
  /// The folder that relative paths are seen from.
  var folder: String
  /// The sources, from the file system's root.
  var sources: [String]
  /// All that the compiler was told.
  var arguments: [String]

  /// The calls that are noted in the folders of `overlays`, the latest first.
  static func noted(in overlays: String) -> [CompileCall] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: overlays)) ?? []
    let files = names.map { "\(overlays)/\($0)/call.json" }
    let dated = files.compactMap { path -> (path: String, seconds: Int)? in
      var facts = stat()
      return stat(path, &facts) == 0 ? (path, facts.st_mtim.tv_sec) : nil
    }
    return dated.sorted { ($0.seconds, $0.path) > ($1.seconds, $1.path) }.compactMap {
      let data = FileManager.default.contents(atPath: $0.path) ?? Data()
      return try? JSONDecoder().decode(CompileCall.self, from: data)
    }
  }

  /// The arguments without those that say what is written.
  var readingArguments: [String] {
    var words: [String] = []
    var isValue = false
    for word in arguments {
      if isValue || Self.writing.contains(word) {
        isValue = false
      } else if Self.writingWithValue.contains(word) {
        isValue = true
      } else {
        words.append(word)
      }
    }
    return words
  }

  private static let writing: Set<String> = [
    "-incremental", "-enable-batch-mode", "-serialize-diagnostics", "-parseable-output",
    "-emit-dependencies", "-emit-module", "-emit-objc-header", "-c", "-whole-module-optimization",
  ]
  private static let writingWithValue: Set<String> = [
    "-output-file-map", "-emit-module-path", "-emit-objc-header-path", "-o",
  ]
}
