// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry

/// An object with traits: a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }

  /// Notifies the object that its traits changed from `previousTraitCollection`.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
