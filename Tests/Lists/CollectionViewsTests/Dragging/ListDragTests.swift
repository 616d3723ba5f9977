// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionViewTree
import Testing
import UIKit
import ViewStage

@MainActor
@Suite("Drags out of lists")
struct ListDragTests {
  /// A delegate that provides the items of a list for drags and accepts drops.
  private final class Owner: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    let name: String
    var told: [String] = []
    var dropped: [String] = []
    var sources: [IndexPath?] = []

    init(_ name: String) { self.name = name }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      session.localContext = name
      let item = UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))
      item.localObject = "\(name) \(indexPath.item)"
      return [item]
    }

    func collectionView(
      _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) { told.append("drag end") }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) { told.append("enter \(session.localDragSession?.localContext as? String ?? "")") }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) { told.append("exit") }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) { told.append("end") }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      told.append("drop")
      dropped += coordinator.items.compactMap { $0.dragItem.localObject as? String }
      sources += coordinator.items.map(\.sourceIndexPath)
    }
  }

  private let stage = ViewStage.Stage(UIView())
  private let first = Owner("first")
  private let second = Owner("second")
  private let one: UICollectionView
  private let other: UICollectionView
  private let data = ItemSource([3])

  init() {
    func list(_ y: CGFloat) -> UICollectionView {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 40)
      layout.minimumLineSpacing = 0
      let list = UICollectionView(
        frame: CGRect(x: 0, y: y, width: 300, height: 160), collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      return list
    }
    one = list(0)
    other = list(200)
    for list in [one, other] {
      list.dataSource = data
      stage.root.addSubview(list)
    }
    one.dragDelegate = first
    one.dropDelegate = first
    other.dropDelegate = second
    stage.frame()
  }

  @Test func `an item of one list is dropped in another`() {
    stage.pointer(.began, 20, 20)
    stage.pointer(.moved, 20, 60)
    expect(first.told, equals: ["enter first"])
    expect(stage.root.subviews.count, equals: 2)
    stage.pointer(.moved, 20, 250)
    expect(first.told, equals: ["enter first", "exit"])
    expect(second.told, equals: ["enter first"])
    expect(other.hasActiveDrop && !other.hasActiveDrag && one.hasActiveDrag)
    expect(stage.root.subviews.count, equals: 3)
    stage.pointer(.ended, 20, 250)
    expect(second.dropped == ["first 0"] && second.sources == [nil])
    expect(second.told, equals: ["enter first", "drop", "end"])
    expect(first.told, equals: ["enter first", "exit", "end", "drag end"])
    expect(first.dropped.isEmpty)
    stage.settle()
    expect(stage.root.subviews.count, equals: 2)
  }

  @Test func `an item that comes back is the list's again`() {
    stage.pointer(.began, 20, 20)
    stage.pointer(.moved, 20, 250)
    stage.pointer(.moved, 20, 60)
    expect(second.told, equals: ["enter first", "exit", "end"])
    expect(first.told, equals: ["enter first", "exit", "enter first"])
    stage.pointer(.ended, 20, 60)
    expect(first.dropped == ["first 0"] && first.sources == [IndexPath(item: 0, section: 0)])
    stage.settle()
    expect(stage.root.subviews.count, equals: 2)
  }

  @Test func `what nobody takes elsewhere goes back`() {
    other.dropDelegate = nil
    stage.pointer(.began, 20, 20)
    stage.pointer(.moved, 20, 250)
    stage.pointer(.ended, 20, 250)
    stage.settle()
    expect(first.dropped.isEmpty && first.told.last == "drag end")
    expect(one.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY, equals: 0)
    expect(stage.root.subviews.count, equals: 2)
  }

  @Test func `a list without a drop delegate gives its items to other views`() {
    one.dropDelegate = nil
    let witness = DragWitness()
    let bin = UIView(frame: CGRect(x: 0, y: 400, width: 80, height: 80))
    bin.addInteraction(UIDropInteraction(delegate: witness))
    stage.root.addSubview(bin)
    stage.pointer(.began, 20, 20)
    stage.pointer(.moved, 20, 440)
    stage.pointer(.ended, 20, 440)
    expect(witness.dropped, equals: ["first 0"])
    stage.settle()
    expect(
      witness.told, equals: ["enter", "update", "perform", "dropping", "drop", "conclude", "end"])
    expect(first.told, equals: ["drag end"])
  }

  @Test func `a view over the list takes what is dropped on it`() {
    let witness = DragWitness()
    let bin = UIView(frame: CGRect(x: 200, y: 100, width: 60, height: 60))
    bin.addInteraction(UIDropInteraction(delegate: witness))
    stage.root.addSubview(bin)
    stage.pointer(.began, 20, 20)
    stage.pointer(.moved, 220, 120)
    stage.pointer(.ended, 220, 120)
    expect(witness.dropped == ["first 0"] && first.dropped.isEmpty)
    stage.settle()
  }
}
