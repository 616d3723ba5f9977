// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What the settings screen shows and changes.
final class SettingsModel {
  var notifications = true
  var soundName = "Bell"
  var cacheMegabytes = 128
  private(set) var isCleared = false

  func clearCache() {
    cacheMegabytes = 0
    isCleared = true
  }
}

/// The settings screen; TASK.md describes it.
final class SettingsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private enum Row { case notifications, sound, cache, clear, version }

  let model: SettingsModel
  private let groups: [(header: String?, rows: [Row], footer: String?)] = [
    ("Alerts", [.notifications, .sound], "You can mute single chats."),
    ("Storage", [.cache, .clear], nil), (nil, [.version], nil),
  ]
  private lazy var tableView = UITableView(frame: view.bounds, style: .insetGrouped)

  init(model: SettingsModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    groups[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    groups[section].footer
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    cell.accessoryView = nil
    cell.accessoryType = .none
    switch groups[indexPath.section].rows[indexPath.row] {
    case .notifications:
      content.text = "Notifications"
      let toggle = UISwitch()
      toggle.isOn = model.notifications
      toggle.accessibilityIdentifier = "notifications"
      toggle.addAction(
        UIAction { [model] action in
          model.notifications = (action.sender as? UISwitch)?.isOn ?? false
        }, for: .valueChanged)
      cell.accessoryView = toggle
    case .sound:
      content.text = "Sound"
      content.secondaryText = model.soundName
      cell.accessoryType = .disclosureIndicator
    case .cache:
      content.text = "Cache"
      content.secondaryText = "\(model.cacheMegabytes) MB"
    case .clear:
      content.text = "Clear cache"
      content.textProperties.color = .systemRed
    case .version:
      content.text = "Version"
      content.secondaryText = "3.1"
    }
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard groups[indexPath.section].rows[indexPath.row] == .clear else { return }
    model.clearCache()
    tableView.reconfigureRows(at: [IndexPath(row: 0, section: indexPath.section)])
  }
}
