// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting

/// The actions of an earlier process, which a new one performs again.
struct LiveReplay {
  private let actions: [String]
  private let state: String?

  /// Creates the replay of actions, with the stored references of the process that performed them.
  init(_ actions: [String], _ state: String?) { (self.actions, self.state) = (actions, state) }

  /// Performs the actions.
  ///
  /// - Throws: `CommandError` when the screen ends meanwhile.
  /// - Returns: the message about an action that could not be performed, after which the replay ends; else
  ///   empty.
  func run(on client: inout LiveClient) throws(CommandError) -> String {
    if let state {
      let reply = try client.reply(to: LiveRequest(.restore, state))
      guard reply.status == 0 else { return "mullion: \(SafeText.escaped(reply.errors))\n" }
    }
    for (number, action) in actions.enumerated() {
      let reply = try client.reply(to: LiveRequest(.perform, action))
      if reply.status == CommandError.programFailed {
        throw CommandError(SafeText.escaped(reply.errors), status: reply.status)
      }
      guard reply.status == 0 else {
        let left = actions.count - number - 1
        let rest = left == 0 ? "" : "; \(left) actions after it were not performed"
        return SafeText.escaped(
          "mullion: the recorded action \(number + 1), '\(action)', is not possible now\(rest):"
            + " \(reply.errors)\n")
      }
    }
    return ""
  }
}
