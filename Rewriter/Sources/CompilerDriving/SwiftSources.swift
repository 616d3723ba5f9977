// SPDX-License-Identifier: Apache-2.0

import CompilerCalls
import Glibc
import SourceRewriting

/// A search for the Swift files of folders.
enum SwiftSources {
  /// Returns the Swift files at and below `paths`, sorted by path, without build products, dependencies and
  /// package manifests.
  static func texts(at paths: [String]) -> [SourceText] {
    paths.flatMap { files(at: $0) }.sorted().compactMap { path in
      FileBytes.read(path).map { SourceText(path: path, bytes: $0) }
    }
  }

  private static func files(at path: String) -> [String] {
    guard let directory = opendir(path) else { return path.hasSuffix(".swift") ? [path] : [] }
    defer { closedir(directory) }
    var found: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix("."), !others.contains(name) else { continue }
      let isFolder = Int32(entry.pointee.d_type) == Int32(DT_DIR)
      if isFolder || name.hasSuffix(".swift"), name != "Package.swift" {
        found += files(at: "\(path)/\(name)")
      }
    }
    return found
  }

  private static let others: Set<String> = ["Pods", "Carthage", "DerivedData"]
}
