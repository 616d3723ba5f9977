// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of keyboard input to a split view after a click in its sidebar, beside a text view.
@MainActor
@Suite("Keys after a click")
struct KeysAfterClickTests {
  private final class Rows: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    let names = (0..<40).map { ["Apple", "Birch", "Quince", "Willow"][$0 % 4] + " \($0)" }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      var content = UIListContentConfiguration.sidebarCell()
      content.text = names[indexPath.item]
      cell.contentConfiguration = content
      return cell
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
  }

  private let rows = Rows()
  private let split = UISplitViewController(style: .doubleColumn)
  private let sidebar = UIViewController()
  private let content = UIViewController()
  private let text = UITextView()
  private let button = UIButton(type: .system)
  private let stage: ControllerStage

  init() {
    text.text = "Notes"
    button.setTitle("Send", for: .normal)
    split.setViewController(sidebar, for: .primary)
    split.setViewController(content, for: .secondary)
    stage = ControllerStage(split, size: CGSize(width: 1200, height: 800))
    stage.step()
    text.frame = CGRect(x: 0, y: 100, width: 880, height: 600)
    button.frame = CGRect(x: 20, y: 740, width: 100, height: 40)
    content.view.addSubview(text)
    content.view.addSubview(button)
  }

  private func show(_ view: UIView) {
    view.frame = CGRect(x: 0, y: 100, width: 320, height: 700)
    sidebar.view.addSubview(view)
    stage.step()
  }

  private func list(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = rows
    show(view)
    return view
  }

  private func press(_ key: KeyEvent.Key) {
    stage.surface?.handle(.key(KeyEvent(key: key)))
    stage.step()
  }

  private func click(_ path: IndexPath, in list: UICollectionView) throws {
    stage.click(try #require(list.cellForItem(at: path)))
  }

  /// Returns the item index of the focused cell of the collection view.
  private func focused(in list: UICollectionView) -> Int? {
    let item = UIFocusSystem.focusSystem(for: list)?.focusedItem
    return (item as? UICollectionViewCell).flatMap(list.indexPath(for:))?.item
  }

  @Test(arguments: [
    UICollectionLayoutListConfiguration.Appearance.sidebar, .plain, .insetGrouped,
  ])
  func `after a click on a list's row letters, arrows and End go to the list`(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) throws {
    let list = list(
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance)))
    try click([0, 3], in: list)
    press(.character("q"))
    expect(focused(in: list), equals: 6)
    press(.down)
    expect(focused(in: list), equals: 7)
    press(.end)
    expect(focused(in: list), equals: 39)
    press(.home)
    expect(focused(in: list), equals: 0)
    expect(text.text, equals: "Notes")
    expect(!text.isFirstResponder)
  }

  @Test func `after a click on a grid's cell arrows go to the grid`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 70)
    let grid = list(layout)
    try click([0, 1], in: grid)
    press(.right)
    expect(focused(in: grid), equals: 2)
    press(.end)
    expect(focused(in: grid), equals: 39)
  }

  @Test func `after a click on a table's row arrows and letters go to the table`() throws {
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    show(table)
    stage.click(try #require(table.cellForRow(at: [0, 3])))
    func focused() -> Int? {
      let item = UIFocusSystem.focusSystem(for: table)?.focusedItem
      return (item as? UITableViewCell).flatMap(table.indexPath(for:))?.row
    }
    press(.down)
    expect(focused(), equals: 4)
    press(.character("w"))
    expect(focused(), equals: 7)
    press(.end)
    expect(focused(), equals: 39)
    expect(text.text, equals: "Notes")
  }

  @Test func `after a click in a scroll view keys scroll it`() {
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 320, height: 5000)
    show(scrollView)
    stage.click(CGPoint(x: 100, y: 400))
    press(.pageDown)
    expect(scrollView.contentOffset.y > 300)
    press(.character("q"))
    expect(text.text, equals: "Notes")
  }

  @Test func `a click on a control outside of all scroll views leaves the keys to the list`() throws
  {
    let list = list(UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
    try click([0, 3], in: list)
    stage.click(button)
    press(.down)
    expect(focused(in: list), equals: 4)
  }

  @Test func `a click on empty space outside of all scroll views leaves the keys to the list`()
    throws
  {
    let list = list(UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
    try click([0, 3], in: list)
    stage.click(CGPoint(x: 1100, y: 760))
    press(.down)
    expect(focused(in: list), equals: 4)
  }

  @Test func `keys stay with a list whose clicked row was reloaded away`() throws {
    let list = list(UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
    try click([0, 3], in: list)
    list.scrollToItem(at: [0, 39], at: .bottom, animated: false)
    list.reloadData()
    stage.step()
    press(.home)
    expect(focused(in: list), equals: 0)
  }

  @Test func `a text view that is not the first responder takes no letters and no deletions`() {
    press(.character("q"))
    press(.space)
    press(.delete)
    press(.enter)
    expect(text.text, equals: "Notes")
    stage.click(text)
    press(.character("q"))
    expect(text.text.contains("q"))
  }
}
