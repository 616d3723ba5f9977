// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

/// A golden file that differs from the result of a test run.
struct GoldenChange {
  /// The golden file, which may not exist yet.
  let golden: URL
  /// The file with the result of the run.
  let made: URL
  /// The path of the golden relative to the reviewed folder.
  let name: String
  /// The path of the file with the difference, which may not exist.
  let difference: String

  /// The file extensions of goldens.
  private static let formats: Set = ["txt", "svg", "png"]

  /// Returns the changes that runs left in `folder` and its subfolders, sorted by name; hidden folders are
  /// skipped.
  ///
  /// - Throws: `CommandError` when there is no such folder.
  /// - Complexity: O(*n* log *n*) in the number of files.
  static func all(in folder: String) throws(CommandError) -> [GoldenChange] {
    let root = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder),
      isFolder.boolValue,
      let files = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else {
      throw CommandError("review needs a folder; there is none at \(folder).")
    }
    let changes = files.compactMap { ($0 as? URL).flatMap { GoldenChange($0, in: root) } }
    return changes.sorted { $0.name < $1.name }
  }

  /// Creates the change recorded by a check, named relative to the folder `root`.
  init(_ entry: GoldenEntry, in root: String) {
    golden = URL(fileURLWithPath: entry.golden)
    made = URL(fileURLWithPath: entry.made)
    name =
      entry.golden.hasPrefix(root + "/")
      ? String(entry.golden.dropFirst(root.count + 1)) : entry.golden
    difference = entry.differencePath
  }

  private init?(_ file: URL, in root: URL) {
    let format = file.pathExtension
    let stem = file.deletingPathExtension()
    guard Self.formats.contains(format), stem.pathExtension == "new",
      // Layout drawings, which checks write, belong to no golden.
      stem.deletingPathExtension().pathExtension != "layout"
    else { return nil }
    made = file
    golden = stem.deletingPathExtension().appendingPathExtension(format)
    let path = golden.standardizedFileURL.path
    name = path.hasPrefix(root.path + "/") ? String(path.dropFirst(root.path.count + 1)) : path
    difference = Golden(path: golden.path).difference
  }

  /// Replaces the golden by the result of the run, atomically, and deletes the file with the difference.
  ///
  /// - Throws: `CommandError` when the file cannot be moved, or a folder has the golden's name.
  func accept() throws(CommandError) {
    guard rename(made.path, golden.path) == 0 else {
      let reason =
        errno == EISDIR
        ? "a folder has its name; move that folder away" : String(cString: strerror(errno))
      throw CommandError("\(name) can't be accepted: \(reason)")
    }
    do {
      if FileManager.default.fileExists(atPath: difference) {
        try FileManager.default.removeItem(atPath: difference)
      }
    } catch {
      throw CommandError("\(name) can't be accepted: \(error.localizedDescription)")
    }
  }
}
