// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Foundation
import MullionViewTree
import UIKit
import ViewStage

/// Two lists of three items of 300 by 40 points, at y = 0 and y = 200, with the tags 1 and 2.
@MainActor
final class TwoLists {
  let stage = ViewStage.Stage(UIView())
  let witness = ListDragWitness()
  let lists: [UICollectionView]
  private let data = ItemSource([3])

  init() {
    lists = [CGFloat(0), 200].map { y in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 40)
      layout.minimumLineSpacing = 0
      let list = UICollectionView(
        frame: CGRect(x: 0, y: y, width: 300, height: 160), collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      return list
    }
    for (index, list) in lists.enumerated() {
      list.tag = index + 1
      list.dataSource = data
      (list.dragDelegate, list.dropDelegate) = (witness, witness)
      stage.root.addSubview(list)
    }
    stage.frame()
  }

  func cell(_ list: Int, _ item: Int) -> UICollectionViewCell? {
    lists[list - 1].cellForItem(at: IndexPath(item: item, section: 0))
  }

  func finger(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, id: Int = 1) {
    var event = PointerEvent(
      phase: phase, location: CGPoint(x: x, y: y), timestamp: stage.surface.now)
    event.isDirect = true
    event.id = id
    stage.surface.handle(.pointer(event))
  }

  /// Taps with another finger than the dragging one.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    finger(.began, x, y, id: 2)
    finger(.ended, x, y, id: 2)
  }

  /// The drag previews in front of the lists, from back to front.
  var tiles: [UIView] {
    let boards = stage.root.subviews.filter { view in !lists.contains { $0 === view } }
    return boards.flatMap(\.subviews).filter { !($0.subviews.first is UILabel) }
  }
}
