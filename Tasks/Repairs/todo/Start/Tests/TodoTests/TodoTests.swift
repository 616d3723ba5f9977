// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Testing
import UIKit

@testable import Todo

@MainActor struct TodoTests {
  @Test func `the button finishes a to-do`() throws {
    let store = TodoStore([Todo(id: 1, title: "Milk"), Todo(id: 2, title: "Post")])
    let harness = CollectionViewHarness(TodoViewController(store: store), on: .iPhone15)
    try harness.tap("Finish Post")
    #expect(store.todos.map(\.isDone) == [false, true])
  }
}
