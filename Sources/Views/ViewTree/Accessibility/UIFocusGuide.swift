// SPDX-License-Identifier: Apache-2.0

/// A rectangle that leads the focus on: arrow keys that come to it bring the focus where it prefers it.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Whether the focus is led on.
  open var isEnabled = true
  /// Where the focus is led: to the first of these that can have it, or that holds what can; none: the guide is not there.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
