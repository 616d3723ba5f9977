// SPDX-License-Identifier: Apache-2.0

import MullionControls
import MullionViewTree

/// A cell or header of a table: it shows a configuration, which is updated for its state.
@MainActor
protocol TableContentHolding: UIView {
  /// What the view's state is.
  associatedtype State: UIConfigurationState

  /// The content view, and what it shows.
  var shown: TableContent { get }
  /// What the view is like now.
  var configurationState: State { get }
  /// Whether the content is updated by itself when the state changes.
  var automaticallyUpdatesContentConfiguration: Bool { get }
  /// Asks for the configurations to be updated before the next layout.
  func setNeedsUpdateConfiguration()
  /// Changes the configurations as `state` demands; users override it.
  func updateConfiguration(using state: State)
  /// Calls the handler that was given for updates.
  func tellUpdateHandler(of state: State)
  /// The configurations are those for `state`.
  func configurationsWereUpdated(for state: State)
  /// Puts the content view in the place of the one that left.
  func contentViewWasReplaced()
}

extension TableContentHolding {
  func configurationsWereUpdated(for state: State) {}

  /// Updates the configurations for the present state, if that is due.
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
      tellUpdateHandler(of: state)
    }
    configurationsWereUpdated(for: state)
    shown.needsUpdate = false
  }

  /// Shows `configuration`; nil: whatever is put into the content view.
  func showContent(_ configuration: (any UIContentConfiguration)?) {
    guard let old = shown.show(configuration) else { return }
    old.removeFromSuperview()
    contentViewWasReplaced()
    setNeedsLayout()
  }
}
