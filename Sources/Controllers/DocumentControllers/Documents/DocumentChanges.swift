// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The difference between a document's content and its saved content.
struct DocumentChanges: Equatable {
  /// The number of changes since the last save, less those that were undone.
  private var count = 0
  /// Whether other changes followed an undo of saved changes, so that undoing cannot restore the saved
  /// content.
  private var isApart = false

  var isEmpty: Bool { count == 0 && !isApart }

  mutating func record(_ kind: UIDocument.ChangeKind) {
    switch kind {
    case .done:
      if count < 0 { isApart = true }
      count += 1
    case .undone: count -= 1
    case .redone: count += 1
    case .cleared: self = DocumentChanges()
    }
  }

  /// Records that the changes up to `saved` were saved.
  mutating func saved(_ saved: DocumentChanges) {
    count -= saved.count
    if saved.isApart { isApart = false }
  }
}
