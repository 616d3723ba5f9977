// SPDX-License-Identifier: Apache-2.0

import MullionInterfaceDocuments

/// The count of scenes that an outermost scene embeds or contains, which it shares with all of them.
///
/// A scene that embeds another one three times, which does the same, doubles more than that with every
/// level: a small file could ask for millions of controllers.
@MainActor
final class NestedScenes {
  /// The count of the scene that makes another one at the moment; `nil` where an outermost scene is made.
  static private(set) var current: NestedScenes?

  private var count = 0

  /// Whether one more scene may be made; counts it.
  func takesOneMore() -> Bool {
    guard count < ReadingLimits().nestedScenes else { return false }
    count += 1
    return true
  }

  /// Calls `make`, whose scenes belong to this count.
  func around<Result>(_ make: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return make()
  }
}
