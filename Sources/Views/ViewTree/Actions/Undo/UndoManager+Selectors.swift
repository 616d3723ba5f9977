// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UndoManager {
  /// Has the method `selector` of `target` called with `object` when the change is undone.
  ///
  /// - Precondition: A group is open, or ``groupsByEvent`` is true.
  public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    guard let receiver = target as? NSObject else { return }
    register(receiver) { [weak receiver] in
      _ = receiver?.perform(selector, with: anObject)
    }
  }
}
