// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry
import MullionViewTree

/// The state of a view for its configurations: its traits, and whether it is selected, focused and so on.
public protocol UIConfigurationState {
  /// Creates a state with the given traits and all flags `false`.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// Returns the custom state for `key`, or `nil` if it is not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
