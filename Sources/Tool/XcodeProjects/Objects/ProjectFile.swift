// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file or folder of a target.
package struct ProjectFile: Hashable, Sendable {
  /// The path of the file.
  package let path: String
  /// The name inside the product, such as `Base.lproj/Main.storyboard`.
  package let name: String
  /// The line of the project file that names it.
  package let line: Int

  /// Creates the file at `path`, named on `line`.
  ///
  /// Its name includes the folder of a language.
  init(path: String, line: Int) {
    self.path = path
    self.line = line
    let components = path.split(separator: "/")
    let isInLanguage = components.dropLast().last?.hasSuffix(".lproj") == true
    name = components.suffix(isInLanguage ? 2 : 1).joined(separator: "/")
  }

  /// The file extension, without the full stop, in lower case.
  package var kind: String { URL(fileURLWithPath: path).pathExtension.lowercased() }

  /// The name of the module in a compiled framework or library; `nil` for other files.
  package var module: String? {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    switch kind {
    case "framework", "xcframework": return name
    case "a": return name.hasPrefix("lib") ? String(name.dropFirst(3)) : name
    default: return nil
    }
  }

  /// Whether the file exists.
  package var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether the file is a regular file: reading a pipe or a device may never end.
  package var isRegular: Bool {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return kind == .typeRegular
  }
}
