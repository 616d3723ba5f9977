// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Changes what is selected, by a tap or by the application.
///
/// A tap asks and tells the delegate, in UIKit's order: should highlight, did highlight, should
/// select or deselect, did select or deselect, did unhighlight. The application's own changes tell
/// nobody.
@MainActor
struct SelectionPass {
  let engine: CollectionEngine

  private var view: UICollectionView { engine.view }

  // MARK: The application

  func select(_ indexPath: IndexPath) {
    if !view.selectsManyNow {
      for other in engine.selection.selected where other != indexPath { deselect(other) }
    }
    engine.selection.insert(indexPath)
    view.cellForItem(at: indexPath)?.isSelected = true
  }

  func deselect(_ indexPath: IndexPath) {
    engine.selection.remove(indexPath)
    view.cellForItem(at: indexPath)?.isSelected = false
  }

  func deselectAll() {
    for indexPath in engine.selection.selected { deselect(indexPath) }
  }

  /// Deselects all but one of the selected items.
  func keepOne() {
    for indexPath in engine.selection.selected.sorted().dropFirst() { deselect(indexPath) }
  }

  // MARK: A tap

  /// Whether the press at `point`, in content coordinates, is on an item that may be highlighted.
  func pressBegan(at point: CGPoint) -> Bool {
    guard view.selectsNow, let indexPath = view.indexPathForItem(at: point),
      view.delegate?.collectionView(view, shouldHighlightItemAt: indexPath) ?? true
    else { return false }
    engine.selection.highlighted = indexPath
    view.cellForItem(at: indexPath)?.isHighlighted = true
    view.delegate?.collectionView(view, didHighlightItemAt: indexPath)
    return true
  }

  func pressEnded(at point: CGPoint) {
    guard let indexPath = engine.selection.highlighted else { return }
    if view.indexPathForItem(at: point) == indexPath {
      if let cell = view.cellForItem(at: indexPath) as? UICollectionViewListCell,
        cell.isOutlineHeader
      {
        cell.toggleOutline()
      } else if view.selectsNow {
        tap(indexPath)
        performPrimaryAction(indexPath)
      }
    }
    unhighlight()
  }

  func pressCancelled() { unhighlight() }

  private func unhighlight() {
    guard let indexPath = engine.selection.highlighted else { return }
    engine.selection.highlighted = nil
    view.cellForItem(at: indexPath)?.isHighlighted = false
    view.delegate?.collectionView(view, didUnhighlightItemAt: indexPath)
  }

  private func performPrimaryAction(_ indexPath: IndexPath) {
    guard view.delegate?.collectionView(view, canPerformPrimaryActionForItemAt: indexPath) == true
    else { return }
    view.delegate?.collectionView(view, performPrimaryActionForItemAt: indexPath)
  }

  private func tap(_ indexPath: IndexPath) {
    if view.selectsManyNow, engine.selection.contains(indexPath) {
      guard view.delegate?.collectionView(view, shouldDeselectItemAt: indexPath) ?? true else {
        return
      }
      deselect(indexPath)
      view.delegate?.collectionView(view, didDeselectItemAt: indexPath)
      return
    }
    guard view.delegate?.collectionView(view, shouldSelectItemAt: indexPath) ?? true else { return }
    let replaced = view.selectsManyNow ? [] : engine.selection.selected.sorted()
    select(indexPath)
    for other in replaced where other != indexPath {
      view.delegate?.collectionView(view, didDeselectItemAt: other)
    }
    view.delegate?.collectionView(view, didSelectItemAt: indexPath)
  }
}
