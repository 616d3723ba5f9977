// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A parser of build settings files, `.xcconfig`, with their includes.
struct ConfigurationFile {
  /// The maximum nesting depth of includes.
  private static let deepest = 16
  private static let largest = 4 << 20

  private var layer = SettingLayer()
  private var open: [String] = []
  private var included = 0
  private var missing: [ProjectError] = []

  /// Returns the settings of the file at `path`, and the errors of included files that CocoaPods or Carthage
  /// would generate, which repositories do not contain.
  ///
  /// - Throws: `ProjectError` when the file or an included one cannot be read or parsed, a file includes itself, or
  ///   another one is missing.
  static func layer(
    path: String
  ) throws(ProjectError) -> (layer: SettingLayer, missing: [ProjectError]) {
    var reader = ConfigurationFile()
    try reader.read(path)
    return (reader.layer, reader.missing)
  }

  private mutating func read(_ path: String) throws(ProjectError) {
    let data: Data
    do throws(WholeFileError) {
      data = try WholeFile(path).read(atMost: Self.largest)
    } catch {
      throw ProjectError(path, nil, "the configuration file can't be read: \(error).")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ProjectError(path, nil, "the configuration file is not UTF-8 text.")
    }
    open.append(path)
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      try read(Self.code(of: line), path, number)
    }
    open.removeLast()
  }

  /// Returns whether a tool writes the file at `path`, into a folder that is hardly ever checked in.
  static func isGenerated(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0 == "Pods" || $0 == "Carthage" }
  }

  /// Returns the line without its comment and surrounding white space.
  private static func code(of line: Substring) -> String {
    let end = line.range(of: "//")?.lowerBound ?? line.endIndex
    return line[..<end].trimmingCharacters(in: .whitespaces)
  }

  private mutating func read(_ line: String, _ path: String, _ number: Int) throws(ProjectError) {
    guard !line.isEmpty else { return }
    guard !line.hasPrefix("#") else { return try include(line, path, number) }
    // The conditions in brackets also contain an equals sign.
    var depth = 0
    let sign = line.firstIndex { character in
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      return character == "=" && depth <= 0
    }
    guard let sign else {
      throw ProjectError(path, number, "expected NAME = VALUE or #include, found '\(line)'.")
    }
    let value = line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
    layer.assign(value, to: String(line[..<sign]), file: path, line: number)
  }

  private mutating func include(
    _ line: String, _ path: String, _ number: Int
  ) throws(ProjectError) {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    let word = parts[0].trimmingCharacters(in: .whitespaces)
    guard parts.count == 3, word == "#include" || word == "#include?" else {
      throw ProjectError(path, number, "expected #include \"FILE\", found '\(line)'.")
    }
    let named = String(parts[1])
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let target = URL(fileURLWithPath: named.hasPrefix("/") ? named : "\(folder)/\(named)")
      .standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: target) else {
      if word == "#include?" { return }
      guard Self.isGenerated(target) else {
        throw ProjectError(path, number, "the included file '\(target)' does not exist.")
      }
      missing.append(
        ProjectError(
          path, number,
          "the included file '\(target)' does not exist; its settings are left out."))
      return
    }
    included += 1
    guard !open.contains(target), open.count < Self.deepest, included < 1000 else {
      throw ProjectError(path, number, "the file '\(target)' includes itself, or too many others.")
    }
    try read(target)
  }
}
