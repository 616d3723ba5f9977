// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The last compilation of a module, as recorded by the overlay compiler.
struct CompileCall: Decodable {
  /// The base folder of relative paths.
  var folder: String
  /// The absolute paths of the sources.
  var sources: [String]
  /// The arguments of the compiler.
  var arguments: [String]

  /// Returns the compilations recorded in the folders of `overlays`, the latest first.
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

  /// The arguments without those that specify outputs.
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
