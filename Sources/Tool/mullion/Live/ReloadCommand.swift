// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

/// The command `mullion reload`, which builds an edited application, starts it anew, and performs the
/// recorded actions again.
@MainActor
struct ReloadCommand {
  private let choice: LiveChoice

  init(_ choice: LiveChoice) { self.choice = choice }

  /// Reloads the screen and prints what changed.
  ///
  /// - Throws: `CommandError` when the build fails, after which the screen stays as it was, or the application
  ///   ends.
  func run() throws(CommandError) -> CommandOutcome {
    let found = try choice.found()
    guard !found.session.hasLostProject else {
      throw CommandError(
        "'\(found.session.project ?? "")', of which '\(found.session.name)' was opened, is no longer"
          + " there; open it where it is now, and close this screen with mullion live --close --screen"
          + " \(found.session.name).")
    }
    var client = try LiveClient(found.folder, found.session)
    defer { client.disconnect() }
    _ = try OpenCommand(try OpenOptions(found.session.words), in: found.session.folder).program()
    var look = LookOptions()
    look.lineLimit = nil
    let before = try client.outcome(of: LiveRequest(.look, look: look))
    let (actions, state) = (found.folder.actions, found.folder.state)
    let restart = try client.reply(to: LiveRequest(.restart))
    guard restart.status == 0 else {
      throw CommandError(SafeText.escaped(restart.errors), status: restart.status)
    }
    let words = try LiveReplay(actions, state).run(on: &client)
    var outcome = try client.outcome(of: LiveRequest(.look, look: look))
    outcome.output = Self.changes(from: before.output, to: outcome.output)
    outcome.errors += words
    if !words.isEmpty { outcome.status = max(outcome.status, 1) }
    return outcome
  }

  private static let limit = 15

  /// Returns the lines that are different, in at most fifteen lines.
  private static func changes(from before: String, to after: String) -> String {
    let (old, new) = (before.split(separator: "\n"), after.split(separator: "\n"))
    var lines: [String] = []
    let difference = new.difference(from: old)
    for change in difference.removals + difference.insertions {
      switch change {
      case .remove(_, let line, _): lines.append("- \(line.drop { $0 == " " })\n")
      case .insert(_, let line, _): lines.append("+ \(line.drop { $0 == " " })\n")
      }
    }
    guard !lines.isEmpty else { return "nothing changed\n" }
    guard lines.count > limit else { return lines.joined() }
    return lines.prefix(limit - 1).joined()
      + "… and \(lines.count - limit + 1) more changed lines; mullion look shows the screen\n"
  }
}
