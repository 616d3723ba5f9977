// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file or folder that a target is made of.
package struct ProjectFile: Hashable, Sendable {
  /// Where it is.
  package let path: String
  /// What it is called inside the product, such as `Base.lproj/Main.storyboard`.
  package let name: String
  /// The line of the project file that names it.
  package let line: Int

  /// The file at `path` that `line` names.
  ///
  /// Its name keeps the folder of a language.
  init(path: String, line: Int) {
    self.path = path
    self.line = line
    let components = path.split(separator: "/")
    let isInLanguage = components.dropLast().last?.hasSuffix(".lproj") == true
    name = components.suffix(isInLanguage ? 2 : 1).joined(separator: "/")
  }

  /// The ending of its name, without the dot, in small letters.
  package var kind: String { URL(fileURLWithPath: path).pathExtension.lowercased() }

  /// Whether it is there.
  package var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether it is a file with content: reading a pipe or a device may never end.
  package var isRegular: Bool {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return kind == .typeRegular
  }
}
