// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What waits for the end of an event: of what a host brings to a surface, a frame, or a turn of the main queue.
@MainActor
enum EventEnd {
  private static var waiting: [() -> Void] = []

  /// Calls `body` once, when the event that is being dealt with is over.
  static func whenOver(_ body: @escaping () -> Void) {
    if waiting.isEmpty { DispatchQueue.main.async { arrive() } }
    waiting.append(body)
  }

  /// The event is over.
  static func arrive() {
    guard !waiting.isEmpty else { return }
    let due = waiting
    waiting = []
    for body in due { body() }
  }
}
