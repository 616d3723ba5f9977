// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry
import MullionViewTree

/// What a view controller is like that may have nothing to show.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state of these traits in which nothing in particular is true.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// What is searched for; nil: nothing.
  public var searchText: String?

  /// A state of the application's own; nil when it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
