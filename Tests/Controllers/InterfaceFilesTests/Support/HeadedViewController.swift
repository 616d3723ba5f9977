// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A table view controller with section headers from a nib.
final class HeadedViewController: UITableViewController {
  private let sections = [
    ("Fruit", ["Apples", "Pears"]), ("Vegetables that keep", ["Carrots", "Leeks", "Swedes"]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      UINib(nibName: "Heading", bundle: .module), forHeaderFooterViewReuseIdentifier: "head")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.sectionHeaderHeight = UITableView.automaticDimension
    tableView.estimatedSectionHeaderHeight = 60
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section].1[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let head = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
    (head?.viewWithTag(1) as? UILabel)?.text = sections[section].0
    return head
  }
}
