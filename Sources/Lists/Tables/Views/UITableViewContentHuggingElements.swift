// SPDX-License-Identifier: Apache-2.0

import MullionCollectionViews

/// The elements of a table that are only as wide as their content.
public struct UITableViewContentHuggingElements: OptionSet, Hashable, Sendable {
  /// The raw bits of the set.
  public let rawValue: Int

  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The section headers.
  public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 0)
}
