// SPDX-License-Identifier: Apache-2.0

import MullionControls
import MullionViewTree

/// A cell or header of a table, with a configuration that is updated for its state.
@MainActor
protocol TableContentHolding: UIView {
  /// The type of the view's state.
  associatedtype State: UIConfigurationState

  /// The content view and its configuration.
  var shown: TableContent { get }
  /// The current state of the view.
  var configurationState: State { get }
  /// Whether the content is updated automatically when the state changes.
  var automaticallyUpdatesContentConfiguration: Bool { get }
  /// Requests an update of the configurations before the next layout.
  func setNeedsUpdateConfiguration()
  /// Updates the configurations for `state`; overridden by the application.
  func updateConfiguration(using state: State)
  /// Calls the configuration update handler.
  func callUpdateHandler(of state: State)
  /// Handles the end of an update of the configurations for `state`.
  func configurationsWereUpdated(for state: State)
  /// Inserts the new content view in place of the previous one.
  func contentViewWasReplaced()
}

extension TableContentHolding {
  func configurationsWereUpdated(for state: State) {}

  /// Updates the configurations for the current state, if that is due.
  func updateConfigurationIfNeeded() {
    guard shown.needsUpdate else { return }
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let configuration = shown.configuration {
      showContent(configuration.updated(for: state))
    }
    followReads(
      of: .configuration,
      again: { ($0 as? any TableContentHolding)?.setNeedsUpdateConfiguration() }
    ) {
      updateConfiguration(using: state)
      callUpdateHandler(of: state)
    }
    configurationsWereUpdated(for: state)
    shown.needsUpdate = false
  }

  /// Displays `configuration`; `nil` for the subviews of the content view.
  func showContent(_ configuration: (any UIContentConfiguration)?) {
    guard let old = shown.show(configuration) else { return }
    old.removeFromSuperview()
    contentViewWasReplaced()
    setNeedsLayout()
  }
}
