// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry
import MullionViewTree

/// The state of a view controller that may have no content to show.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with the given traits and no search text.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text of the current search, or `nil` if there is no search.
  public var searchText: String?

  /// Returns the custom state for `key`, or `nil` if it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
