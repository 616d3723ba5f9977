// SPDX-License-Identifier: Apache-2.0

extension UICollectionView: CollectionWorking {
  func makeWork() -> any CollectionWork { CollectionEngine(view: self) }

  func makeMenus() -> any ItemMenuOpening {
    let menus = ItemMenus(self)
    menus.attach()
    return menus
  }
}
