// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// Keeps a view and a storage in step, at the cost of the paragraphs that change.
@MainActor
final class TextStorageLink {
  /// A part of two texts that are equal outside of it.
  private struct Part {
    /// The length of what is equal in front of the part, in UTF-16 code units.
    var before: Int
    /// The length of what is equal behind the part, in UTF-16 code units.
    var behind: Int

    /// All of both texts.
    static let whole = Part(before: 0, behind: 0)

    init(before: Int, behind: Int) {
      (self.before, self.behind) = (before, behind)
    }

    init(_ range: Range<Int>, of length: Int) {
      self.init(before: range.lowerBound, behind: length - range.upperBound)
    }

    /// The part in a text of a length.
    func range(in length: Int) -> Range<Int> {
      let start = max(0, min(before, length))
      return start..<max(start, length - max(0, behind))
    }

    /// The part that covers both.
    func union(_ other: Part) -> Part {
      Part(before: min(before, other.before), behind: min(behind, other.behind))
    }
  }

  let storage: NSTextStorage
  let manager: NSLayoutManager
  private weak var view: (any StoredText)?
  private var isBusy = false
  /// The part that the storage changed while the view changed it; nil: nothing.
  private var changed: Part?
  /// The version and the defaults of the view's text that the storage has; nil: another text.
  private var known: (version: Int, defaults: TextStyles.Attributes)?

  /// Joins `view` to a storage whose text a manager sets.
  init(_ view: any StoredText, _ storage: NSTextStorage, _ manager: NSLayoutManager) {
    self.view = view
    self.storage = storage
    self.manager = manager
    storage.follower = { [weak self] in self?.storageChanged($0) }
  }

  /// The storage has the view's text.
  func isInStep() {
    known = view.map { ($0.storedVersion, $0.storedDefaults) }
  }

  /// Takes all of the storage's text over.
  func pull() { pull(.whole) }

  /// The storage changed in a part of its text: the view does, too.
  private func storageChanged(_ range: NSRange) {
    let part = Part(range.lowerBound..<max(range.lowerBound, range.upperBound), of: storage.length)
    guard isBusy else { return pull(part) }
    changed = changed?.union(part) ?? part
  }

  private func pull(_ part: Part) {
    guard !isBusy, let view else { return }
    isBusy = true
    let length = view.storedLength
    let own = view.storedParagraphs(around: part.range(in: length))
    let whole = part.union(Part(own, of: length))
    view.takeStored(stored(in: whole), in: whole.range(in: length))
    isBusy = false
    isInStep()
  }

  /// The view changed: so does what differs in the storage.
  ///
  /// - Complexity: O(n) in the length of the paragraphs that changed; in that of the text where the view's own attributes
  ///   changed, and where the storage takes as much for a change.
  func push() {
    guard !isBusy, let view else { return }
    let (version, defaults) = (view.storedVersion, view.storedDefaults)
    var part = Part.whole
    if let known, TextStyles.areEqual(defaults, known.defaults),
      let change = view.storedChange(since: known.version)
    {
      guard version != known.version else { return }
      part = Part(change, of: view.storedLength)
    }
    isBusy = true
    changed = part
    let wanted = view.stored(in: part.range(in: view.storedLength))
    storage.beginEditing()
    write(wanted, in: part)
    storage.endEditing()
    isBusy = false
    known = (version, defaults)
    // Observers of the change may have made others.
    guard view.storedVersion == version, let changed else { return }
    let shown = view.stored(in: changed.range(in: view.storedLength))
    let own = stored(in: changed)
    if TextChange(from: own.text, to: shown.text) != nil || !Self.differences(own, shown).isEmpty {
      pull(changed)
    }
  }

  /// Changes what differs from `wanted` in a part of the storage.
  private func write(_ wanted: SetSource, in part: Part) {
    let text = (storage.string as NSString).substring(with: NSRange(part.range(in: storage.length)))
    if let change = TextChange(from: text, to: wanted.text) {
      // Foundation replaces whole characters alone.
      let range = change.characters(in: text)
      let end = wanted.text.utf16.count - text.utf16.count + range.upperBound
      // Not an attributed string: Foundation never frees its runs on Linux.
      storage.replaceCharacters(
        in: NSRange(location: part.before + range.lowerBound, length: range.count),
        with: (wanted.text as NSString).substring(with: NSRange(range.lowerBound..<end)))
      set(wanted.styles.parts(in: range.lowerBound..<end), in: part)
    }
    set(Self.differences(stored(in: part), wanted), in: part)
  }

  /// Gives pieces of a part of the storage attributes.
  private func set(
    _ pieces: [(range: Range<Int>, attributes: TextStyles.Attributes)], in part: Part
  ) {
    for (range, attributes) in pieces {
      storage.setAttributes(
        attributes,
        range: NSRange(location: part.before + range.lowerBound, length: range.count))
    }
  }

  /// A part of the storage's text.
  private func stored(in part: Part) -> SetSource {
    let range = NSRange(part.range(in: storage.length))
    return SetSource(
      text: (storage.string as NSString).substring(with: range),
      styles: TextStyles(storage, in: range))
  }

  /// The attributes of `wanted` where they differ from those of `text`, which is as long.
  private static func differences(
    _ text: SetSource, _ wanted: SetSource
  ) -> [(range: Range<Int>, attributes: TextStyles.Attributes)] {
    let length = wanted.text.utf16.count
    guard text.text.utf16.count == length else { return [] }
    var found: [(range: Range<Int>, attributes: TextStyles.Attributes)] = []
    var place = TextStyles.Place()
    for (range, attributes) in wanted.styles.parts(in: 0..<length) {
      for (part, other) in text.styles.parts(in: range, from: &place)
      where !TextStyles.areEqual(attributes, other) {
        found.append((part, attributes))
      }
    }
    return found
  }
}
