// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A delegate that receives the changes of the settings.
@MainActor protocol SettingsViewControllerDelegate: AnyObject {
  func settings(_ settings: SettingsViewController, didChange topics: Set<Article.Topic>)
  func settingsDidFinish(_ settings: SettingsViewController)
}

/// The settings screen: the topics of the feed, and switches.
final class SettingsViewController: UITableViewController {
  private enum Row: CaseIterable {
    case notifications, images

    var title: String {
      switch self {
      case .notifications: String(localized: "settings.notifications", bundle: .module)
      case .images: String(localized: "settings.images", bundle: .module)
      }
    }
  }

  weak var delegate: (any SettingsViewControllerDelegate)?
  private var topics = Set(Article.Topic.allCases)
  private var isOn: [Row: Bool] = [.images: true]

  init() { super.init(style: .insetGrouped) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "settings.title", bundle: .module)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(finish))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? Article.Topic.allCases.count : Row.allCases.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    section == 0 ? String(localized: "settings.topics", bundle: .module) : nil
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    if indexPath.section == 0 {
      let topic = Article.Topic.allCases[indexPath.row]
      content.text = topic.title
      content.image = UIImage(systemName: topic.symbolName)
      cell.accessoryType = topics.contains(topic) ? .checkmark : .none
      cell.accessoryView = nil
    } else {
      let row = Row.allCases[indexPath.row]
      content.text = row.title
      let control = UISwitch()
      control.isOn = isOn[row] ?? false
      control.tag = indexPath.row
      control.addTarget(self, action: #selector(didSwitch(_:)), for: .valueChanged)
      cell.accessoryView = control
      cell.selectionStyle = .none
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section == 0 else { return }
    let topic = Article.Topic.allCases[indexPath.row]
    if topics.remove(topic) == nil { topics.insert(topic) }
    tableView.deselectRow(at: indexPath, animated: true)
    tableView.reloadRows(at: [indexPath], with: .none)
    delegate?.settings(self, didChange: topics)
  }

  @objc private func didSwitch(_ sender: UISwitch) {
    isOn[Row.allCases[sender.tag]] = sender.isOn
  }

  @objc private func finish() { delegate?.settingsDidFinish(self) }
}
