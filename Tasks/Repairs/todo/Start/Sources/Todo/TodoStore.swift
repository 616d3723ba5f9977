// SPDX-License-Identifier: Apache-2.0

import Foundation

struct Todo: Hashable {
  let id: Int
  let title: String
  var isDone = false
}

/// All to-dos; `observers` are called after each change.
final class TodoStore {
  private(set) var todos: [Todo]
  private var observers: [UUID: () -> Void] = [:]

  init(_ todos: [Todo]) { self.todos = todos }

  func toggle(_ id: Int) {
    guard let index = todos.firstIndex(where: { $0.id == id }) else { return }
    todos[index].isDone.toggle()
    observers.values.forEach { $0() }
  }

  @discardableResult func observe(_ observer: @escaping () -> Void) -> UUID {
    let token = UUID()
    observers[token] = observer
    return token
  }

  func stopObserving(_ token: UUID) { observers[token] = nil }

  var observerCount: Int { observers.count }
}
