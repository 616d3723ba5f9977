// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionContracts
import Synchronization

/// The current traits while views are laid out and drawn.
///
/// Each thread has its own, as in UIKit: other threads don't have those of the layout on the main thread.
enum TraitContext {
  /// The traits of the main thread, or `nil` while none are set and those of the display are current.
  private static let onMain = Mutex<UITraitCollection?>(nil)
  /// The key of the traits of another thread in its dictionary.
  private static let key = "Mullion.TraitContext"

  static var current: UITraitCollection {
    get {
      (MainThread.isCurrent ? onMain.withLock { $0 } : elsewhere) ?? AmbientDisplay.traits
    }
    set {
      // Restoring the display's traits sets none.
      let traits = newValue === AmbientDisplay.traits ? nil : newValue
      guard MainThread.isCurrent else { return elsewhere = traits }
      onMain.withLock { $0 = traits }
    }
  }

  /// Runs `body` with `traits` as the current ones.
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

  /// The traits of the calling thread, if that is not the main thread.
  private static var elsewhere: UITraitCollection? {
    get { Thread.current.threadDictionary[key] as? UITraitCollection }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// The view being laid out or drawn, which ``with(_:of:_:)`` keeps alive, or `nil`.
  ///
  /// It is read only on the main thread.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) static var view: Unmanaged<AnyObject>?

  /// Runs `body` with `traits` as the current ones, and `view` as the source of the tint colour.
  @MainActor
  static func with<Result>(
    _ traits: UITraitCollection, of view: AnyObject, _ body: () -> Result
  ) -> Result {
    with(view) { with(traits, body) }
  }

  /// Runs `body` with `view` as the source of the tint colour; `nil` for none.
  @MainActor
  static func with<Result>(_ view: AnyObject?, _ body: () -> Result) -> Result {
    let before = self.view
    self.view = view.map { Unmanaged.passUnretained($0) }
    defer { self.view = before }
    return body()
  }
}
