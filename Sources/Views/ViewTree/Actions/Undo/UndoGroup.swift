// SPDX-License-Identifier: Apache-2.0

/// A group of calls that are made together, in reverse order.
@MainActor
final class UndoGroup {
  /// A call or a nested group.
  enum Action {
    case call(UndoCall)
    case group(UndoGroup)
  }

  var actions: [Action] = []
  var name = ""

  /// Makes the calls in reverse order.
  func run() {
    for action in actions.reversed() {
      switch action {
      case .call(let call): call.body()
      case .group(let group): group.run()
      }
    }
  }

  /// Removes the calls of `target`.
  func remove(_ target: AnyObject) {
    actions.removeAll { action in
      switch action {
      case .call(let call): return call.target === target
      case .group(let group):
        group.remove(target)
        return group.actions.isEmpty
      }
    }
  }
}
