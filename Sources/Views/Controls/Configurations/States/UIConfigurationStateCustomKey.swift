// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The name of a state that an application adds to those of views and cells.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The key of the given name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The key of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
