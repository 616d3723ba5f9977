// SPDX-License-Identifier: Apache-2.0

import Glibc
import SourceRewriting

/// What the program does when it is asked about sources instead of compiling them: it names the methods
/// that nothing calls where the sources are built without it.
struct SourceLint {
  /// The first word that asks for it; folders and files follow.
  static let option = "-find-uncalled-methods"

  private let paths: [String]

  init(_ words: some Sequence<String>) {
    paths = Array(words)
  }

  /// Prints a line for each method, and ends with status 1 when there is one.
  func run() -> Never {
    let texts = paths.flatMap { sources(at: $0) }.sorted().compactMap { path in
      FileBytes.read(path).map { SourceText(path: path, bytes: $0) }
    }
    let found = UncalledMethods(ModuleConfiguration(moduleName: "Sources") { $0 != "SwiftUI" })
      .found(in: texts)
    let lines = found.map { "\($0)\n" }.joined()
    FileBytes.send(Array(lines.utf8), to: STDOUT_FILENO)
    exit(found.isEmpty ? 0 : 1)
  }

  /// The Swift files below a folder, but for what builds and other people put there; a file itself.
  private func sources(at path: String) -> [String] {
    guard let directory = opendir(path) else { return path.hasSuffix(".swift") ? [path] : [] }
    defer { closedir(directory) }
    var found: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix("."), !Self.others.contains(name) else { continue }
      let isFolder = Int32(entry.pointee.d_type) == Int32(DT_DIR)
      if isFolder || name.hasSuffix(".swift"), name != "Package.swift" {
        found += sources(at: "\(path)/\(name)")
      }
    }
    return found
  }

  private static let others: Set<String> = ["Pods", "Carthage", "DerivedData"]
}
