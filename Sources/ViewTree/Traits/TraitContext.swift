// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import Synchronization

/// The traits in force while views are laid out and drawn.
enum TraitContext {
  /// nil: nobody said any, and those of the display count.
  private static let stored = Mutex<UITraitCollection?>(nil)

  static var current: UITraitCollection {
    get { stored.withLock { $0 } ?? AmbientDisplay.traits }
    // Who puts back what was in force before says nothing of their own.
    set { stored.withLock { $0 = newValue === AmbientDisplay.traits ? nil : newValue } }
  }

  /// Runs `body` with `traits` in force.
  static func with<Result>(_ traits: UITraitCollection, _ body: () -> Result) -> Result {
    let before = stored.withLock { kept in
      defer { kept = traits }
      return kept
    }
    defer { stored.withLock { $0 = before } }
    return body()
  }

  /// The view that is laid out or drawn, which ``with(_:of:_:)`` keeps alive; nil: none is.
  ///
  /// Read on the main thread alone.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) static var view: Unmanaged<AnyObject>?

  /// Runs `body` with `traits` in force, and `view` as the one whose tint colour counts.
  @MainActor
  static func with<Result>(
    _ traits: UITraitCollection, of view: AnyObject, _ body: () -> Result
  ) -> Result {
    with(view) { with(traits, body) }
  }

  /// Runs `body` with `view` as the one whose tint colour counts; nil: none.
  @MainActor
  static func with<Result>(_ view: AnyObject?, _ body: () -> Result) -> Result {
    let before = self.view
    self.view = view.map { Unmanaged.passUnretained($0) }
    defer { self.view = before }
    return body()
  }
}
