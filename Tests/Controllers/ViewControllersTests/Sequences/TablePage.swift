// SPDX-License-Identifier: Apache-2.0

import RandomTesting
import UIKit

/// A page with a table; selecting a row opens another page.
final class TablePage: RecordedPage, ChangingPage, UITableViewDelegate {
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private var source: UITableViewDiffableDataSource<Int, Int>?
  private let onSelect: () -> Void

  init(in record: AppearanceRecord, onSelect: @escaping () -> Void) {
    self.onSelect = onSelect
    super.init(in: record)
  }

  required init?(coder: NSCoder) { nil }

  var scrollView: UIScrollView { table }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.delegate = self
    view.addSubview(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    source = UITableViewDiffableDataSource(tableView: table) { table, indexPath, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
      return cell
    }
    var random = SeededGenerator(seed: 1)
    source?.apply(snapshot(using: &random), animatingDifferences: false)
  }

  func apply(using random: inout SeededGenerator) {
    source?.apply(snapshot(using: &random), animatingDifferences: .random(using: &random))
  }

  func reload() { table.reloadData() }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onSelect() }
}
