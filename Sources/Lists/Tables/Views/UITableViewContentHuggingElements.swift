// SPDX-License-Identifier: Apache-2.0

import MullionCollectionViews

/// Which parts of a table are only as wide as their content.
public struct UITableViewContentHuggingElements: OptionSet, Hashable, Sendable {
  /// The parts, as bits.
  public let rawValue: Int

  /// The parts of the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 0)
}
