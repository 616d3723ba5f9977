// SPDX-License-Identifier: Apache-2.0

import MullionInterfaceDocuments

/// The number of scenes that an outermost scene embeds or contains, shared with all of them.
///
/// If a scene embeds another one three times, which does the same, the number grows exponentially with the
/// depth: a small file could require millions of controllers.
@MainActor
final class NestedScenes {
  /// The count of the scene that is creating another one, or `nil` while an outermost scene is created.
  static private(set) var current: NestedScenes?

  private var count = 0

  /// Returns whether another scene may be created, and counts it.
  func takesOneMore() -> Bool {
    guard count < ReadingLimits().nestedScenes else { return false }
    count += 1
    return true
  }

  /// Calls `make`, whose scenes are added to this count, and returns its result.
  func around<Result>(_ make: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return make()
  }
}
