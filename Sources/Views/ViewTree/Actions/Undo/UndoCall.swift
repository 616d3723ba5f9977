// SPDX-License-Identifier: Apache-2.0

/// A call that undoes a change.
@MainActor
final class UndoCall {
  weak var target: AnyObject?
  let body: @MainActor () -> Void

  init(_ target: AnyObject, _ body: @escaping @MainActor () -> Void) {
    self.target = target
    self.body = body
  }
}
