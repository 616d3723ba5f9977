// SPDX-License-Identifier: Apache-2.0

import Foundation
import XcodeProjects

/// The header through which a target's Swift files see what is written in C and Objective-C.
///
/// What it declares itself stays out; the modules that it imports are seen without an import in
/// Swift, as with Xcode.
struct BridgingHeader {
  /// The modules that it imports and that are there, in the order of their names.
  let modules: [String]

  /// The header of `target`, whose paths begin at `folder`; one that is not there imports nothing.
  ///
  /// - Throws: `ProjectError` when a setting refers to itself.
  init(of target: XcodeTarget, in folder: String) throws(ProjectError) {
    let path = try target.settings.value("SWIFT_OBJC_BRIDGING_HEADER") ?? ""
    let base = URL(fileURLWithPath: folder, isDirectory: true)
    guard !path.isEmpty,
      let data = FileManager.default.contents(
        atPath: URL(fileURLWithPath: path, relativeTo: base).path)
    else {
      modules = []
      return
    }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    modules = Set(lines.compactMap(Self.module)).intersection(Self.known).sorted()
  }

  /// The module of `#import <UIKit/UIKit.h>` and `@import UIKit;`; nil: the line imports none.
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
