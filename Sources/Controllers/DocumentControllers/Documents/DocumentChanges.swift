// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How far what a document holds is from what was saved.
struct DocumentChanges: Equatable {
  /// The changes since, less those that were taken back.
  private var count = 0
  /// Whether something else changed after saved changes were taken back: no undoing leads to the file again.
  private var isApart = false

  var isEmpty: Bool { count == 0 && !isApart }

  mutating func note(_ kind: UIDocument.ChangeKind) {
    switch kind {
    case .done:
      if count < 0 { isApart = true }
      count += 1
    case .undone: count -= 1
    case .redone: count += 1
    case .cleared: self = DocumentChanges()
    }
  }

  /// What was changed up to `saved` is in the file.
  mutating func saved(_ saved: DocumentChanges) {
    count -= saved.count
    if saved.isApart { isApart = false }
  }
}
