// SPDX-License-Identifier: Apache-2.0

/// Functions for sending actions to their targets.
@MainActor
package enum ActionSending {
  /// Calls `action` of `target` with `sender` and `event`; a `target` of `nil` stands for the first object in
  /// the responder chain that has the method.
  ///
  /// Without a target, the chain of the first responder is searched first, then the chain of `start`, or of
  /// the sender itself.
  ///
  /// - Returns: Whether the action was sent; always `true` with a target.
  /// - Precondition: `target` has the method.
  @discardableResult
  package static func send(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?,
    start: UIResponder? = nil
  ) -> Bool {
    guard let receiver = target.map({ $0 as AnyObject }) ?? receiver(of: action, sender, start)
    else { return false }
    action.send(to: receiver, [sender, event])
    return true
  }

  private static func receiver(
    of action: Selector, _ sender: Any?, _ start: UIResponder?
  ) -> AnyObject? {
    let origin = start ?? origin(sender)
    let first = origin?.responderSurface?.firstResponder
    for beginning in [first, origin].compactMap({ $0 }) {
      if let found = beginning.target(forAction: action, withSender: sender) {
        return found as AnyObject
      }
    }
    return nil
  }

  private static func origin(_ sender: Any?) -> UIResponder? {
    (sender as? UIResponder) ?? (sender as? UIGestureRecognizer)?.view
  }
}
