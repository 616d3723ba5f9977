// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewTree

/// Changes what is selected, by a tap, a key or by the application.
///
/// A tap asks and tells the delegate, in UIKit's order: should highlight, did highlight, should
/// select or deselect, did select or deselect, did unhighlight. The application's own changes tell
/// nobody.
///
/// The delegate may update while it is asked or told: what is said next is said of where the item is
/// then, and nothing of one that is gone.
@MainActor
struct SelectionPass {
  let engine: CollectionEngine

  private var view: UICollectionView { engine.view }

  // MARK: The application

  func select(_ indexPath: IndexPath) {
    guard engine.knownCounts.contains(indexPath) else {
      return Diagnostics.report(
        "the item at \(indexPath.words) was to be selected, but there are "
          + "\(engine.knownCounts.words(indexPath.first)); nothing was selected. Select items that "
          + "exist, after the data changed")
    }
    if !view.selectsManyNow {
      for other in engine.selection.selected.sorted() where other != indexPath { deselect(other) }
    }
    engine.selection.insert(indexPath)
    view.cellForItem(at: indexPath)?.isSelected = true
  }

  func deselect(_ indexPath: IndexPath) {
    engine.selection.remove(indexPath)
    view.cellForItem(at: indexPath)?.isSelected = false
  }

  /// Deselects what is selected, from the first item on: what cells are told must not follow hashes.
  func deselectAll() {
    for indexPath in engine.selection.selected.sorted() { deselect(indexPath) }
  }

  /// Deselects all but one of the selected items.
  func keepOne() {
    for indexPath in engine.selection.selected.sorted().dropFirst() { deselect(indexPath) }
  }

  // MARK: A tap

  /// Whether the touch hit an item that may be highlighted.
  func pressBegan(_ touch: UITouch) -> Bool {
    guard view.selectsNow, let key = engine.element(hitIn: touch.view)?.key, key.category == .cell,
      let indexPath = highlightable(key.indexPath)
    else { return false }
    engine.selection.highlighted = indexPath
    view.cellForItem(at: indexPath)?.isHighlighted = true
    guard let indexPath = engine.selection.highlighted else { return true }
    view.delegate?.collectionView(view, didHighlightItemAt: indexPath)
    return true
  }

  /// Where the item at `indexPath` is when the delegate lets it be highlighted.
  private func highlightable(_ indexPath: IndexPath) -> IndexPath? {
    engine.following(indexPath) { item in
      let isAllowed = view.delegate?.collectionView(view, shouldHighlightItemAt: indexPath) ?? true
      return isAllowed ? item.path : nil
    }
  }

  /// The touch went up: in the item that it hit, or elsewhere.
  func pressEnded(_ touch: UITouch, modifiers: UIKeyModifierFlags = []) {
    guard let indexPath = engine.selection.highlighted else { return }
    if let cell = view.cellForItem(at: indexPath),
      cell.point(inside: touch.location(in: cell), with: nil)
    {
      FocusPass(engine: engine).focus(nil)
      if let indexPath = engine.selection.highlighted, !togglesOutline(indexPath), view.selectsNow {
        press(indexPath, modifiers)
      }
    }
    unhighlight()
  }

  func pressCancelled() { unhighlight() }

  /// Expands or collapses the item if that is what a tap on it does.
  func togglesOutline(_ indexPath: IndexPath) -> Bool {
    guard let cell = view.cellForItem(at: indexPath), cell.isOutlineHeader else { return false }
    cell.toggleOutline()
    return true
  }

  /// A press with a key held is the beginning of selecting many, or goes on with it.
  private func press(_ indexPath: IndexPath, _ modifiers: UIKeyModifierFlags) {
    let isRange = modifiers.contains(.shift)
    let isMore = !modifiers.isDisjoint(with: [.control, .command])
    engine.following(indexPath) { item in
      let selectsMany =
        (isRange || isMore) && beginMany(at: indexPath)
      guard let path = item.path else { return }
      guard selectsMany else {
        tap(path)
        item.path.map(performPrimaryAction)
        return
      }
      if isRange {
        selectRange(from: engine.selection.anchor ?? engine.selection.cursor ?? path, to: path)
        engine.selection.cursor = item.path
      } else {
        tap(path)
      }
      endMany()
    }
  }

  /// Does what a tap on the item does; answers whether a tap does something.
  func use(_ indexPath: IndexPath) -> Bool {
    if togglesOutline(indexPath) { return true }
    guard view.selectsNow, let path = highlightable(indexPath) else { return false }
    tapAndPerform(path)
    return true
  }

  /// Taps the item and carries out its primary action.
  func tapAndPerform(_ indexPath: IndexPath) {
    engine.following(indexPath) { item in
      tap(indexPath)
      item.path.map(performPrimaryAction)
    }
  }

  private func unhighlight() {
    guard let indexPath = engine.selection.highlighted else { return }
    engine.selection.highlighted = nil
    view.cellForItem(at: indexPath)?.isHighlighted = false
    view.delegate?.collectionView(view, didUnhighlightItemAt: indexPath)
  }

  private func performPrimaryAction(_ indexPath: IndexPath) {
    engine.following(indexPath) { item in
      let delegate = view.delegate
      guard
        delegate?.collectionView(view, canPerformPrimaryActionForItemAt: indexPath) == true,
        let path = item.path
      else { return }
      delegate?.collectionView(view, performPrimaryActionForItemAt: path)
    }
  }

  /// Selects the item, or deselects it when it is one of several, if the delegate lets it.
  func tap(_ indexPath: IndexPath) {
    engine.selection.cursor = indexPath
    engine.selection.anchor = nil
    engine.selection.lane = nil
    if view.selectsManyNow, engine.selection.contains(indexPath) {
      userDeselects(indexPath)
    } else {
      userSelects(indexPath)
    }
  }

  // MARK: What a person selects

  /// Selects an item, if the delegate lets it, and tells it; of many, the others stay.
  func userSelects(_ indexPath: IndexPath) {
    engine.following(indexPath) { item in
      let isAllowed = view.delegate?.collectionView(view, shouldSelectItemAt: indexPath) ?? true
      guard isAllowed, let path = item.path else { return }
      let generation = engine.generation
      let replaced = view.selectsManyNow ? [] : engine.selection.selected.sorted()
      select(path)
      for other in replaced where other != path && generation == engine.generation {
        view.delegate?.collectionView(view, didDeselectItemAt: other)
      }
      item.path.map { view.cellForItem(at: $0)?.whenSelected?() }
      item.path.map { view.delegate?.collectionView(view, didSelectItemAt: $0) }
    }
  }

  /// Deselects an item, if the delegate lets it, and tells it.
  func userDeselects(_ indexPath: IndexPath) {
    engine.following(indexPath) { item in
      let isAllowed = view.delegate?.collectionView(view, shouldDeselectItemAt: indexPath) ?? true
      guard isAllowed, let path = item.path else { return }
      deselect(path)
      item.path.map { view.delegate?.collectionView(view, didDeselectItemAt: $0) }
    }
  }

  /// Calls `change` for items, as long as they have the places that they had at first.
  private func forEach(_ paths: [IndexPath], _ change: (IndexPath) -> Void) {
    let generation = engine.generation
    for path in paths {
      guard generation == engine.generation else { return }
      change(path)
    }
  }

  /// Selects one item instead of all others, as far as the delegate lets that happen.
  func selectAlone(_ indexPath: IndexPath) {
    engine.selection.anchor = nil
    engine.following(indexPath) { item in
      if view.selectsManyNow {
        forEach(engine.selection.selected.sorted().filter { $0 != indexPath }, userDeselects)
      }
      guard let path = item.path, !engine.selection.contains(path) else { return }
      userSelects(path)
    }
  }

  /// Makes the selection what stands from one item to another in reading order.
  ///
  /// - Complexity: O(items of the range).
  func selectRange(from anchor: IndexPath, to end: IndexPath) {
    engine.selection.anchor = anchor
    take(Set(items(from: min(anchor, end), to: max(anchor, end))))
  }

  /// Selects everything, as far as the delegate lets it.
  ///
  /// - Complexity: O(items).
  func selectAll() {
    let counts = engine.knownCounts.items
    guard let last = counts.indices.last(where: { counts[$0] > 0 }) else { return }
    forEach(items(from: [0, 0], to: [last, counts[last] - 1])) { path in
      if !engine.selection.contains(path) { userSelects(path) }
    }
  }

  /// Makes `wanted` the selection, as far as the delegate lets it.
  func take(_ wanted: Set<IndexPath>) {
    let generation = engine.generation
    forEach(engine.selection.selected.subtracting(wanted).sorted(), userDeselects)
    guard generation == engine.generation else { return }
    forEach(wanted.subtracting(engine.selection.selected).sorted(), userSelects)
  }

  /// The items from one to another, both included.
  func items(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    let counts = engine.knownCounts.items
    return (first.section...last.section).flatMap { section in
      let from = section == first.section ? first.item : 0
      let to = section == last.section ? last.item + 1 : counts[section]
      return (from..<max(from, to)).map { IndexPath(item: $0, section: section) }
    }
  }
}
