// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A namespace of operations that copy, move and replace files.
enum FilePlacing {
  private static var files: FileManager { .default }

  /// The app's folder for copies of other apps' documents, in the temporary directory.
  private static var inbox: URL {
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return files.temporaryDirectory.appendingPathComponent("\(name)-Inbox", isDirectory: true)
  }

  /// Copies a document to the app's inbox and returns the copy; `nil` if that fails, which is logged.
  static func copyToInbox(_ document: URL) -> URL? {
    do {
      // Other users share the temporary folder.
      try files.createDirectory(
        at: inbox, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      Diagnostics.report("documents can't be copied to \(inbox.path): \(error)")
      return nil
    }
    return put(document, at: freePlace(for: document.lastPathComponent, in: inbox), staying: true)
  }

  /// Returns an unused location in a folder: `name`, or `name` with a number.
  static func freePlace(for name: String, in folder: URL) -> URL {
    let wanted = folder.appendingPathComponent(name)
    var place = wanted
    var number = 1
    while files.fileExists(atPath: place.path) {
      let stem = wanted.deletingPathExtension().lastPathComponent
      place = folder.appendingPathComponent("\(stem)-\(number)")
      if !wanted.pathExtension.isEmpty { place.appendPathExtension(wanted.pathExtension) }
      number += 1
    }
    return place
  }

  /// Replaces the file at `place` with a file that `write` creates at a temporary location beside it; creates
  /// the file if there is none.
  ///
  /// The original file stays until writing has succeeded.
  static func replace(_ place: URL, _ write: (URL) throws -> Void) throws {
    func beside() -> URL {
      place.deletingLastPathComponent()
        .appendingPathComponent(".\(place.lastPathComponent)-\(UUID().uuidString)")
    }
    let (spare, old) = (beside(), beside())
    defer { for one in [spare, old] { try? files.removeItem(at: one) } }
    try write(spare)
    // `rename` replaces a file atomically; a folder cannot replace an existing file or non-empty folder.
    if rename(spare.path, place.path) == 0 { return }
    try files.moveItem(at: place, to: old)
    do {
      try files.moveItem(at: spare, to: place)
    } catch {
      try? files.moveItem(at: old, to: place)
      throw error
    }
  }

  /// Copies or moves a document to `place`, replacing any existing file; a no-op if the document is already
  /// there.
  ///
  /// An existing file stays until the document has been copied completely.
  ///
  /// - Returns: `place`, or `nil` if the transfer fails, which is logged.
  static func put(_ document: URL, at place: URL, staying: Bool) -> URL? {
    let resolved = document.resolvingSymlinksInPath().standardizedFileURL
    guard resolved != place.resolvingSymlinksInPath().standardizedFileURL else { return place }
    do {
      if !staying, !files.fileExists(atPath: place.path) {
        try files.moveItem(at: document, to: place)
        return place
      }
      let spare = place.deletingLastPathComponent()
        .appendingPathComponent(".\(place.lastPathComponent)-\(UUID().uuidString)")
      do {
        try files.copyItem(at: document, to: spare)
        if files.fileExists(atPath: place.path) { try files.removeItem(at: place) }
        try files.moveItem(at: spare, to: place)
      } catch {
        try? files.removeItem(at: spare)
        throw error
      }
      if !staying { try files.removeItem(at: document) }
      return place
    } catch {
      Diagnostics.report("\(document.path) can't be written to \(place.path): \(error)")
      return nil
    }
  }
}
