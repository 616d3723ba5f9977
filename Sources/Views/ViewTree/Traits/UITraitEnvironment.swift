// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry

/// What has traits: screens, scenes, views and view controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment {
  /// What the interface adapts to here.
  var traitCollection: UITraitCollection { get }

  /// The traits changed from `previousTraitCollection`.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
