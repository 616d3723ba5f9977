// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionControls
import MullionViewTree
import Testing
import UIKit
import ViewStage

/// Tests of spring loading: views that are activated by a drag held over them.
@MainActor
struct SpringLoadingTests {
  private final class Witness: NSObject, UISpringLoadedInteractionBehavior,
    UISpringLoadedInteractionEffect
  {
    var states: [UISpringLoadedInteractionEffectState] = []
    var places: [CGPoint] = []
    var finished = 0
    var allows = true
    var item: String?
    var activated = 0

    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      places.append(context.location(in: interaction.view))
      context.targetItem = item
      return allows
    }
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { finished += 1 }
    func interaction(
      _ interaction: UISpringLoadedInteraction,
      didChangeWith context: any UISpringLoadedInteractionContext
    ) { states.append(context.state) }
  }

  private let stage = ViewStage.Stage()
  private let box = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
  private let witness = Witness()

  init() {
    stage.root.addSubview(box)
    let witness = witness
    box.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: witness, interactionEffect: witness) { _, _ in
        witness.activated += 1
      })
  }

  private func drag(_ x: CGFloat, _ y: CGFloat, _ phase: DropEvent.Phase = .moved) {
    stage.surface.handle(
      .drop(DropEvent(phase: phase, location: CGPoint(x: x, y: y), text: "hello")))
  }

  @Test func `a drag that is held activates the view once`() {
    drag(50, 60)
    expect(witness.states == [.possible] && witness.places == [CGPoint(x: 30, y: 40)])
    stage.wait(0.5)
    expect(witness.states, equals: [.possible])
    stage.wait(0.2)
    expect(witness.states == [.possible, .activating] && witness.activated == 0)
    stage.wait(2)
    expect(witness.states, equals: [.possible, .activating, .activated])
    expect(witness.activated == 1 && witness.finished == 1)
    drag(52, 60)
    stage.wait(2)
    expect(witness.activated, equals: 1)
    drag(200, 300)
    expect(witness.states.last == .inactive && witness.finished == 1)
    drag(50, 60)
    stage.wait(2)
    expect(witness.activated, equals: 2)
  }

  @Test func `a drag that leaves, or is dropped, activates nothing`() {
    drag(50, 60)
    stage.wait(0.7)
    drag(200, 300)
    stage.wait(2)
    drag(50, 60)
    drag(50, 60, .dropped)
    stage.wait(2)
    expect(witness.activated == 0 && witness.finished == 2)
    expect(witness.states, equals: [.possible, .activating, .inactive, .possible, .inactive])
  }

  @Test func `what must not be activated is not, and another thing begins anew`() {
    witness.allows = false
    drag(50, 60)
    stage.wait(2)
    expect(witness.states.isEmpty && witness.activated == 0)
    witness.allows = true
    witness.item = "left"
    drag(50, 60)
    stage.wait(0.9)
    witness.item = "right"
    drag(80, 60)
    stage.wait(0.9)
    expect(witness.activated, equals: 0)
    stage.wait(0.3)
    expect(witness.activated, equals: 1)
  }

  @Test func `a view blinks before it is activated, and is as before then`() {
    let plain = UIView(frame: CGRect(x: 200, y: 20, width: 50, height: 50))
    plain.alpha = 0.9
    let alpha = plain.alpha
    stage.root.addSubview(plain)
    var count = 0
    plain.addInteraction(UISpringLoadedInteraction { _, _ in count += 1 })
    drag(210, 30)
    stage.wait(0.7)
    expect(abs(plain.alpha - 0.4 * alpha) < 0.001)
    stage.wait(1)
    expect(plain.alpha == alpha && count == 1)
    expect(plain.layer.animationKeys() == nil)
  }

  @Test func `a button is pressed while it is enabled`() {
    let button = UIButton(frame: CGRect(x: 200, y: 20, width: 50, height: 50))
    stage.root.addSubview(button)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    button.isSpringLoaded = true
    expect(button.isSpringLoaded)
    drag(210, 30)
    stage.wait(2)
    expect(count, equals: 1)
    drag(0, 0, .left)
    button.isEnabled = false
    drag(210, 30)
    stage.wait(2)
    button.isEnabled = true
    button.isSpringLoaded = false
    drag(210, 30)
    stage.wait(2)
    expect(count == 1 && !button.isSpringLoaded)
  }

  @Test func `a segment is chosen as by a tap, and one that is chosen already is left alone`() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 200, width: 300, height: 32)
    control.selectedSegmentIndex = 0
    control.setEnabled(false, forSegmentAt: 2)
    stage.root.addSubview(control)
    stage.frame()
    var chosen: [Int] = []
    control.addAction(
      UIAction { [unowned control] _ in chosen.append(control.selectedSegmentIndex) },
      for: .valueChanged)
    control.isSpringLoaded = true
    expect(control.isSpringLoaded)
    for x: CGFloat in [50, 250] {
      drag(x, 210)
      stage.wait(2)
    }
    expect(chosen.isEmpty)
    drag(150, 210)
    stage.wait(0.7)
    expect(control.alpha == 1 && control.subviews.contains { $0.alpha < 1 })
    stage.wait(1)
    expect(chosen == [1] && control.subviews.allSatisfy { $0.alpha == 1 })
    drag(50, 210)
    stage.wait(2)
    expect(chosen, equals: [1, 0])
    control.isSpringLoaded = false
    drag(150, 210)
    stage.wait(2)
    expect(chosen == [1, 0] && !control.isSpringLoaded)
  }

  private final class Chooser: NSObject, UICollectionViewDelegate {
    var selected: [Int] = []
    var part: UIView?
    func collectionView(
      _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      expect(context.targetView === collectionView.cellForItem(at: indexPath))
      if let part { context.targetView = part }
      return indexPath.item != 0
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath.item)
    }
  }

  @Test func `an item over which a drag is held is selected, where the delegate lets it`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.minimumLineSpacing = 0
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let (source, chooser) = (ItemSource([3]), Chooser())
    (list.dataSource, list.delegate) = (source, chooser)
    list.isSpringLoaded = true
    let stage = ViewStage.Stage(list, size: CGSize(width: 300, height: 400), scale: 1)
    for y: CGFloat in [20, 60] {
      stage.surface.handle(
        .drop(DropEvent(phase: .moved, location: CGPoint(x: 20, y: y), text: "hello")))
      stage.wait(0.8)
    }
    expect(chooser.selected.isEmpty)
    stage.wait(0.5)
    expect(chooser.selected == [1] && list.indexPathsForSelectedItems?.map(\.item) == [1])
    list.isSpringLoaded = false
    expect(
      !list.isSpringLoaded && list.interactions.allSatisfy { !($0 is UISpringLoadedInteraction) })
  }

  @Test func `a drag over what stands in front of an item does not select it`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let (source, chooser) = (ItemSource([2]), Chooser())
    (list.dataSource, list.delegate) = (source, chooser)
    list.isSpringLoaded = true
    let stage = ViewStage.Stage(list, size: CGSize(width: 300, height: 400), scale: 1)
    list.addSubview(UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 40)))
    for x: CGFloat in [20, 200] {
      stage.surface.handle(
        .drop(DropEvent(phase: .moved, location: CGPoint(x: x, y: 70), text: "hello")))
      stage.wait(2)
      expect(chooser.selected, equals: (x == 20 ? [] : [1]))
    }
  }

  @Test func `the delegate may have a part of the cell blink`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let (source, chooser) = (ItemSource([2]), Chooser())
    (list.dataSource, list.delegate) = (source, chooser)
    list.isSpringLoaded = true
    let stage = ViewStage.Stage(list, size: CGSize(width: 300, height: 400), scale: 1)
    let cell = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
    let part = UIView(frame: cell.bounds)
    cell.contentView.addSubview(part)
    chooser.part = part
    stage.surface.handle(
      .drop(DropEvent(phase: .moved, location: CGPoint(x: 20, y: 70), text: "hello")))
    stage.wait(0.7)
    expect(part.alpha < 1 && cell.alpha == 1)
    stage.wait(0.5)
    expect(part.alpha == 1 && chooser.selected == [1])
  }
}
