// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files of the repository that the tests were built from.
enum Repository {
  /// The folder of the package manifest.
  static let root = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the sorted paths of all files below `folder` with an extension.
  static func files(in folder: String, withExtension ending: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
    return (found?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".\(ending)") }.map { "\(folder)/\($0)" }.sorted()
  }

  /// Returns the lines of a source file without comments and empty lines.
  static func code(_ path: String) throws -> [Substring] {
    try text(path).split(separator: "\n").map { line in
      line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }.filter { !$0.allSatisfy(\.isWhitespace) }
  }
}
