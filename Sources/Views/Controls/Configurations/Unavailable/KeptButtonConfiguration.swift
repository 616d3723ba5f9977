// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A button's configuration in a value that is compared on any thread: equal when one is a copy of the other.
struct KeptButtonConfiguration: Hashable, Sendable {
  private final class Identity: Sendable {}

  /// What the button looks like.
  let configuration: UIButton.Configuration
  private let identity = Identity()

  init(_ configuration: UIButton.Configuration) { self.configuration = configuration }

  static func == (one: KeptButtonConfiguration, other: KeptButtonConfiguration) -> Bool {
    one.identity === other.identity
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
