// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

/// The choice of a live screen.
struct LiveChoice: Equatable, Sendable {
  /// The name that `--screen` gave, or `nil` for the latest screen of the working folder.
  var name: String?

  /// Parses `--screen` and returns `true`; else returns `false`.
  ///
  /// - Throws: `CommandError` with what was expected.
  mutating func takes(_ word: String, _ arguments: inout Arguments) throws(CommandError) -> Bool {
    guard word == "--screen" else { return false }
    name = try arguments.value(of: word, "the name of a live screen, see mullion live")
    return true
  }

  /// Whether a screen would be found, also one that has ended.
  static func isPossible(in current: String = FileManager.default.currentDirectoryPath) -> Bool {
    LivePlace().all.contains { $0.session.isMeant(in: current) }
  }

  /// Connects to the chosen screen.
  ///
  /// - Throws: `CommandError` when there is none, or it has ended.
  func client() throws(CommandError) -> LiveClient {
    let found = try found()
    return try LiveClient(found.folder, found.session)
  }

  /// Returns options with the recording of the live screen if they name no file.
  ///
  /// - Throws: `CommandError` when no screen is open, or it cannot be recorded.
  static func completed(_ options: ReplayOptions) throws(CommandError) -> ReplayOptions {
    guard options.file.isEmpty else { return options }
    var client = try LiveChoice().client()
    defer { client.disconnect() }
    var options = options
    options.file = client.folder.recording
    let reply = try client.reply(to: LiveRequest(.record, options.file))
    guard reply.status == 0 else { throw CommandError(SafeText.escaped(reply.errors)) }
    return options
  }

  /// Returns the chosen screen, which may have ended.
  ///
  /// - Throws: `CommandError` when there is none.
  func found() throws(CommandError) -> (folder: LiveFolder, session: LiveSession) {
    let all = LivePlace().all
    let names = all.map { "'\($0.session.name)'" }.joined(separator: ", ")
    if let name {
      if let named = all.first(where: { $0.session.name == name }) { return named }
      throw Self.none(
        all.isEmpty
          ? "there is no live screen '\(name)', and no other one; mullion open opens one."
          : "there is no live screen '\(name)'; there are \(names).")
    }
    let current = FileManager.default.currentDirectoryPath
    if let meant = all.first(where: { $0.session.isMeant(in: current) }) { return meant }
    guard let other = all.first else {
      throw Self.none(
        "no live screen is open; open one with mullion open SCREEN or mullion open FOLDER/.")
    }
    let lost = other.session.hasLostProject ? ", which is no longer there" : ""
    let origin = other.session.project ?? other.session.folder
    throw Self.none(
      "no live screen was opened in '\(current)'; choose one with --screen: \(names). The last one was"
        + " opened of '\(origin)'\(lost).")
  }

  private static func none(_ sentence: String) -> CommandError {
    CommandError(sentence, status: CommandError.notOpen)
  }
}
