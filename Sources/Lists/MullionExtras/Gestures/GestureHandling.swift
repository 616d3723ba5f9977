// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

/// A gesture recognizer with handler closures; all recognizers conform.
///
/// UIKit notifies targets by selectors, which need Objective-C.
@MainActor
public protocol GestureHandling: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureHandling {}

extension GestureHandling {
  /// Adds a closure that is called each time the gesture begins, changes, ends or is cancelled.
  ///
  /// Capture the owner of the recognizer weakly.
  ///
  /// - Returns: A token whose ``GestureToken/remove()`` removes the handler; it need not be retained.
  @discardableResult
  public func addHandler(_ handler: @escaping (Self) -> Void) -> GestureToken {
    let key = (handlers.last?.key ?? 0) + 1
    handlers.append(
      (
        key,
        { recognizer in
          if let recognizer = recognizer as? Self { handler(recognizer) }
        }
      ))
    return GestureToken(recognizer: self, key: key)
  }

  /// Adds a handler like ``addHandler(_:)``, and returns the recognizer, to be added to a view.
  ///
  /// - Returns: The recognizer.
  public func handled(by handler: @escaping (Self) -> Void) -> Self {
    addHandler(handler)
    return self
  }
}
