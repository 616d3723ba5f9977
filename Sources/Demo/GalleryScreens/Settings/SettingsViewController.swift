// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A table of settings: texts and values, switches, and an editable list.
final class SettingsViewController: UITableViewController {
  private enum Group: Int, CaseIterable {
    case device, general, alerts, networks

    var title: String? {
      switch self {
      case .device: nil
      case .general: "General"
      case .alerts: "Alerts"
      case .networks: "Known networks"
      }
    }

    var footer: String? {
      switch self {
      case .alerts: "Quiet hours are from ten in the evening until seven."
      case .networks: "Swipe a network to forget it."
      case .device, .general: nil
      }
    }
  }

  private let general = [
    ("Language", "English"), ("Text size", "Large"), ("Storage", "212 GB free"),
  ]
  private var alerts = [("Sounds", true), ("Badges", true), ("Quiet hours", false)]
  private var networks = ["Harbour", "Library", "Observatory", "Station"]

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.allowsSelectionDuringEditing = true
  }

  // MARK: Data

  override func numberOfSections(in tableView: UITableView) -> Int { Group.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Group(rawValue: section) {
    case .device: 1
    case .general: general.count
    case .alerts: alerts.count
    case .networks: networks.count
    case nil: 0
    }
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    Group(rawValue: section)?.title
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    Group(rawValue: section)?.footer
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch Group(rawValue: indexPath.section) {
    case .device: device()
    case .general: value(general[indexPath.row])
    case .alerts: toggle(indexPath.row)
    case .networks, nil: network(networks[indexPath.row])
    }
  }

  private func cell(_ style: UITableViewCell.CellStyle, _ identifier: String) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: style, reuseIdentifier: identifier)
  }

  private func device() -> UITableViewCell {
    let cell = cell(.subtitle, "device")
    cell.textLabel?.text = "Workbench"
    cell.detailTextLabel?.text = "Linux, two displays"
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.imageView?.image = UIImage(systemName: "desktopcomputer")
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  private func value(_ setting: (name: String, value: String)) -> UITableViewCell {
    let cell = cell(.value1, "value")
    cell.textLabel?.text = setting.name
    cell.detailTextLabel?.text = setting.value
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  private func toggle(_ row: Int) -> UITableViewCell {
    let cell = cell(.default, "toggle")
    cell.textLabel?.text = alerts[row].0
    cell.selectionStyle = .none
    let toggle = UISwitch()
    toggle.isOn = alerts[row].1
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in
        self?.alerts[row].1 = toggle?.isOn ?? false
      }, for: .valueChanged)
    cell.accessoryView = toggle
    return cell
  }

  private func network(_ name: String) -> UITableViewCell {
    let cell = cell(.default, "network")
    var content = cell.defaultContentConfiguration()
    content.text = name
    content.image = UIImage(systemName: "wifi")
    cell.contentConfiguration = content
    cell.accessoryType = name == networks.first ? .checkmark : .none
    return cell
  }

  // MARK: Editing

  private func isNetwork(_ path: IndexPath) -> Bool { path.section == Group.networks.rawValue }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    isNetwork(indexPath)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    isNetwork(indexPath)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    networks.insert(networks.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    isNetwork(proposedDestinationIndexPath) ? proposedDestinationIndexPath : sourceIndexPath
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    networks.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    "Forget"
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
