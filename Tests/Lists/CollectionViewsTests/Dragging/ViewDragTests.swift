// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionViewTree
import Testing
import UIKit
import ViewStage

@MainActor
@Suite("Drags out of views")
struct ViewDragTests {
  private let witness = DragWitness()
  private let source = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
  private let target = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
  private let interaction: UIDragInteraction
  private let stage: ViewStage.Stage

  init() {
    let root = UIView()
    stage = ViewStage.Stage(root)
    interaction = UIDragInteraction(delegate: witness)
    source.addInteraction(interaction)
    target.addInteraction(UIDropInteraction(delegate: witness))
    root.addSubview(source)
    root.addSubview(target)
    stage.frame(after: 0)
  }

  private func finger(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, id: Int = 1) {
    var event = PointerEvent(
      phase: phase, location: CGPoint(x: x, y: y), timestamp: stage.surface.now)
    event.isDirect = true
    event.id = id
    stage.surface.handle(.pointer(event))
  }

  /// The visible previews of the drag, from back to front; empty if there are none.
  private var tiles: [UIView] {
    guard let board = stage.root.subviews.last, board !== target else { return [] }
    return board.subviews.filter { !$0.isHidden && !($0.subviews.first is UILabel) }
  }

  @Test func `a pointer drags a thing to a view that takes it`() {
    stage.pointer(.began, 60, 40)
    stage.pointer(.moved, 63, 40)
    expect(witness.told.isEmpty)
    stage.pointer(.moved, 70, 40)
    expect(witness.told, equals: ["items", "preview", "lift", "begin", "move"])
    stage.settle()
    stage.pointer(.moved, 150, 250)
    stage.pointer(.ended, 150, 250)
    expect(witness.dropped, equals: ["one"])
    expect(
      witness.told.dropFirst(5),
      equals: [
        "lifted end", "move", "enter", "update",
        "will end copy", "perform", "dropping", "drop",
      ])
    stage.settle()
    expect(
      witness.told.suffix(4), equals: ["conclude", "end", "did end copy", "transferred"])
    expect(stage.root.subviews.count, equals: 2)
  }

  @Test func `a finger lifts by resting, and drags by moving then`() {
    finger(.began, 60, 40)
    expect(witness.told.isEmpty)
    stage.wait(0.6)
    expect(witness.told, equals: ["items", "preview", "lift"])
    stage.settle()
    expect(witness.told.last, equals: "lifted end")
    finger(.moved, 61, 40)
    expect(witness.told.suffix(2), equals: ["begin", "move"])
    finger(.ended, 61, 40)
    stage.settle()
    expect(
      witness.told.suffix(4),
      equals: [
        "will end cancel", "cancelling", "cancel",
        "did end cancel",
      ])
    expect(tiles.isEmpty)
  }

  @Test func `a lift that is let go in the middle goes back to its start, and no drag begins`() {
    finger(.began, 60, 40)
    stage.wait(0.55)
    finger(.ended, 60, 40)
    stage.settle()
    expect(witness.told, equals: ["items", "preview", "lift", "lifted start"])
    expect(stage.root.subviews.count, equals: 2)
  }

  @Test func `what was lifted and not moved lies again`() {
    finger(.began, 60, 40)
    stage.wait(1.5)
    finger(.ended, 60, 40)
    stage.settle()
    expect(witness.told.suffix(2), equals: ["cancelling", "cancel"])
    expect(!witness.told.contains("begin"))
    expect(stage.root.subviews.count, equals: 2)
  }

  @Test(arguments: [UIDropOperation.forbidden, .cancel, .move])
  func `what nobody takes goes back`(operation: UIDropOperation) {
    witness.operation = operation
    witness.allowsMove = false
    stage.pointer(.began, 60, 40)
    stage.pointer(.moved, 150, 250)
    stage.pointer(.ended, 150, 250)
    let end = operation == .forbidden ? UIDropOperation.forbidden : UIDropOperation.cancel
    expect(witness.told.suffix(3), equals: ["will end \(end)", "cancelling", "cancel"])
    expect(!witness.told.contains("perform"))
    stage.settle()
    expect(witness.told.contains("did end \(end)"))
    expect(witness.dropped.isEmpty && tiles.isEmpty)
  }

  @Test func `a view hears when the drag leaves it, and a drag without things is none`() {
    stage.pointer(.began, 60, 40)
    stage.pointer(.moved, 150, 250)
    stage.pointer(.moved, 10, 400)
    expect(witness.told.suffix(2), equals: ["exit", "end"])
    stage.pointer(.ended, 10, 400)
    stage.settle()
    witness.texts = []
    witness.told = []
    stage.pointer(.began, 60, 40)
    stage.pointer(.moved, 150, 250)
    stage.pointer(.ended, 150, 250)
    expect(witness.told, equals: ["items"])
    interaction.isEnabled = false
    stage.pointer(.began, 60, 40)
    stage.pointer(.moved, 150, 250)
    stage.pointer(.ended, 150, 250)
    expect(witness.told, equals: ["items"])
  }

  @Test
  func `what is lifted lies over its view, grows, and follows the pointer by where it was taken`()
    throws
  {
    stage.pointer(.began, 30, 30)
    stage.pointer(.moved, 40, 30)
    stage.settle()
    let tile = try #require(tiles.first)
    expect(tile.bounds.size, equals: source.bounds.size)
    // The pointer took it 30 points left of and 10 above its middle; it is 1.05 times as large.
    expect(abs(tile.center.x - (40 + 30 * 1.05)) < 0.01 && abs(tile.center.y - (30 + 10.5)) < 0.01)
    expect(abs(tile.frame.width - 84) < 0.01)
    stage.pointer(.moved, 140, 130)
    expect(abs(tile.center.x - (140 + 31.5)) < 0.01 && abs(tile.center.y - 140.5) < 0.01)
  }

  @Test func `the part of a view is shown that its outline says`() throws {
    witness.makesPreview = { _, view in
      let parameters = UIDragPreviewParameters()
      parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
      return UITargetedDragPreview(view: view, parameters: parameters)
    }
    finger(.began, 40, 40)
    stage.wait(0.51)
    let tile = try #require(tiles.first)
    expect(tile.bounds.size, equals: CGSize(width: 40, height: 40))
    expect(abs(tile.center.x - 40) < 0.01 && abs(tile.center.y - 40) < 0.01)
    expect(tile.subviews.first?.layer.mask is CAShapeLayer)
  }

  @Test func `a thing that provides a preview is seen by it, or not at all`() throws {
    let shown = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    witness.provider = { UIDragPreview(view: shown) }
    stage.pointer(.began, 60, 40)
    stage.pointer(.moved, 70, 40)
    stage.settle()
    expect(tiles.first?.bounds.size, equals: CGSize(width: 30, height: 30))
    expect(shown.superview != nil)
    stage.pointer(.ended, 70, 40)
    stage.settle()
    witness.provider = { nil }
    stage.pointer(.began, 60, 40)
    stage.pointer(.moved, 70, 40)
    expect(tiles.isEmpty)
    stage.pointer(.ended, 70, 40)
    stage.settle()
    expect(witness.told.contains("did end cancel"))
  }

  @Test func `large things shrink while they are dragged`() throws {
    source.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    stage.pointer(.began, 60, 40)
    stage.pointer(.moved, 70, 40)
    stage.settle()
    let tile = try #require(tiles.first)
    expect(abs(tile.frame.width - 240) < 0.01)
  }

  @Test func `a dropped thing goes where the delegate says`() throws {
    witness.dropTarget = UIDragPreviewTarget(
      container: target, center: CGPoint(x: 50, y: 50),
      transform: CGAffineTransform(scaleX: 0.5, y: 0.5))
    stage.pointer(.began, 60, 40)
    stage.pointer(.moved, 110, 210)
    let tile = try #require(tiles.first)
    stage.pointer(.ended, 110, 210)
    expect(tile.center, equals: CGPoint(x: 150, y: 250))
    expect(tile.frame.size, equals: CGSize(width: 40, height: 20))
    expect(tile.superview != nil)
    stage.settle()
    expect(tile.superview == nil)
  }

  @Test func `a tap on a view adds its things to the drag`() throws {
    let other = UIView(frame: CGRect(x: 200, y: 20, width: 60, height: 60))
    other.addInteraction(UIDragInteraction(delegate: witness))
    stage.root.addSubview(other)
    witness.added = ["two"]
    finger(.began, 60, 40)
    stage.wait(0.6)
    finger(.moved, 70, 60)
    finger(.began, 230, 50, id: 2)
    finger(.ended, 230, 50, id: 2)
    expect(witness.told.suffix(2), equals: ["add 1", "preview"])
    expect(witness.session?.items.count, equals: 2)
    stage.settle()
    expect(tiles.count, equals: 2)
    finger(.moved, 150, 250)
    finger(.ended, 150, 250)
    stage.settle()
    expect(witness.dropped, equals: ["one", "two"])
    // Without a drag a tap is nothing to the interaction.
    finger(.began, 230, 50, id: 2)
    finger(.ended, 230, 50, id: 2)
    expect(!witness.told.suffix(2).contains("add 1"))
  }

  @Test func `a view that leaves ends its drag`() {
    stage.pointer(.began, 60, 40)
    stage.pointer(.moved, 150, 250)
    source.removeFromSuperview()
    expect(witness.told.contains("exit"))
    expect(witness.told.contains("will end cancel"))
    stage.settle()
    expect(witness.told.last, equals: "did end cancel")
    expect(stage.root.subviews, equals: [target])
  }

  @Test func `a field takes the text of a drag`() {
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))
    stage.root.addSubview(field)
    stage.frame()
    stage.pointer(.began, 60, 40)
    stage.pointer(.moved, 60, 130)
    stage.pointer(.ended, 60, 130)
    expect(field.text, equals: "one")
    stage.settle()
    expect(witness.told.contains("did end copy"))
  }

  @Test func `a list takes a drag of another view, which flies to its item`() throws {
    let data = ItemSource([2])
    let taker = ListTaker(data)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let list = UICollectionView(
      frame: CGRect(x: 100, y: 320, width: 100, height: 120), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = data
    list.dropDelegate = taker
    stage.root.addSubview(list)
    stage.frame()
    stage.pointer(.began, 60, 40)
    stage.pointer(.moved, 150, 340)
    let tile = try #require(tiles.first)
    expect(list.hasActiveDrop && !list.hasActiveDrag)
    stage.pointer(.ended, 150, 340)
    expect(taker.texts, equals: ["one"])
    expect(taker.size, equals: source.bounds.size)
    expect(taker.session === witness.session)
    expect(tile.center, equals: CGPoint(x: 150, y: 340))
    stage.settle()
    expect(taker.completions, equals: 1)
    expect(witness.told.last, equals: "transferred")
    expect(tile.superview == nil)
  }

  @Test func `a list sends what it takes to a place in another view`() throws {
    final class Sender: NSObject, UICollectionViewDropDelegate {
      weak var goal: UIView?
      var ended = 0
      func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
      ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
      func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
      ) {
        guard let goal, let item = coordinator.items.first?.dragItem else { return }
        let target = UIDragPreviewTarget(container: goal, center: CGPoint(x: 5, y: 5))
        coordinator.drop(item, to: target).addCompletion { [unowned self] _ in ended += 1 }
      }
    }
    let sender = Sender()
    let goal = UIView(frame: CGRect(x: 200, y: 100, width: 10, height: 10))
    let list = UICollectionView(
      frame: CGRect(x: 100, y: 320, width: 100, height: 120),
      collectionViewLayout: UICollectionViewFlowLayout())
    list.dropDelegate = sender
    sender.goal = goal
    stage.root.addSubview(goal)
    stage.root.addSubview(list)
    stage.frame()
    stage.pointer(.began, 60, 40)
    stage.pointer(.moved, 150, 340)
    let tile = try #require(tiles.first)
    stage.pointer(.ended, 150, 340)
    expect(tile.center, equals: CGPoint(x: 205, y: 105))
    stage.settle()
    expect(sender.ended == 1 && tile.superview == nil)
  }

  @Test func `a session counts what is loaded of it`() {
    final class Loader: NSObject, UIDropInteractionDelegate {
      var progress: Progress?
      func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
      ) -> UIDropProposal { UIDropProposal(operation: .copy) }
      func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
      ) {
        progress = session.progress
        session.loadObjects(ofClass: NSString.self) { _ in }
      }
    }
    let loader = Loader()
    let place = UIView(frame: CGRect(x: 0, y: 400, width: 50, height: 50))
    place.addInteraction(UIDropInteraction(delegate: loader))
    stage.root.addSubview(place)
    stage.pointer(.began, 60, 40)
    stage.pointer(.moved, 10, 410)
    stage.pointer(.ended, 10, 410)
    expect(loader.progress?.totalUnitCount, equals: 1)
    expect(loader.progress?.fractionCompleted, equals: 1)
    stage.settle()
  }
}

/// A drop delegate that inserts the dropped items into a list.
@MainActor
private final class ListTaker: NSObject, UICollectionViewDropDelegate {
  let data: ItemSource
  var texts: [String] = []
  var size = CGSize.zero
  var session: (any UIDragSession)?
  var completions = 0

  init(_ data: ItemSource) { self.data = data }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let path = coordinator.destinationIndexPath else {
      return
    }
    texts += [item.dragItem.localObject as? String].compactMap(\.self)
    size = item.previewSize
    session = coordinator.session.localDragSession
    data.counts = { [3] }
    collectionView.insertItems(at: [path])
    coordinator.drop(item.dragItem, toItemAt: path).addCompletion { [unowned self] _ in
      completions += 1
    }
  }
}
