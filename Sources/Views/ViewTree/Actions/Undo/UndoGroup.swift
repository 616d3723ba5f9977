// SPDX-License-Identifier: Apache-2.0

/// Calls that are made together, in the opposite order.
@MainActor
final class UndoGroup {
  /// A call, or a group in the group.
  enum Action {
    case call(UndoCall)
    case group(UndoGroup)
  }

  var actions: [Action] = []
  var name = ""

  /// Makes the calls, the last first.
  func run() {
    for action in actions.reversed() {
      switch action {
      case .call(let call): call.body()
      case .group(let group): group.run()
      }
    }
  }

  /// Forgets the calls that `target` gets.
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
