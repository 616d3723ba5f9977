// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The key of a custom state that an app adds to those of views and cells.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key with the given name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates a key with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
