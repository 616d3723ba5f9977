// SPDX-License-Identifier: Apache-2.0

/// A rectangle that redirects the focus: when arrow keys move the focus to it, it goes to one of the
/// preferred environments.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide redirects the focus.
  open var isEnabled = true
  /// The targets of the focus, in descending order of preference: the first one that can have the focus, or
  /// contains a view that can, receives it.
  ///
  /// An empty array makes the guide inactive.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
