// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Testing
import UIKit

@Suite @MainActor
struct AccessibilityTreeTests {
  private final class Lister: UIViewController, UICollectionViewDelegate {
    enum Section { case fruits }
    private(set) var list = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    private var source: UICollectionViewDiffableDataSource<Section, Int>?
    private(set) var picked: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.delegate = self
      view.addSubview(list)
      let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        cell, _, item in
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Fruit \(item)"
        content.secondaryText = "ripe"
        cell.contentConfiguration = content
        cell.accessories = item == 2 ? [.checkmark()] : []
      }
      source = UICollectionViewDiffableDataSource(collectionView: list) { view, path, item in
        view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
      snapshot.appendSections([.fruits])
      snapshot.appendItems(Array(1...120))
      source?.apply(snapshot, animatingDifferences: false)
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      picked.append(indexPath.item)
    }
  }

  @Test
  func `a cell says the texts it shows, its state and its place among all`() {
    let controller = Lister()
    let harness = CollectionViewHarness(controller, size: CGSize(width: 320, height: 200))
    controller.list.selectItem(
      at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    harness.layout()
    let lines = harness.accessibilityTree.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    expect(lines[0].hasPrefix("window (0, 0; 320 × 200)"))
    expect(lines[1].hasPrefix("list (0, 0; 320 × 200) [scroll down]"))
    expect(lines[2].hasPrefix("listItem \"Fruit 1, ripe\" selected 1 of 120 (0, 0; 320 ×"))
    expect(lines[2].hasSuffix("[activate]"))
    expect(lines[3].contains("\"Fruit 2, ripe\" checked 2 of 120"))
  }

  @Test
  func `activating a cell selects it as a tap does`() {
    let controller = Lister()
    let harness = CollectionViewHarness(controller, size: CGSize(width: 320, height: 200))
    expect(harness.useAccessibilityElement("Fruit 2, ripe"))
    expect(controller.picked, equals: [1])
    expect(controller.list.indexPathsForSelectedItems, equals: [IndexPath(item: 1, section: 0)])
    expect(!harness.useAccessibilityElement("Fruit 99, ripe"))
  }

  @Test
  func `the focus that keys move is told, and only one element has it`() {
    let controller = Lister()
    let harness = CollectionViewHarness(controller, size: CGSize(width: 320, height: 200))
    harness.press(.down)
    harness.press(.down)
    let focused = harness.accessibilityTree.split(separator: "\n").filter {
      $0.contains(" focused")
    }
    expect(focused.count, equals: 1)
    expect(focused.first?.contains("Fruit 2, ripe"), equals: true)
  }

  @Test
  func `what is scrolled out of sight is not told`() {
    let controller = Lister()
    let harness = CollectionViewHarness(controller, size: CGSize(width: 320, height: 200))
    controller.list.contentOffset.y = 2000
    harness.layout()
    expect(!harness.accessibilityLabels.contains("Fruit 1, ripe"))
    expect(harness.accessibilityLabels.count < 8)
  }

  @Test
  func `an application's own words go before those of the cell`() throws {
    let controller = Lister()
    let harness = CollectionViewHarness(controller, size: CGSize(width: 320, height: 200))
    let cell = try #require(controller.list.cellForItem(at: IndexPath(item: 0, section: 0)))
    cell.accessibilityLabel = "The first fruit"
    cell.accessibilityHint = "Opens it"
    cell.accessibilityIdentifier = "first"
    var eaten = 0
    cell.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Eat") { _ in
        eaten += 1
        return true
      }
    ]
    expect(
      harness.accessibilityTree.contains("listItem \"The first fruit\" hint \"Opens it\" #first"))
    expect(harness.useAccessibilityElement("The first fruit", action: "Eat"))
    expect(eaten, equals: 1)
  }

  @MainActor private final class Eater {
    var eaten: [String] = []
    func eat(_ action: UIAccessibilityCustomAction) -> Bool {
      eaten.append(action.name)
      return true
    }
  }

  @Test
  func `an application's own action may be a method of a target`() {
    let eater = Eater()
    let view = UIView()
    let apple = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    apple.text = "Apple"
    apple.accessibilityCustomActions = [
      UIAccessibilityCustomAction(
        name: "Eat", target: eater, selector: Selector("eat:", Eater.eat(_:)))
    ]
    view.addSubview(apple)
    let harness = CollectionViewHarness(view)
    expect(harness.useAccessibilityElement("Apple", action: "Eat"))
    expect(eater.eaten, equals: ["Eat"])
  }

  @Test
  func `controls without a name are found`() {
    let view = UIView()
    let good = UIButton(type: .system)
    good.setTitle("Good", for: .normal)
    good.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    let bad = UIButton(type: .custom)
    bad.frame = CGRect(x: 0, y: 60, width: 80, height: 40)
    view.addSubview(good)
    view.addSubview(bad)
    let harness = CollectionViewHarness(view)
    expect(
      harness.accessibilityElementsWithoutName, equals: ["button (0, 60; 80 × 40) [activate]"])
  }
}
