// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A placeholder cell for a dropped item that is still being loaded.
@MainActor
final class DropPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private weak var list: UICollectionView?
  private let placeholder: UICollectionViewPlaceholder
  /// The placeholder; `nil` if the cell was never inserted.
  private let entry: PlaceholderPass.Entry?
  /// The animation of the dropped item to the placeholder.
  var motion = DropMotion(along: nil)

  /// Inserts the placeholder cell in `list`.
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

  /// The displayed index path of the cell; `nil` if it is gone.
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
