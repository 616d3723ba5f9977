// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The changes that the application makes, collected until its outermost batch ends.
struct UpdateRecorder {
  /// The number of nested open batches.
  private(set) var depth = 0
  var batch = BatchUpdate()
  /// The items whose cells are to be reconfigured, by their index paths before the update.
  var reconfigured: Set<IndexPath> = []
  /// Whether the data was reloaded meanwhile, which makes the recorded changes obsolete.
  private(set) var isReplaced = false
  /// Whether the index paths of the batch count placeholder cells.
  var namesShownPlaces = false
  private(set) var completions: [(Bool) -> Void] = []

  mutating func begin() { depth += 1 }

  mutating func recordReload() { isReplaced = depth > 0 }

  mutating func whenDone(_ completion: ((Bool) -> Void)?) {
    if let completion { completions.append(completion) }
  }

  /// Closes a batch, and returns the collected changes if it was the outermost.
  mutating func end() -> UpdateRecorder? {
    depth -= 1
    guard depth == 0 else { return nil }
    defer { self = UpdateRecorder() }
    return self
  }
}
