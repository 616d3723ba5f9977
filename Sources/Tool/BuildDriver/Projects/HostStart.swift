// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionXcodeProjects

/// A source that is added to tests to start the host application before they run.
struct HostStart {
  /// The file's name.
  static let name = "MullionHostStart.swift"

  let tests: String
  let host: XcodeTarget

  /// Returns the source's text, or `nil` if the application has no delegate that is marked as its entry
  /// point.
  ///
  /// - Throws: `ProjectError` when a setting refers to itself.
  func text() throws(ProjectError) -> String? {
    guard let delegate = delegateName else { return nil }
    return """
      import UIKit
      @testable import \(try host.moduleName())

      // Called when the program is loaded, before the first test.
      @_cdecl("mullion_start_\(tests)") func mullionStartHost() {
        MainActor.assumeIsolated { _startHostedApplication(\(delegate).self) }
      }
      @section(".init_array") @used
      let mullionHostStart: @convention(c) () -> Void = mullionStartHost

      """
  }

  /// The class marked with `@main` or `@UIApplicationMain`.
  private var delegateName: String? {
    for source in host.sources {
      let data = FileManager.default.contents(atPath: source.path) ?? Data()
      let text = String(decoding: data, as: UTF8.self)
      let lines = text.split(whereSeparator: \.isNewline).map(Self.withoutComment)
      let words = lines.joined(separator: " ").split(whereSeparator: Self.endsWord)
      guard let mark = words.firstIndex(where: { $0 == "@main" || $0 == "@UIApplicationMain" }),
        let kind = words[mark...].firstIndex(of: "class"), kind + 1 < words.count
      else { continue }
      return String(words[kind + 1])
    }
    return nil
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    guard let comment = line.range(of: "//") else { return line }
    return line[..<comment.lowerBound]
  }

  private static func endsWord(_ character: Character) -> Bool {
    character.isWhitespace || ":{,".contains(character)
  }
}
