// SPDX-License-Identifier: Apache-2.0

/// A rectangle that redirects the focus: when arrow keys move the focus to it, it goes to one of the
/// preferred environments.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide redirects the focus.
  open var isEnabled = true
  /// The targets of the focus: the first of them that can have it, or that contains a view which can; empty
  /// for an inactive guide.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
