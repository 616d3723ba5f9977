// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The calls that are delayed until the end of an event: an event from the host to a surface, a frame, or a
/// turn of the main queue.
@MainActor
enum EventEnd {
  private static var waiting: [() -> Void] = []

  /// Calls `body` once, at the end of the current event.
  static func whenOver(_ body: @escaping () -> Void) {
    if waiting.isEmpty { DispatchQueue.main.async { arrive() } }
    waiting.append(body)
  }

  /// Makes the delayed calls; called at the end of the event.
  static func arrive() {
    guard !waiting.isEmpty else { return }
    let due = waiting
    waiting = []
    for body in due { body() }
  }
}
