// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry
import MullionViewTree

/// What a view is like while it shows something: its traits, and whether it is selected and so on.
public protocol UIConfigurationState {
  /// A state of these traits in which nothing in particular is true.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A state of the application's own; nil when it is not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
