// SPDX-License-Identifier: Apache-2.0

/// A receiver of the presses and keys of a view or view controller, for modules above the view tree.
///
/// It is set as a responder's `inputHandler`, often to the responder itself: `package` members of an open
/// class can't be overridden in another module, but a `package` protocol can be implemented there.
@MainActor
package protocol InputHandling: AnyObject {
  /// Called when a touch began in the object, or in a view from which it arrived along the responder chain.
  ///
  /// - Returns: Whether the handler follows the press; `false` passes it on along the responder chain.
  func pressBegan(_ touch: UITouch, with event: UIEvent?) -> Bool
  /// Called when the touch that the handler follows ended.
  func pressEnded(_ touch: UITouch, with event: UIEvent?)
  /// Called when the touch that the handler follows was cancelled, by a scroll view for example.
  func pressCancelled()
  /// Called when a key was pressed.
  ///
  /// - Returns: Whether the key was handled; `false` passes it on along the responder chain.
  func handleKey(_ event: KeyEvent) -> Bool
}

extension InputHandling {
  /// Returns `false`: the press is not followed.
  package func pressBegan(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  /// Does nothing.
  package func pressEnded(_ touch: UITouch, with event: UIEvent?) {}
  /// Does nothing.
  package func pressCancelled() {}
  /// Returns `false`: the key is not handled.
  package func handleKey(_ event: KeyEvent) -> Bool { false }
}
