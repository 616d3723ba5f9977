// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewTree

/// The pass that changes the selection, for a tap, a key or the application.
///
/// A tap calls the delegate in UIKit's order: should highlight, did highlight, should select or deselect, did
/// select or deselect, did unhighlight. Changes by the application do not call the delegate.
///
/// The delegate may make updates meanwhile: later calls use the item's current index path, and are omitted if
/// the item is gone.
@MainActor
struct SelectionPass {
  let engine: CollectionEngine

  private var view: UICollectionView { engine.view }

  // MARK: Programmatic selection

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

  /// Deselects all items in ascending order, so that the calls of cells do not depend on hashing.
  func deselectAll() {
    for indexPath in engine.selection.selected.sorted() { deselect(indexPath) }
  }

  /// Deselects all selected items except the first one.
  func keepOne() {
    for indexPath in engine.selection.selected.sorted().dropFirst() { deselect(indexPath) }
  }

  // MARK: Touches

  /// Handles the beginning of a touch, and returns whether it hit an item that may be highlighted.
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

  /// Returns the current index path of the item at `indexPath` if the delegate permits it to be highlighted,
  /// otherwise `nil`.
  private func highlightable(_ indexPath: IndexPath) -> IndexPath? {
    engine.following(indexPath) { item in
      let isAllowed = view.delegate?.collectionView(view, shouldHighlightItemAt: indexPath) ?? true
      return isAllowed ? item.path : nil
    }
  }

  /// Handles the end of the touch, in the highlighted item or elsewhere.
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

  /// Expands or collapses the item if a tap on it has that effect, and returns whether it has.
  func togglesOutline(_ indexPath: IndexPath) -> Bool {
    guard let cell = view.cellForItem(at: indexPath), cell.isOutlineHeader else { return false }
    cell.toggleOutline()
    return true
  }

  /// Handles a tap; with modifier keys it begins or continues a multiple selection, without them it also
  /// performs the primary action.
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

  /// Performs the action of a tap on the item, and returns whether there is one.
  func use(_ indexPath: IndexPath) -> Bool {
    if togglesOutline(indexPath) { return true }
    guard view.selectsNow, let path = highlightable(indexPath) else { return false }
    tapAndPerform(path)
    return true
  }

  /// Selects or deselects the item as a tap does, and performs its primary action.
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

  /// Selects the item, or deselects it if it is selected and multiple selection is allowed, if the delegate
  /// permits it.
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

  // MARK: User selection

  /// Selects an item if the delegate permits it, and notifies the delegate; a multiple selection keeps the
  /// others.
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

  /// Deselects an item if the delegate permits it, and notifies the delegate.
  func userDeselects(_ indexPath: IndexPath) {
    engine.following(indexPath) { item in
      let isAllowed = view.delegate?.collectionView(view, shouldDeselectItemAt: indexPath) ?? true
      guard isAllowed, let path = item.path else { return }
      deselect(path)
      item.path.map { view.delegate?.collectionView(view, didDeselectItemAt: $0) }
    }
  }

  /// Calls `change` for items, as long as their index paths are unchanged.
  private func forEach(_ paths: [IndexPath], _ change: (IndexPath) -> Void) {
    let generation = engine.generation
    for path in paths {
      guard generation == engine.generation else { return }
      change(path)
    }
  }

  /// Selects one item and deselects all others, as far as the delegate permits it.
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

  /// Sets the selection to the items from one to another in reading order, as far as the delegate permits it.
  ///
  /// - Complexity: O(n log n) in the number of items of the range and of selected items.
  func selectRange(from anchor: IndexPath, to end: IndexPath) {
    engine.selection.anchor = anchor
    take(Set(items(from: min(anchor, end), to: max(anchor, end))))
  }

  /// Selects all items, as far as the delegate permits it.
  ///
  /// - Complexity: O(items).
  func selectAll() {
    let counts = engine.knownCounts.items
    guard let last = counts.indices.last(where: { counts[$0] > 0 }) else { return }
    forEach(items(from: [0, 0], to: [last, counts[last] - 1])) { path in
      if !engine.selection.contains(path) { userSelects(path) }
    }
  }

  /// Sets the selection to `wanted`, as far as the delegate permits it.
  func take(_ wanted: Set<IndexPath>) {
    let generation = engine.generation
    forEach(engine.selection.selected.subtracting(wanted).sorted(), userDeselects)
    guard generation == engine.generation else { return }
    forEach(wanted.subtracting(engine.selection.selected).sorted(), userSelects)
  }

  /// Returns the items from one to another, inclusive.
  func items(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    let counts = engine.knownCounts.items
    return (first.section...last.section).flatMap { section in
      let from = section == first.section ? first.item : 0
      let to = section == last.section ? last.item + 1 : counts[section]
      return (from..<max(from, to)).map { IndexPath(item: $0, section: section) }
    }
  }
}
