// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

/// A connection to the server of a live screen.
struct LiveClient {
  let folder: LiveFolder
  let session: LiveSession
  private var channel: LineChannel

  /// Connects to the screen in `folder`.
  ///
  /// - Throws: `CommandError` when it has ended, with the cause and the way to open it again.
  init(_ folder: LiveFolder, _ session: LiveSession) throws(CommandError) {
    self.folder = folder
    self.session = session
    do throws(CommandError) {
      channel = try LiveSocket.connect(to: folder)
    } catch {
      guard error.status == CommandError.notOpen else { throw error }
      throw Self.ended(folder, session)
    }
  }

  /// Sends a request and waits for its reply.
  ///
  /// - Throws: `CommandError` when the screen ends meanwhile.
  mutating func reply(to request: LiveRequest) throws(CommandError) -> LiveReply {
    guard channel.send(request), let line = channel.wait(),
      let reply = try? JSONDecoder().decode(LiveReply.self, from: line)
    else { throw Self.ended(folder, session) }
    return reply
  }

  /// Sends a request, and returns its reply as the outcome of a command.
  ///
  /// - Throws: `CommandError` when the screen ends meanwhile.
  mutating func outcome(of request: LiveRequest) throws(CommandError) -> CommandOutcome {
    let reply = try reply(to: request)
    return CommandOutcome(reply)
  }

  /// Closes the connection.
  func disconnect() { close(channel.file) }

  /// Returns the error for a screen without a server; one without a recorded end was killed.
  static func ended(_ folder: LiveFolder, _ session: LiveSession) -> CommandError {
    var end = folder.end
    if end == nil {
      let lost = LiveEnd(
        cause: "its process is gone, as when it is killed or the machine starts again",
        count: folder.actions.count)
      do throws(CommandError) { try folder.store(lost) } catch { return error }
      end = lost
    }
    let message = end?.message(of: session) ?? ""
    return CommandError(SafeText.escaped(message), status: CommandError.notOpen)
  }
}

extension CommandOutcome {
  /// Creates the outcome of a command from the reply of a live screen, whose text is made safe to print.
  init(_ reply: LiveReply) {
    let isFailure = reply.status != 0 && reply.output.isEmpty && !reply.errors.isEmpty
    self.init(
      Self.ended(reply.output), errors: (isFailure ? "mullion: " : "") + Self.ended(reply.errors),
      status: reply.status)
  }

  /// Returns text with the end of its last line, made safe to print.
  private static func ended(_ text: String) -> String {
    SafeText.escaped(text) + (text.isEmpty || text.hasSuffix("\n") ? "" : "\n")
  }
}
