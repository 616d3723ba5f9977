// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The notes of the application.
final class NoteStore {
  private(set) var notes: [String] = []
  /// Called after each change.
  var onChange: (() -> Void)?

  func add(_ note: String) {
    guard !note.isEmpty, !notes.contains(note) else { return }
    notes.append(note)
    onChange?()
  }
}
