// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A cell that stands where something that was dropped is on its way.
@MainActor
final class DropPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private weak var list: UICollectionView?
  private let placeholder: UICollectionViewPlaceholder
  /// nil: the cell never came.
  private let entry: PlaceholderPass.Entry?
  /// How the thing that was dropped gets there.
  var motion = DropMotion(along: nil)

  /// Shows the cell in `list`.
  init(
    _ dragItem: UIDragItem, in list: UICollectionView?, for placeholder: UICollectionViewPlaceholder
  ) {
    self.dragItem = dragItem
    self.list = list
    self.placeholder = placeholder
    entry = list.flatMap { list in
      PlaceholderPass(engine: list.engine).add(
        at: placeholder.insertionIndexPath, for: placeholder
      ) { [unowned list] path in
        let cell = list.dequeueReusableCell(
          withReuseIdentifier: placeholder.reuseIdentifier, for: path)
        placeholder.cellUpdateHandler?(cell)
        return cell
      }
    }
    super.init()
  }

  /// Where the cell is shown; nil: it is gone.
  var path: IndexPath? { entry.flatMap { list?.engine.placeholders.shownPath(of: $0) } }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let list, let entry else { return false }
    return PlaceholderPass(engine: list.engine).commit(entry, dataSourceUpdates)
  }

  func deletePlaceholder() -> Bool {
    guard let list, let entry else { return false }
    return PlaceholderPass(engine: list.engine).delete(entry)
  }

  func setNeedsCellUpdate() {
    guard let path, let cell = list?.cellForItem(at: path) else { return }
    placeholder.cellUpdateHandler?(cell)
  }

  func addAnimations(_ animations: @escaping () -> Void) { motion.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    motion.addCompletion(completion)
  }
}
