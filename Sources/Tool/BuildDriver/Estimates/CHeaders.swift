// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The headers of modules in C, in which names are found without a parser.
enum CHeaders {
  private static let systemFolders = ["", "/x86_64-linux-gnu", "/aarch64-linux-gnu"]
    .map { "/usr/include\($0)" }

  /// Returns the headers of the C library that the toolchain at `root` imports, and those of libdispatch.
  static func library(of root: String) -> [String] {
    let swift = "\(root)/usr/lib/swift"
    let lists = ["x86_64", "aarch64"].map { "\(swift)/linux/\($0)/SwiftGlibc.h" }
    return files(in: "\(swift)/dispatch", ending: ".h") + closure(of: lists)
  }

  /// Returns the headers of the modules in `folder`: those in it, those that its module maps name, and all that
  /// they include.
  static func modules(in folder: String) -> [String] {
    let maps = files(in: folder, ending: ".modulemap")
    let named = maps.flatMap { map in
      text(map).matches(of: /header\s+"([^"]+)"/).map { match in
        let base = URL(fileURLWithPath: map).deletingLastPathComponent()
        return URL(fileURLWithPath: String(match.1), relativeTo: base).standardizedFileURL.path
      }
    }
    return closure(of: files(in: folder, ending: ".h") + named)
  }

  /// Returns `headers` with all system headers that they include.
  private static func closure(of headers: [String]) -> [String] {
    var open = headers
    var seen = Set(headers)
    var found: [String] = []
    while let path = open.popLast() {
      found.append(path)
      for match in text(path).matches(of: /#\s*(?:include|import)\s*[<"]([^>"]+)[>"]/) {
        let candidates = systemFolders.map { "\($0)/\(match.1)" }
        guard let next = candidates.first(where: FileManager.default.fileExists(atPath:)),
          seen.insert(next).inserted
        else { continue }
        open.append(next)
      }
    }
    return found
  }

  private static func text(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  /// Returns the files in a folder, at any depth, whose names end in `suffix`.
  static func files(in folder: String, ending suffix: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)
    var found: [String] = []
    while let name = names?.nextObject() as? String {
      if name.split(separator: "/").last?.hasPrefix(".") == true {
        names?.skipDescendants()
      } else if name.hasSuffix(suffix) {
        found.append("\(folder)/\(name)")
      }
    }
    return found.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }
}
