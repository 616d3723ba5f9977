// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Collects the changes that the application names until its outermost batch ends.
struct UpdateRecorder {
  /// How many batches are open, one in the other.
  private(set) var depth = 0
  var batch = BatchUpdate()
  /// Items whose cells are to be configured again, counted before the update.
  var reconfigured: Set<IndexPath> = []
  /// Whether the data was reloaded meanwhile, which makes the named changes pointless.
  private(set) var isReplaced = false
  /// Whether the batch counts the cells that stand where data is on its way.
  var namesShownPlaces = false
  private(set) var completions: [(Bool) -> Void] = []

  mutating func begin() { depth += 1 }

  mutating func noteReload() { isReplaced = depth > 0 }

  mutating func whenDone(_ completion: ((Bool) -> Void)?) {
    if let completion { completions.append(completion) }
  }

  /// Closes a batch; answers what was collected when it was the outermost.
  mutating func end() -> UpdateRecorder? {
    depth -= 1
    guard depth == 0 else { return nil }
    defer { self = UpdateRecorder() }
    return self
  }
}
