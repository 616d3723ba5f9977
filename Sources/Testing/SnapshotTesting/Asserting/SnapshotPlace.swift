// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the files of one snapshot are.
struct SnapshotPlace {
  /// The folder, inside of the one for a test's source, of what this platform lays out and draws.
  static let platformFolder = "mullion"

  /// The reference.
  let reference: String
  /// What the snapshot is called in messages.
  let name: String
  private let source: String

  /// The place of a snapshot.
  ///
  /// - Parameters:
  ///   - call: what the assertion was given.
  ///   - ending: how the file's name ends, without the full stop.
  ///   - isOfPlatform: whether other platforms keep another.
  init(of call: SnapshotCall, ending: String?, isOfPlatform: Bool) {
    let folder = SnapshotFolder.of(call)
    source = folder.source
    let test = Self.fileName(Self.written(call.testName))
    let parts = [folder.path, isOfPlatform ? Self.platformFolder : "", test]
    let path = parts.filter { !$0.isEmpty }.joined(separator: "/")
    name = call.name.map(Self.fileName) ?? "\(SnapshotNumbers.current.next(at: path))"
    reference = "\(path).\(name)" + (ending.map { ".\($0)" } ?? "")
  }

  /// The text that stands beside a picture and says what it shows.
  var twin: String { without(reference) + ".frames.txt" }

  /// Where a run that differs leaves what it made.
  func leftover(of file: String) -> String {
    let ending = (file as NSString).pathExtension
    return without(file) + ".new" + (ending.isEmpty ? "" : ".\(ending)")
  }

  /// Where a run that differs leaves what differs.
  func difference(of file: String) -> String {
    without(file) + ".diff." + ((file as NSString).pathExtension == "png" ? "png" : "txt")
  }

  /// Where what was made goes as well when the environment names a folder for it; nil: it does not.
  var artifact: String? {
    guard let folder = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"], !folder.isEmpty
    else { return nil }
    return "\(folder)/\(source)/\((reference as NSString).lastPathComponent)"
  }

  private func without(_ file: String) -> String { (file as NSString).deletingPathExtension }

  /// The name of a test as it was written: `mullion test` has a method of the runner's call `_estFeed()` for a
  /// `testFeed()` on the main actor.
  private static func written(_ testName: String) -> String {
    testName.hasPrefix("_est") ? "t" + testName.dropFirst() : testName
  }

  /// `name` with hyphens for all that are no letters, digits or low lines: `testFeed()` is
  /// `testFeed`.
  static func fileName(_ name: String) -> String {
    // Most names are of letters that a byte says, and searching for the others takes a hundred times as long.
    if name.utf8.allSatisfy({ $0 < 0x80 }) {
      return name.utf8.split { !isOfWord($0) }.map { String(Substring($0)) }
        .joined(separator: "-")
    }
    return name.replacing(#/\W+/#, with: "-").replacing(#/^-|-$/#, with: "")
  }

  /// Whether a byte is a letter, a digit or a low line.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
