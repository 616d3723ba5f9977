// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

/// A gesture recogniser that tells closures what happens; all recognisers are.
///
/// UIKit tells targets by selectors, which need Objective-C.
@MainActor
public protocol GestureHandling: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureHandling {}

extension GestureHandling {
  /// Calls `handler` each time the gesture begins, goes on, ends or is cancelled.
  ///
  /// Capture what owns the recogniser weakly.
  ///
  /// - Returns: What ``GestureToken/remove()`` is called on to end that; it need not be kept.
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

  /// Calls `handler` as ``addHandler(_:)`` does, and answers the recogniser, to be added to a view.
  public func handled(by handler: @escaping (Self) -> Void) -> Self {
    addHandler(handler)
    return self
  }
}
