// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A search for items by the first letters of their texts.
///
/// The text of a cell is that of its first label. Cells of items that are not visible are requested as for
/// display, and reused immediately.
@MainActor
struct TypeAhead {
  let engine: CollectionEngine

  /// The maximum number of offscreen items examined for one letter.
  private static let bound = 400

  /// Returns the next item after the focused one, or the focused one itself, that begins with `text`; `nil`
  /// if none of the examined items does.
  ///
  /// The search wraps around. Typing one letter repeatedly moves from item to item.
  func find(_ text: String) -> IndexPath? {
    let isRepeated = Set(text.lowercased()).count == 1
    let wanted = isRepeated ? String(text.prefix(1)) : text
    let focus = FocusPass(engine: engine)
    let map = FocusMap(ground: engine, isFocusable: focus.isFocusable)
    let start = engine.selection.focused ?? engine.selection.cursor
    let skipsStart = isRepeated && engine.selection.focused != nil
    var path: IndexPath? = skipsStart ? nil : start
    if path == nil { path = start.flatMap { map.following($0, forward: true) } }
    if path == nil { path = map.end(last: false) }
    let (first, generation) = (path, engine.generation)
    var looked = 0
    while let candidate = path, looked < Self.bound {
      let isFound = begins(candidate, with: wanted, &looked)
      // Providing a cell may update the data: the next letter then searches the current items.
      guard generation == engine.generation else { return nil }
      if isFound { return candidate }
      path = map.following(candidate, forward: true) ?? map.end(last: false)
      if path == first { return nil }
    }
    return nil
  }

  private func begins(_ path: IndexPath, with text: String, _ looked: inout Int) -> Bool {
    guard let own = self.text(at: path, &looked) else { return false }
    return own.range(
      of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }

  private func text(at path: IndexPath, _ looked: inout Int) -> String? {
    if let cell = engine.realised[.cell(path)]?.view { return Self.text(of: cell) }
    looked += 1
    guard let attributes = engine.layout.layoutAttributesForItem(at: path) else { return nil }
    let cell = engine.provider.view(for: attributes, handingBack: nil)
    defer { engine.pool.give(cell) }
    return Self.text(of: cell)
  }

  /// Returns the first text in `view`, from back to front.
  private static func text(of view: UIView) -> String? {
    if let label = view as? UILabel, let text = label.text, !text.isEmpty { return text }
    return view.subviews.lazy.compactMap { text(of: $0) }.first
  }
}
