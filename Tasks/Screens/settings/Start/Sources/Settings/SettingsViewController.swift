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
final class SettingsViewController: UIViewController {
  let model: SettingsModel

  init(model: SettingsModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
  }
}
