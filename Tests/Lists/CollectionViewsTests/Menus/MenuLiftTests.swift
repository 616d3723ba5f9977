// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionControls
import MullionViewTree
import Testing
import UIKit
import ViewStage

@MainActor
@Suite("Menus beside drags and reordering")
struct MenuLiftTests {
  private static func menu() -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Delete") { _ in }])
    })
  }

  /// A delegate that counts drags, and provides a menu for every item.
  private final class Giver: NSObject, UICollectionViewDelegate, UICollectionViewDragDelegate,
    UITableViewDelegate, UITableViewDragDelegate, UIContextMenuInteractionDelegate,
    UIDragInteractionDelegate
  {
    var menus = 0
    var drags: [IndexPath] = []
    var mayDrag = true

    private func items(_ path: IndexPath) -> [UIDragItem] {
      guard mayDrag else { return [] }
      drags.append(path)
      return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "x")))]
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      menus += 1
      return menu()
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { items(indexPath) }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      menus += 1
      return menu()
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { items(indexPath) }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      menus += 1
      return menu()
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { items([0]) }
  }

  private let giver = Giver()

  private func touch(
    _ stage: ViewStage.Stage, _ phase: PointerEvent.Phase, _ y: CGFloat, isDirect: Bool = true
  ) {
    var event = PointerEvent(
      phase: phase, location: CGPoint(x: 60, y: y), timestamp: stage.surface.now)
    event.isDirect = isDirect
    stage.surface.handle(.pointer(event))
  }

  private func hasMenu(_ stage: ViewStage.Stage) -> Bool {
    MenuPresentation.current(in: stage.surface) != nil
  }

  /// Returns a list of items and the stage that shows it inside of another view, as windows do.
  private func collection() -> (list: Stage, stage: ViewStage.Stage) {
    let list = Stage(Layouts.grid(), counts: [100])
    list.view.delegate = giver
    list.view.dragDelegate = giver
    let stage = ViewStage.Stage(UIView())
    stage.root.addSubview(list.view)
    stage.frame()
    return (list, stage)
  }

  @Test(arguments: [true, false])
  func `a long press opens the item's menu, and moving on drags the item instead`(isDirect: Bool) {
    let (list, stage) = collection()
    touch(stage, .began, 60, isDirect: isDirect)
    stage.frame(after: 0.6)
    expect(hasMenu(stage) && giver.menus == 1)
    touch(stage, .moved, 64, isDirect: isDirect)
    expect(hasMenu(stage) && giver.drags.isEmpty)
    touch(stage, .moved, 90, isDirect: isDirect)
    expect(!hasMenu(stage))
    expect(giver.drags.count, equals: 1)
    expect(list.view.hasActiveDrag)
    touch(stage, .moved, 200, isDirect: isDirect)
    touch(stage, .ended, 200, isDirect: isDirect)
    stage.settle()
    expect(!list.view.hasActiveDrag && list.view.contentOffset.y == 0)
  }

  @Test func `a long press that does not move on leaves the menu open`() {
    let (list, stage) = collection()
    touch(stage, .began, 60)
    stage.frame(after: 0.6)
    touch(stage, .ended, 60)
    stage.settle()
    expect(hasMenu(stage) && giver.drags.isEmpty && !list.view.hasActiveDrag)
  }

  @Test func `the menu stays open where the drag delegate gives nothing to drag`() {
    let (list, stage) = collection()
    giver.mayDrag = false
    touch(stage, .began, 60)
    stage.frame(after: 0.6)
    touch(stage, .moved, 160)
    expect(hasMenu(stage))
    touch(stage, .ended, 160)
    expect(giver.drags.isEmpty && !list.view.hasActiveDrag)
  }

  @Test func `a row's menu gives way to a drag of the row`() {
    let stage = TableStage(counts: [20])
    stage.follow(giver)
    stage.table.dragDelegate = giver
    stage.table.dragInteractionEnabled = true
    stage.table.rowHeight = 50
    stage.frame()
    touch(stage, .began, 70)
    stage.frame(after: 0.6)
    expect(hasMenu(stage))
    touch(stage, .moved, 100)
    expect(!hasMenu(stage) && giver.drags == [[0, 1]] && stage.table.hasActiveDrag)
    touch(stage, .ended, 100)
  }

  @Test(arguments: [true, false])
  func `a view's menu gives way to a drag, whichever interaction was added first`(
    menuIsFirst: Bool
  ) {
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
    let interactions: [any UIInteraction] = [
      UIContextMenuInteraction(delegate: giver), UIDragInteraction(delegate: giver),
    ]
    (interactions[1] as? UIDragInteraction)?.isEnabled = true
    for interaction in menuIsFirst ? interactions : interactions.reversed() {
      view.addInteraction(interaction)
    }
    let stage = ViewStage.Stage()
    stage.root.addSubview(view)
    stage.frame()
    touch(stage, .began, 60)
    stage.frame(after: 0.6)
    expect(hasMenu(stage) && giver.drags.isEmpty)
    touch(stage, .moved, 120)
    expect(!hasMenu(stage) && giver.drags == [[0]])
    touch(stage, .ended, 120)
    stage.settle()
  }

  private final class Movable: UICollectionViewController {
    var names = (0..<12).map { "\($0)" }
    var moves: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to goal: IndexPath
    ) {
      moves.append("\(source.item)>\(goal.item)")
      names.insert(names.remove(at: source.item), at: goal.item)
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { menu() }
  }

  @Test func `an item's menu gives way to reordering`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    let controller = Movable(collectionViewLayout: layout)
    let stage = ViewStage.Stage(controller.view)
    stage.frame()
    touch(stage, .began, 25)
    stage.frame(after: 0.6)
    expect(hasMenu(stage) && controller.moves.isEmpty)
    touch(stage, .moved, 60)
    expect(!hasMenu(stage))
    touch(stage, .moved, 130)
    stage.frame(after: 0.1)
    touch(stage, .ended, 130)
    stage.settle()
    expect(controller.moves, equals: ["0>2"])
  }
}
