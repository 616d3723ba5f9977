// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionXcodeProjects

/// A folder of links to a target's sources.
struct LinkedSources {
  let folder: CacheFolder

  /// Fills the folder with links to `files`, and removes all other links.
  ///
  /// - Throws: `BuildError` when the links cannot be created.
  func show(_ files: [ProjectFile]) throws(BuildError) {
    try folder.make()
    var names: [String: String] = [:]
    for file in files {
      let base = URL(fileURLWithPath: file.path).lastPathComponent
      var name = base
      var number = 1
      while names[name] != nil {
        number += 1
        name = "\(number)/\(base)"
      }
      names[name] = file.path
    }
    for old in (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [] {
      let path = folder.file(old)
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
      if isLink, names[old] == nil { unlink(path) }
    }
    for (name, target) in names {
      if name.contains("/") {
        try folder.folder(String(name.prefix { $0 != "/" })).make()
      }
      try folder.link(name, to: target)
    }
  }
}
