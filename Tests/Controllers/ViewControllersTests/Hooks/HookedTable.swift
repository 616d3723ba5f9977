// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A table view controller whose rows, section headers or table header record the called hooks.
@MainActor
final class HookedTable: UITableViewController {
  private let container: HookedContainer

  init(_ container: HookedContainer) {
    self.container = container
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(HookedTableCell.self, forCellReuseIdentifier: "hooked")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    tableView.register(HookedTableHeader.self, forHeaderFooterViewReuseIdentifier: "hooked")
    if container == .tableHeader {
      let header = HookedView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
      ControllerStage.fill(header)
      tableView.tableHeaderView = header
    }
  }

  private var hasHookedRows: Bool {
    [.row, .rowWithConstraints, .rowWithConfiguration].contains(container)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 40 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: hasHookedRows ? "hooked" : "plain", for: indexPath)
    switch container {
    case .rowWithConstraints:
      if cell.contentView.subviews.isEmpty { ControllerStage.fill(cell.contentView) }
    case .rowWithConfiguration:
      var content = cell.defaultContentConfiguration()
      content.text = "text"
      cell.contentConfiguration = content
    default: cell.textLabel?.text = "text"
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    guard container == .sectionHeader || container == .sectionHeaderWithTexts else { return nil }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "hooked")
    if container == .sectionHeaderWithTexts {
      view?.textLabel?.text = "text"
    } else if let content = view?.contentView, content.subviews.isEmpty {
      ControllerStage.fill(content)
    }
    return view
  }
}
