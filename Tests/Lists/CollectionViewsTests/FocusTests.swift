// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionControls
import MullionViewTree
import Testing
import UIKit

@MainActor
@Suite("Focus and keys")
struct FocusTests {
  private final class Keeper: NSObject, UICollectionViewDelegate {
    var heard: [String] = []
    var unfocusable: Set<IndexPath> = []

    func collectionView(
      _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool { !unfocusable.contains(indexPath) }

    func collectionView(
      _ collectionView: UICollectionView,
      didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      func words(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.item)" } ?? "-" }
      heard.append(
        words(context.previouslyFocusedIndexPath) + " > " + words(context.nextFocusedIndexPath))
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { heard.append("select \(indexPath.section).\(indexPath.item)") }

    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { heard.append("deselect \(indexPath.section).\(indexPath.item)") }

    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { heard.append("perform \(indexPath.section).\(indexPath.item)") }
  }

  private let keeper = Keeper()

  /// Returns a stage with a grid of four columns of 80 points.
  private func grid(_ counts: [Int], isMirrored: Bool = false) -> Stage {
    let stage = Stage(Layouts.grid(), counts: counts)
    stage.view.delegate = keeper
    if isMirrored {
      stage.surface.traits = UITraitCollection(traitsFrom: [
        stage.surface.traits, UITraitCollection(layoutDirection: .rightToLeft),
      ])
    }
    stage.frame()
    return stage
  }

  @discardableResult
  private func press(
    _ stage: Stage, _ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []
  ) -> String {
    stage.surface.handle(.key(KeyEvent(key: key, modifiers: modifiers)))
    for _ in 0..<3 { stage.frame() }
    return stage.view.engine.focusedPath.map { "\($0.section).\($0.item)" } ?? "-"
  }

  @Test func `the first key shows the focus, arrows move it in reading order`() {
    let stage = grid([10])
    expect(press(stage, .down), equals: "0.0")
    expect(stage.cell(0, 0)?.configurationState.isFocused, equals: true)
    expect(press(stage, .right), equals: "0.1")
    expect(press(stage, .down), equals: "0.5")
    expect(press(stage, .down), equals: "0.9")
    expect(press(stage, .up), equals: "0.5")
    expect(press(stage, .left), equals: "0.4")
    expect(press(stage, .left), equals: "0.3")
    expect(press(stage, .right), equals: "0.4")
    expect(stage.cell(0, 3)?.configurationState.isFocused, equals: false)
  }

  @Test func `the focus goes from section to section and keeps its lane`() {
    let stage = grid([4, 2, 4])
    press(stage, .down)
    press(stage, .right)
    press(stage, .right)
    expect(press(stage, .right), equals: "0.3")
    expect(press(stage, .down), equals: "1.1")
    expect(press(stage, .down), equals: "2.3")
  }

  @Test func `read from right to left, the arrows point the other way`() {
    let stage = grid([10], isMirrored: true)
    press(stage, .down)
    expect(press(stage, .left), equals: "0.1")
    expect(press(stage, .right), equals: "0.0")
    press(stage, .left)
    press(stage, .left)
    press(stage, .left)
    expect(press(stage, .left), equals: "0.4")
  }

  @Test func `home, end and pages scroll to where the focus goes`() {
    let stage = grid([200])
    expect(press(stage, .end), equals: "0.199")
    expect(stage.shown.contains("0.199"))
    expect(press(stage, .home), equals: "0.0")
    expect(stage.view.contentOffset.y, equals: 0)
    expect(press(stage, .pageDown), equals: "0.20")
    expect(press(stage, .pageDown), equals: "0.40")
    expect(stage.shown.contains("0.40"))
    expect(press(stage, .pageUp), equals: "0.20")
  }

  @Test func `items that can't have the focus are passed over`() {
    let stage = grid([10])
    keeper.unfocusable = [[0, 0], [0, 2]]
    expect(press(stage, .down), equals: "0.1")
    expect(press(stage, .right), equals: "0.3")
  }

  @Test func `space and return do what a tap does`() {
    let stage = grid([10])
    expect(press(stage, .space), equals: "-")
    press(stage, .down)
    keeper.heard = []
    press(stage, .space)
    expect(keeper.heard, equals: ["select 0.0"])
    press(stage, .right)
    keeper.heard = []
    press(stage, .enter)
    expect(keeper.heard, equals: ["deselect 0.0", "select 0.1", "perform 0.1"])
  }

  @Test func `selection follows the focus where it is wanted`() {
    let stage = grid([10])
    stage.view.selectionFollowsFocus = true
    press(stage, .down)
    press(stage, .right)
    expect(stage.view.indexPathsForSelectedItems, equals: [[0, 1]])
  }

  @Test func `with shift, a range is selected`() {
    let stage = grid([10])
    stage.view.allowsMultipleSelection = true
    press(stage, .down)
    press(stage, .right)
    press(stage, .down, .shift)
    expect(stage.view.indexPathsForSelectedItems?.map(\.item), equals: [1, 2, 3, 4, 5])
    press(stage, .left, .shift)
    expect(stage.view.indexPathsForSelectedItems?.map(\.item), equals: [1, 2, 3, 4])
    press(stage, .character("a"), .control)
    expect(stage.view.indexPathsForSelectedItems?.count, equals: 10)
  }

  @Test func `arrows go on from what was tapped, and a tap takes the ring away`() {
    let stage = grid([20])
    press(stage, .down)
    stage.surface.handle(.pointer(PointerEvent(phase: .began, location: CGPoint(x: 100, y: 100))))
    stage.surface.handle(.pointer(PointerEvent(phase: .ended, location: CGPoint(x: 100, y: 100))))
    expect(stage.view.engine.focusedPath == nil)
    expect(press(stage, .down), equals: "0.9")
  }

  @Test func `a row that scrolls by itself is followed to its end`() {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(section == 1 ? 100 : 320), heightDimension: .absolute(80))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size,
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: .init(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        ])
      let section1 = NSCollectionLayoutSection(group: group)
      if section == 1 { section1.orthogonalScrollingBehavior = .continuous }
      return section1
    }
    let stage = Stage(layout, counts: [1, 8, 1])
    stage.view.delegate = keeper
    stage.frame()
    press(stage, .down)
    expect(press(stage, .down), equals: "1.1")
    press(stage, .left)
    for item in 1...7 { expect(press(stage, .right), equals: "1.\(item)") }
    expect(stage.shown.contains("1.7"))
    expect(press(stage, .right), equals: "1.7")
    expect(press(stage, .down), equals: "2.0")
    expect(press(stage, .up) != "0.0")
  }

  @Test func `letters lead to what begins with them`() {
    let names = ["Ash", "Beech", "Birch", "Cedar", "Elm"] + (0..<60).map { "Oak \($0)" } + ["Yew"]
    let stage = Stage(Layouts.grid(), items: [names])
    stage.view.delegate = keeper
    stage.configure = { cell, _ in
      let label = UILabel()
      label.text = cell.text
      for view in cell.contentView.subviews { view.removeFromSuperview() }
      cell.contentView.addSubview(label)
    }
    stage.frame()
    func type(_ text: String) -> String {
      for character in text {
        stage.surface.handle(.key(KeyEvent(key: .character(character))))
      }
      for _ in 0..<3 { stage.frame() }
      return stage.view.engine.focusedPath.map { names[$0.item] } ?? "-"
    }
    expect(type("bi"), equals: "Birch")
    expect(type("y"), equals: "Yew")
    expect(stage.shown.contains("0.65"))
    expect(type("b"), equals: "Beech")
    expect(type("b"), equals: "Birch")
    expect(type("b"), equals: "Beech")
  }

  @Test func `keys that lead nowhere scroll, and without focus they only scroll`() {
    let stage = grid([200])
    stage.view.allowsFocus = false
    expect(press(stage, .down), equals: "-")
    expect(stage.view.contentOffset.y > 0)
  }

  @Test func `the focus goes with its item`() {
    let stage = grid([10])
    press(stage, .down)
    press(stage, .right)
    stage.items[0].insert("new", at: 0)
    stage.view.insertItems(at: [[0, 0]])
    expect(stage.view.engine.focusedPath, equals: [0, 2])
    stage.items[0].remove(at: 2)
    stage.view.deleteItems(at: [[0, 2]])
    expect(stage.view.engine.focusedPath == nil)
  }
}
