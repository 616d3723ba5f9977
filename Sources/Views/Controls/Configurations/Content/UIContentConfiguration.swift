// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

/// The content of a view, as a value that can create the view.
public protocol UIContentConfiguration {
  /// Returns a new view that displays the configuration.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration updated for `state`.
  func updated(for state: any UIConfigurationState) -> Self
}
