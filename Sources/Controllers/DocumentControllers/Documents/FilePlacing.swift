// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// Puts files in other places.
enum FilePlacing {
  private static var files: FileManager { .default }

  /// The program's folder for copies of others' documents, among temporary files.
  private static var inbox: URL {
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return files.temporaryDirectory.appendingPathComponent("\(name)-Inbox", isDirectory: true)
  }

  /// A copy of a document in the program's folder for them; nil: it can't be made, as is reported.
  static func copyToInbox(_ document: URL) -> URL? {
    do {
      // Others share the folder of temporary files.
      try files.createDirectory(
        at: inbox, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      Diagnostics.report("no documents can be copied to \(inbox.path): \(error)")
      return nil
    }
    return put(document, at: freePlace(for: document.lastPathComponent, in: inbox), staying: true)
  }

  /// A place in a folder where nothing is: `name`, or that with a number.
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

  /// Has `write` write beside a place, then puts what it wrote in the place of what is there.
  ///
  /// What is there stays until all is written.
  static func replace(_ place: URL, _ write: (URL) throws -> Void) throws {
    func beside() -> URL {
      place.deletingLastPathComponent()
        .appendingPathComponent(".\(place.lastPathComponent)-\(UUID().uuidString)")
    }
    let (spare, old) = (beside(), beside())
    defer { for one in [spare, old] { try? files.removeItem(at: one) } }
    try write(spare)
    // A file takes the place of another one at once; a folder only that of none.
    if rename(spare.path, place.path) == 0 { return }
    try files.moveItem(at: place, to: old)
    do {
      try files.moveItem(at: spare, to: place)
    } catch {
      try? files.moveItem(at: old, to: place)
      throw error
    }
  }

  /// Puts a document at another place, instead of what is there; answers the place, nil: it can't be done, as
  /// is reported.
  ///
  /// What is there stays until the document has arrived whole.
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
      Diagnostics.report("\(document.path) can't be put at \(place.path): \(error)")
      return nil
    }
  }
}
