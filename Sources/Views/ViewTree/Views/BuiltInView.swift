// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A view of the library that supplies values to `UIView` that applications cannot override.
///
/// Classes in modules above conform to it. The members of `UIView` that call these requirements can be
/// overridden only in this module; labels, image views and scroll views do so.
@MainActor
package protocol BuiltInView: AnyObject {
  /// Returns the commands painted above the background and the drawing of `draw(_:)`.
  func ownCommands() -> [DrawCommand]
  /// Returns the height of the content at `width`, in points, or `nil` if it does not depend on the width.
  func ownHeight(forWidth width: CGFloat) -> CGFloat?
  /// The baselines of the view's text, or `nil` if there is no text.
  var ownBaselines: ViewBaselines? { get }
  /// The receiver of an input method's text while the view is the first responder.
  var ownTextReceiver: (any TextReceiving)? { get }
  /// Called when the bounds changed from `old`.
  func boundsWereSet(from old: CGRect)
  /// Called when the intrinsic content size of a subview was invalidated.
  func subviewAskedForAnotherSize()
  /// Called when a subview was hidden or shown.
  func subviewWasHiddenOrShown()
}

extension BuiltInView {
  /// Returns no commands.
  package func ownCommands() -> [DrawCommand] { [] }
  /// Returns `nil`: the height does not depend on the width.
  package func ownHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  /// The default, `nil`: there is no text.
  package var ownBaselines: ViewBaselines? { nil }
  /// The default, `nil`: the view receives no text.
  package var ownTextReceiver: (any TextReceiving)? { nil }
  /// Does nothing.
  package func boundsWereSet(from old: CGRect) {}
  /// Does nothing.
  package func subviewAskedForAnotherSize() {}
  /// Does nothing.
  package func subviewWasHiddenOrShown() {}
}
