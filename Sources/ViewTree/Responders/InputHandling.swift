// SPDX-License-Identifier: Apache-2.0

/// What modules above the view tree implement to get presses and keys of a view or view controller.
///
/// Set as a responder's `inputHandler`, often to the responder itself: `package` members of an
/// open class can't be overridden in another module, a `package` protocol can be implemented there.
@MainActor
package protocol InputHandling: AnyObject {
  /// A pointer went down, up or was taken away (by a scroll view, say) in the view.
  ///
  /// - Returns: For `.began`, whether the handler wants to hear how the press goes on.
  func handlePress(_ press: PressEvent) -> Bool
  /// A key went down.
  ///
  /// - Returns: Whether the key was used; false passes it on along the responder chain.
  func handleKey(_ event: KeyEvent) -> Bool
}

extension InputHandling {
  /// Wants no press.
  package func handlePress(_ press: PressEvent) -> Bool { false }
  /// Uses no key.
  package func handleKey(_ event: KeyEvent) -> Bool { false }
}
