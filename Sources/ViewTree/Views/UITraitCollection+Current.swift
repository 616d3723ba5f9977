// SPDX-License-Identifier: Apache-2.0

public import CollectionGeometry
import Foundation
import Synchronization

extension UITraitCollection {
  /// The traits dynamic colours resolve with when nobody says others: those of the view being laid
  /// out or drawn.
  public class var current: UITraitCollection {
    get { TraitContext.current }
    set { TraitContext.current = newValue }
  }

  /// The traits of a view in no surface: a phone's, light, left to right, text of size Large.
  package static let headless = UITraitCollection(traitsFrom: [
    UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceIdiom: .phone),
    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(horizontalSizeClass: .compact),
    UITraitCollection(verticalSizeClass: .regular),
    UITraitCollection(layoutDirection: .leftToRight),
    UITraitCollection(preferredContentSizeCategory: .large),
  ])
}

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
