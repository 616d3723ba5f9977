// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionBuildDriver

/// The folder of the cache with the live screens of the user.
struct LivePlace {
  let path: String

  /// Creates the place in the cache of `environment`.
  init(_ environment: BuildEnvironment = .current) { path = "\(environment.cacheFolder)/live" }

  /// The folders of all live screens, the latest first, also of those that have ended.
  var all: [(folder: LiveFolder, session: LiveSession)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.compactMap { name in
      let folder = LiveFolder(path: "\(path)/\(name)")
      return folder.session.map { (folder, $0) }
    }.sorted { ($0.session.opened, $0.session.name) > ($1.session.opened, $1.session.name) }
  }

  /// Creates the folder of a screen that is called `name`, or `name-2` and so on while others with these names
  /// are open; a screen that has ended is replaced.
  ///
  /// - Throws: `CommandError` when it cannot be created, or other users may write in it.
  func makeFolder(named name: String) throws(CommandError) -> LiveFolder {
    try makePrivate(path, withIntermediates: true)
    for number in 1...99 {
      let folder = LiveFolder(path: "\(path)/\(number == 1 ? name : "\(name)-\(number)")")
      if FileManager.default.fileExists(atPath: folder.path) {
        guard !LiveSocket.isServed(folder) else { continue }
        folder.remove()
      }
      try makePrivate(folder.path, withIntermediates: false)
      return folder
    }
    throw CommandError(
      "99 screens with the name '\(name)' are open; close some with mullion live --close.")
  }

  private func makePrivate(_ path: String, withIntermediates: Bool) throws(CommandError) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: withIntermediates,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw CommandError(
        "the folder '\(path)' can't be created: \(NamedFile.sentence(error)); name another cache in"
          + " MULLION_CACHE.")
    }
    try LiveSocket.requirePrivate(path)
  }
}
