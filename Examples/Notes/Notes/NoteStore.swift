// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The store of the app's notes.
final class NoteStore {
  private(set) var notes: [String] = []
  /// The closure that is called after each change.
  var onChange: (() -> Void)?

  func add(_ note: String) {
    guard !note.isEmpty, !notes.contains(note) else { return }
    notes.append(note)
    onChange?()
  }
}
