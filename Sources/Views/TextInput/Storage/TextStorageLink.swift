// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The synchronisation of a view with a text storage, in time proportional to the paragraphs that change.
@MainActor
final class TextStorageLink {
  /// A part of two texts that are equal outside of it.
  private struct Part {
    /// The length of the equal text before the part, in UTF-16 code units.
    var before: Int
    /// The length of the equal text after the part, in UTF-16 code units.
    var behind: Int

    /// The whole of both texts.
    static let whole = Part(before: 0, behind: 0)

    init(before: Int, behind: Int) {
      (self.before, self.behind) = (before, behind)
    }

    init(_ range: Range<Int>, of length: Int) {
      self.init(before: range.lowerBound, behind: length - range.upperBound)
    }

    /// Returns the range of the part in a text of the given length.
    func range(in length: Int) -> Range<Int> {
      let start = max(0, min(before, length))
      return start..<max(start, length - max(0, behind))
    }

    /// Returns the smallest part that contains both.
    func union(_ other: Part) -> Part {
      Part(before: min(before, other.before), behind: min(behind, other.behind))
    }
  }

  let storage: NSTextStorage
  let manager: NSLayoutManager
  private weak var view: (any StoredText)?
  private var isBusy = false
  /// The part that the storage changed while the view was changing it, or `nil` if there is none.
  private var changed: Part?
  /// The version and the defaults of the view's text in the storage, or `nil` if the storage has another
  /// text.
  private var known: (version: Int, defaults: TextStyles.Attributes)?

  /// Creates a link between `view` and a storage with a layout manager.
  init(_ view: any StoredText, _ storage: NSTextStorage, _ manager: NSLayoutManager) {
    self.view = view
    self.storage = storage
    self.manager = manager
    storage.follower = { [weak self] in self?.storageChanged($0) }
  }

  /// Records that the storage has the view's text.
  func isInStep() {
    known = view.map { ($0.storedVersion, $0.storedDefaults) }
  }

  /// Copies the whole text from the storage to the view.
  func pull() { pull(.whole) }

  /// Copies a changed range from the storage to the view.
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

  /// Copies the differences from the view to the storage.
  ///
  /// - Complexity: O(*n*) in the length of the paragraphs that changed; in the length of the text if the
  ///   view's own attributes changed, or if a change of the storage takes as long.
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
    // Observers of the change may have made further ones.
    guard view.storedVersion == version, let changed else { return }
    let shown = view.stored(in: changed.range(in: view.storedLength))
    let own = stored(in: changed)
    if TextChange(from: own.text, to: shown.text) != nil || !Self.differences(own, shown).isEmpty {
      pull(changed)
    }
  }

  /// Changes a part of the storage where it differs from `wanted`.
  private func write(_ wanted: SetSource, in part: Part) {
    let text = (storage.string as NSString).substring(with: NSRange(part.range(in: storage.length)))
    if let change = TextChange(from: text, to: wanted.text) {
      // Foundation replaces only whole characters.
      let range = change.characters(in: text)
      let end = wanted.text.utf16.count - text.utf16.count + range.upperBound
      // Not an attributed string: on Linux, Foundation never frees its runs.
      storage.replaceCharacters(
        in: NSRange(location: part.before + range.lowerBound, length: range.count),
        with: (wanted.text as NSString).substring(with: NSRange(range.lowerBound..<end)))
      set(wanted.styles.parts(in: range.lowerBound..<end), in: part)
    }
    set(Self.differences(stored(in: part), wanted), in: part)
  }

  /// Sets the attributes of ranges in a part of the storage.
  private func set(
    _ pieces: [(range: Range<Int>, attributes: TextStyles.Attributes)], in part: Part
  ) {
    for (range, attributes) in pieces {
      storage.setAttributes(
        attributes,
        range: NSRange(location: part.before + range.lowerBound, length: range.count))
    }
  }

  /// Returns a part of the storage's text.
  private func stored(in part: Part) -> SetSource {
    let range = NSRange(part.range(in: storage.length))
    return SetSource(
      text: (storage.string as NSString).substring(with: range),
      styles: TextStyles(storage, in: range))
  }

  /// Returns the attributes of `wanted` where they differ from those of `text`, which has the same length.
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
