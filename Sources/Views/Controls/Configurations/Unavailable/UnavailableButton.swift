// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A button of a content-unavailable view.
@MainActor
final class UnavailableButton {
  /// The button view.
  let button = UIButton(configuration: .plain())
  private var action: UIAction?

  init() { button.isHidden = true }

  /// Displays `configuration` with the behaviour of `properties`; hides the button if it has no content.
  func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    var configuration = configuration
    let action = properties.primaryAction
    if configuration.attributedTitle == nil, configuration.image == nil, let action {
      configuration.title = action.title.isEmpty ? nil : action.title
      configuration.image = action.image
    }
    button.isHidden =
      configuration.title?.isEmpty ?? true && configuration.image == nil
      && !configuration.showsActivityIndicator
    button.configuration = configuration
    button.role = properties.role
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = action == nil && properties.menu != nil
    guard action !== self.action else { return }
    if let old = self.action { button.removeAction(old, for: .primaryActionTriggered) }
    if let action { button.addAction(action, for: .primaryActionTriggered) }
    self.action = action
  }
}
