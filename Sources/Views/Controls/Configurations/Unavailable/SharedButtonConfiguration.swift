// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A box for a button configuration that can be compared on any thread.
///
/// Two boxes are equal if one is a copy of the other.
struct SharedButtonConfiguration: Hashable, Sendable {
  private final class Identity: Sendable {}

  /// The stored configuration.
  let configuration: UIButton.Configuration
  private let identity = Identity()

  init(_ configuration: UIButton.Configuration) { self.configuration = configuration }

  static func == (one: SharedButtonConfiguration, other: SharedButtonConfiguration) -> Bool {
    one.identity === other.identity
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
