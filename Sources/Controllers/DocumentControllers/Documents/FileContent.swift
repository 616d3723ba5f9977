// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The content of a file, a folder or a symbolic link.
enum FileContent {
  case file(Data)
  case folder([String: FileWrapper])
  case link(URL)

  /// Creates the content from the file, folder or link at `url`.
  init(_ url: URL) throws {
    let files = FileManager.default
    let kind = try files.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    switch kind {
    case .typeSymbolicLink:
      let goal = try files.destinationOfSymbolicLink(atPath: url.path)
      self = .link(URL(fileURLWithPath: goal, relativeTo: url.deletingLastPathComponent()))
    case .typeDirectory:
      var children: [String: FileWrapper] = [:]
      for name in try files.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name))
      }
      self = .folder(children)
    default: self = .file(try Data(contentsOf: url))
    }
  }

  /// Writes the content to `url`; in an existing folder, children that are not in the content are deleted.
  func write(to url: URL, _ options: FileWrapper.WritingOptions) throws {
    let files = FileManager.default
    switch self {
    case .file(let data): try data.write(to: url)
    case .link(let goal):
      try? files.removeItem(at: url)
      try files.createSymbolicLink(atPath: url.path, withDestinationPath: goal.relativePath)
    case .folder(let children):
      try files.createDirectory(at: url, withIntermediateDirectories: true)
      for name in try files.contentsOfDirectory(atPath: url.path) where children[name] == nil {
        try files.removeItem(at: url.appendingPathComponent(name))
      }
      for (name, child) in children {
        try child.write(
          to: url.appendingPathComponent(name), options: options.subtracting(.atomic))
      }
    }
  }

  /// Returns whether both contents are equal.
  func isSame(as other: FileContent) -> Bool {
    switch (self, other) {
    case (.file(let one), .file(let two)): one == two
    case (.link(let one), .link(let two)): one.path == two.path
    case (.folder(let one), .folder(let two)):
      one.count == two.count
        && one.allSatisfy { name, child in two[name].map { child.holdsSame(as: $0) } ?? false }
    default: false
    }
  }
}
