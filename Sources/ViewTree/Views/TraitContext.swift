// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import Synchronization

/// The traits in force while views are laid out and drawn.
enum TraitContext {
  private static let stored = Mutex<UITraitCollection>(.headless)

  static var current: UITraitCollection {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  /// Runs `body` with `traits` in force.
  @MainActor
  static func with<Result>(_ traits: UITraitCollection, _ body: () -> Result) -> Result {
    let before = current
    current = traits
    defer { current = before }
    return body()
  }
}
