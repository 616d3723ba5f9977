// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A view that knows more of itself than applications can override: UIView asks it.
///
/// This is how classes of modules above say what they say here. The members of UIView that ask can be
/// overridden in this module alone, which labels, image views and scroll views do.
@MainActor
package protocol BuiltInView: AnyObject {
  /// What is painted above the background and what `draw(_:)` drew.
  func ownCommands() -> [DrawCommand]
  /// The height that the content asks for in `width`, in points; nil when it doesn't depend on it.
  func ownHeight(forWidth width: CGFloat) -> CGFloat?
  /// Where the lines of text stand; nil: there is no text.
  var ownBaselines: ViewBaselines? { get }
  /// What takes an input method's text while the view is the first responder.
  var ownTextReceiver: (any TextReceiving)? { get }
  /// The bounds were set to others than `old`.
  func boundsWereSet(from old: CGRect)
  /// The content of a subview asks for another size.
  func subviewAskedForAnotherSize()
  /// A subview was hidden or shown.
  func subviewWasHiddenOrShown()
}

extension BuiltInView {
  /// Nothing is painted.
  package func ownCommands() -> [DrawCommand] { [] }
  /// The height doesn't depend on the width.
  package func ownHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  /// There is no text.
  package var ownBaselines: ViewBaselines? { nil }
  /// Nothing takes text.
  package var ownTextReceiver: (any TextReceiving)? { nil }
  /// Nothing is to be done.
  package func boundsWereSet(from old: CGRect) {}
  /// Nothing is to be done.
  package func subviewAskedForAnotherSize() {}
  /// Nothing is to be done.
  package func subviewWasHiddenOrShown() {}
}
