// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

/// What a view shows, as a value that can make the view.
public protocol UIContentConfiguration {
  /// A new view that shows this.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView

  /// This, changed as it looks in `state`.
  func updated(for state: any UIConfigurationState) -> Self
}
