// SPDX-License-Identifier: Apache-2.0

/// What modules above the view tree implement to get presses and keys of a view or view controller.
///
/// Set as a responder's `inputHandler`, often to the responder itself: `package` members of an
/// open class can't be overridden in another module, a `package` protocol can be implemented there.
@MainActor
package protocol InputHandling: AnyObject {
  /// A touch came down in the object, or in a view from which it came here along the responder chain.
  ///
  /// - Returns: Whether the handler wants to hear how the press goes on; false passes it on along the
  ///   responder chain.
  func pressBegan(_ touch: UITouch, with event: UIEvent?) -> Bool
  /// The touch that the handler took went up.
  func pressEnded(_ touch: UITouch, with event: UIEvent?)
  /// The touch that the handler took was taken away, by a scroll view, say.
  func pressCancelled()
  /// A key went down.
  ///
  /// - Returns: Whether the key was used; false passes it on along the responder chain.
  func handleKey(_ event: KeyEvent) -> Bool
}

extension InputHandling {
  /// Wants no press.
  package func pressBegan(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  /// Has taken none.
  package func pressEnded(_ touch: UITouch, with event: UIEvent?) {}
  /// Has taken none.
  package func pressCancelled() {}
  /// Uses no key.
  package func handleKey(_ event: KeyEvent) -> Bool { false }
}
