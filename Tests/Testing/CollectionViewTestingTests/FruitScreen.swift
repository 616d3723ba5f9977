// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A list of fruits with a button in each row, a field above the list, and a record of the performed actions.
final class FruitScreen: UIViewController, UICollectionViewDelegate, UITableViewDelegate,
  UITableViewDataSource
{
  private(set) var done: [String] = []
  let field = UITextField(frame: CGRect(x: 16, y: 20, width: 300, height: 40))
  let fruits = ["Apple", "Pear", "Plum"] + (3..<40).map { "Fruit \($0)" }
  private let isTable: Bool
  private(set) var list: UIScrollView?
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?
  var allowsSelection = true

  init(isTable: Bool = false) {
    self.isTable = isTable
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Search fruits"
    field.accessibilityIdentifier = "search"
    view.addSubview(field)
    let list = isTable ? makeTable() : makeCollection()
    list.frame = CGRect(x: 0, y: 80, width: view.bounds.width, height: view.bounds.height - 80)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    self.list = list
  }

  /// Adds a view that covers the screen.
  func cover() {
    let card = UIView(frame: view.bounds)
    card.accessibilityIdentifier = "card"
    view.addSubview(card)
  }

  private func addButton(to cell: UIView, for fruit: String) {
    let button =
      cell.subviews.compactMap { $0 as? UIButton }.first ?? UIButton(frame: .zero)
    button.frame = CGRect(x: 300, y: 2, width: 60, height: 40)
    button.setTitle("Add", for: .normal)
    button.removeAction(identifiedBy: UIAction.Identifier("add"), for: .touchUpInside)
    button.addAction(
      UIAction(identifier: UIAction.Identifier("add")) { [weak self] _ in
        self?.done.append("add \(fruit)")
      }, for: .touchUpInside)
    if button.superview == nil { cell.addSubview(button) }
  }

  // MARK: Collection view

  private func makeCollection() -> UICollectionView {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.actions(at: path)
    }
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.delegate = self
    view.allowsSelection = allowsSelection
    let fruits = fruits
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [weak self] cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = fruits[item]
      cell.contentConfiguration = content
      self?.addButton(to: cell, for: fruits[item])
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(fruits.indices))
    source.apply(snapshot, animatingDifferences: false)
    dataSource = source
    return view
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    done.append("select \(fruits[indexPath.item])")
  }

  private func actions(at path: IndexPath) -> UISwipeActionsConfiguration {
    let fruit = fruits[path.item]
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, finish in
      self?.done.append("delete \(fruit)")
      finish(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  // MARK: Table

  private func makeTable() -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    table.allowsSelection = allowsSelection
    return table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fruits.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = fruits[indexPath.row]
    addButton(to: cell, for: fruits[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    done.append("select \(fruits[indexPath.row])")
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    actions(at: indexPath)
  }
}
