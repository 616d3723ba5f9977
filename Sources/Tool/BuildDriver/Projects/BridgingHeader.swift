// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionXcodeProjects

/// The header that exposes C and Objective-C declarations to a target's Swift files.
///
/// Its own declarations are ignored; the modules that it imports, directly or through other headers, are
/// visible in Swift without an import, as in Xcode.
struct BridgingHeader {
  /// The imported modules that are available, sorted by name.
  let modules: [String]

  /// Reads the header of `target`; a missing one imports nothing.
  ///
  /// - Throws: `ProjectError` when a setting refers to itself.
  init(of target: XcodeTarget) throws(ProjectError) {
    let path = try target.settings.value("SWIFT_OBJC_BRIDGING_HEADER") ?? ""
    let base = URL(fileURLWithPath: target.place.folder, isDirectory: true)
    guard !path.isEmpty,
      let data = FileManager.default.contents(
        atPath: URL(fileURLWithPath: path, relativeTo: base).path)
    else {
      modules = []
      return
    }
    let header = URL(fileURLWithPath: path, relativeTo: base)
    var seen: Set = [header.standardizedFileURL.path]
    modules = Self.modules(in: data, at: header, base, &seen).intersection(Self.known).sorted()
  }

  /// Returns the modules imported by a header at `place` and by those that it includes, each read once.
  private static func modules(
    in data: Data, at place: URL, _ base: URL, _ seen: inout Set<String>
  ) -> Set<String> {
    var modules: Set<String> = []
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let module = module(line) { modules.insert(module) }
      guard let name = header(line), seen.count < 1_000 else { continue }
      // Relative to the including header's folder, or to the project's.
      for folder in [place.deletingLastPathComponent(), base] {
        let other = URL(fileURLWithPath: name, relativeTo: folder).standardizedFileURL
        guard let data = FileManager.default.contents(atPath: other.path) else { continue }
        if seen.insert(other.path).inserted {
          modules.formUnion(Self.modules(in: data, at: other, base, &seen))
        }
        break
      }
    }
    return modules
  }

  /// Returns the path in `#import "Common.h"`, or `nil` if the line contains none.
  private static func header(_ line: Substring) -> String? {
    let words = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard words.count > 2, !words[1].isEmpty else { return nil }
    let word = words[0].filter { $0 != " " && $0 != "\t" }
    return word == "#import" || word == "#include" ? String(words[1]) : nil
  }

  /// Returns the module of `#import <UIKit/UIKit.h>` and `@import UIKit;`, or `nil` if the line imports none.
  private static func module(_ line: Substring) -> String? {
    let words = line.split { $0 == " " || $0 == "\t" }
    guard words.count > 1 else { return nil }
    switch words[0] {
    case "@import": return String(words[1].prefix { $0 != ";" && $0 != "." })
    case "#import", "#include":
      return words[1].first == "<" ? String(words[1].dropFirst().prefix { $0 != "/" }) : nil
    default: return nil
    }
  }

  private static let known: Set<String> = ["CoreGraphics", "Foundation", "QuartzCore", "UIKit"]
}
