// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The paths of the files of one snapshot.
struct SnapshotPlace {
  /// The subfolder, in the folder of a test's source, for snapshots that depend on this platform's layout and
  /// rendering.
  static let platformFolder = "mullion"

  /// The path of the reference.
  let reference: String
  /// The name of the snapshot in messages.
  let name: String
  private let source: String

  /// Creates the paths of a snapshot.
  ///
  /// - Parameters:
  ///   - call: the arguments of the assertion.
  ///   - ending: the file extension, without the full stop.
  ///   - isOfPlatform: whether other platforms have another reference.
  init(of call: SnapshotCall, ending: String?, isOfPlatform: Bool) {
    let folder = SnapshotFolder.of(call)
    source = folder.source
    let test = Self.fileName(Self.written(call.testName))
    let parts = [folder.path, isOfPlatform ? Self.platformFolder : "", test]
    let path = parts.filter { !$0.isEmpty }.joined(separator: "/")
    name = call.name.map(Self.fileName) ?? "\(SnapshotNumbers.current.next(at: path))"
    reference = "\(path).\(name)" + (ending.map { ".\($0)" } ?? "")
  }

  /// The path of the text beside an image that lists its contents.
  var twin: String { without(reference) + ".frames.txt" }

  /// Returns the path to which a run that differs writes its result.
  func leftover(of file: String) -> String {
    let ending = (file as NSString).pathExtension
    return without(file) + ".new" + (ending.isEmpty ? "" : ".\(ending)")
  }

  /// Returns the path to which a run that differs writes the difference.
  func difference(of file: String) -> String {
    without(file) + ".diff." + ((file as NSString).pathExtension == "png" ? "png" : "txt")
  }

  /// The path to which the result is also written if the environment specifies a folder for artifacts, or
  /// `nil`.
  var artifact: String? {
    guard let folder = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"], !folder.isEmpty
    else { return nil }
    return "\(folder)/\(source)/\((reference as NSString).lastPathComponent)"
  }

  private func without(_ file: String) -> String { (file as NSString).deletingPathExtension }

  /// Returns the original name of a test: under `mullion test`, a method of the runner calls `_estFeed()` for
  /// a `testFeed()` on the main actor.
  private static func written(_ testName: String) -> String {
    testName.hasPrefix("_est") ? "t" + testName.dropFirst() : testName
  }

  /// Returns `name` with runs of characters other than letters, digits and underscores replaced by hyphens,
  /// and removed at both ends: `testFeed()` becomes `testFeed`.
  static func fileName(_ name: String) -> String {
    // Most names are ASCII, and the regular expression takes a hundred times as long.
    if name.utf8.allSatisfy({ $0 < 0x80 }) {
      return name.utf8.split { !isOfWord($0) }.map { String(Substring($0)) }
        .joined(separator: "-")
    }
    return name.replacing(#/\W+/#, with: "-").replacing(#/^-|-$/#, with: "")
  }

  /// Returns whether a byte is a letter, a digit or an underscore.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
