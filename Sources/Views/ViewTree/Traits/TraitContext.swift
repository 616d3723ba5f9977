// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionContracts
import Synchronization

/// The traits in force while views are laid out and drawn.
///
/// Each thread has its own, as in UIKit: other threads don't have those of what the main thread lays out.
enum TraitContext {
  /// The traits of the main thread; `nil` while none are set: those of the display count.
  private static let onMain = Mutex<UITraitCollection?>(nil)
  /// The key of the traits of another thread in its dictionary.
  private static let key = "Mullion.TraitContext"

  static var current: UITraitCollection {
    get {
      (MainThread.isCurrent ? onMain.withLock { $0 } : elsewhere) ?? AmbientDisplay.traits
    }
    set {
      // Putting back what was in force before sets none.
      let traits = newValue === AmbientDisplay.traits ? nil : newValue
      guard MainThread.isCurrent else { return elsewhere = traits }
      onMain.withLock { $0 = traits }
    }
  }

  /// Runs `body` with `traits` in force.
  static func with<Result>(_ traits: UITraitCollection, _ body: () -> Result) -> Result {
    guard MainThread.isCurrent else {
      let before = elsewhere
      elsewhere = traits
      defer { elsewhere = before }
      return body()
    }
    let before = onMain.withLock { kept in
      defer { kept = traits }
      return kept
    }
    defer { onMain.withLock { $0 = before } }
    return body()
  }

  /// The traits of the calling thread, which is not the main one.
  private static var elsewhere: UITraitCollection? {
    get { Thread.current.threadDictionary[key] as? UITraitCollection }
    set { Thread.current.threadDictionary[key] = newValue }
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
