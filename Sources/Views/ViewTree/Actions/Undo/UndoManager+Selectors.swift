// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UndoManager {
  /// Registers a call of the method `selector` of `target` with `object`, which is made when the change is
  /// undone.
  ///
  /// No-op while registration is disabled, or if `target` is not an `NSObject`.
  ///
  /// - Precondition: A group is open, or ``groupsByEvent`` is `true`.
  public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    guard let receiver = target as? NSObject else { return }
    register(receiver) { [weak receiver] in
      _ = receiver?.perform(selector, with: anObject)
    }
  }
}
