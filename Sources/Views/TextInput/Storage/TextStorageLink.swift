// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// Keeps a view and a storage in step.
@MainActor
final class TextStorageLink {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  private weak var view: (any StoredText)?
  private var isBusy = false

  /// Joins `view` to a storage whose text a manager sets.
  init(_ view: any StoredText, _ storage: NSTextStorage, _ manager: NSLayoutManager) {
    self.view = view
    self.storage = storage
    self.manager = manager
    storage.follower = { [weak self] in self?.pull() }
  }

  /// The storage changed: the view does, too.
  func pull() {
    guard !isBusy, let view else { return }
    isBusy = true
    view.takeStored(SetSource(text: storage.string, styles: TextStyles(storage)))
    isBusy = false
  }

  /// The view changed: so does what differs in the storage.
  ///
  /// - Complexity: O(n) in the length of the text.
  func push() {
    guard !isBusy, let view else { return }
    let wanted = view.storedText
    isBusy = true
    storage.beginEditing()
    if let change = TextChange(from: storage.string, to: wanted.string) {
      let range = NSRange(change.units(in: storage.string))
      let replacement = NSRange(
        location: range.location, length: change.replacement.utf16.count)
      storage.replaceCharacters(in: range, with: wanted.attributedSubstring(from: replacement))
    }
    for (range, attributes) in Self.differences(storage, wanted) {
      storage.setAttributes(attributes, range: range)
    }
    storage.endEditing()
    isBusy = false
    // Whoever heard of the change may have gone on.
    if storage.string != wanted.string || !Self.differences(storage, wanted).isEmpty { pull() }
  }

  /// What `wanted` says of the parts that look otherwise in `text`, which is as long.
  private static func differences(
    _ text: NSAttributedString, _ wanted: NSAttributedString
  ) -> [(NSRange, [NSAttributedString.Key: Any])] {
    guard text.length == wanted.length else { return [] }
    var found: [(NSRange, [NSAttributedString.Key: Any])] = []
    let own = TextStyles(text)
    for (range, attributes) in TextStyles(wanted).parts(in: 0..<wanted.length) {
      for (part, other) in own.parts(in: range) where !TextStyles.areEqual(attributes, other) {
        found.append((NSRange(part), attributes))
      }
    }
    return found
  }
}
