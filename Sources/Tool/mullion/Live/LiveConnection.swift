// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

/// A connection of a command to the server of a live screen.
final class LiveConnection {
  private(set) var channel: LineChannel
  private(set) var isOpen = true

  init(_ file: Int32) { channel = LineChannel(file) }

  deinit { close(channel.file) }

  /// Reads the requests that have arrived; answers those that cannot be read, and closes itself after a line
  /// that is too long.
  func requests() -> [LiveRequest] {
    isOpen = channel.fill()
    var requests: [LiveRequest] = []
    while let line = channel.next() {
      if let request = try? JSONDecoder().decode(LiveRequest.self, from: line) {
        requests.append(request)
      } else {
        send(
          LiveReply(errors: "the message is not a request of this version of mullion.", status: 2))
      }
    }
    if channel.isTooLong {
      send(LiveReply(errors: "a message has at most \(LineBuffer.limit) bytes.", status: 2))
      isOpen = false
    }
    return requests
  }

  /// Sends a reply; closes itself when the other end does not take it.
  func send(_ reply: LiveReply) {
    if isOpen { isOpen = channel.send(reply) }
  }
}
