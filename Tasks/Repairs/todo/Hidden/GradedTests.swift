// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Testing
import UIKit

@testable import Todo

@MainActor struct GradedTests {
  private let store = TodoStore((1...40).map { Todo(id: $0, title: "To-do \($0)") })

  /// Weak references to what has to go away.
  private final class Weak {
    weak var controller: TodoViewController?
    weak var cell: TodoCell?
    weak var view: UICollectionView?
  }

  private func opened(_ weak: Weak) throws {
    let controller = withDevice(.iPhone15) { TodoViewController(store: store) }
    let harness = CollectionViewHarness(controller, on: .iPhone15)
    weak.controller = controller
    weak.view = harness.collectionView
    weak.cell = harness.collectionView?.visibleCells.first as? TodoCell
    try #require(weak.cell != nil)
    try harness.tap("Finish To-do 2")
    try harness.tap("Finish To-do 3")
    try harness.tap("Reopen To-do 2")
  }

  @Test func `a closed screen goes away`() async throws {
    let weak = Weak()
    try opened(weak)
    await Task.yield()
    #expect(store.todos.filter(\.isDone).map(\.id) == [3])
    #expect(weak.controller == nil)
    #expect(weak.view == nil)
    #expect(weak.cell == nil)
    #expect(store.observerCount == 0)
  }

  @Test func `two screens at once show the same`() throws {
    let first = CollectionViewHarness(TodoViewController(store: store), on: .iPhone15)
    let second = CollectionViewHarness(TodoViewController(store: store), on: .iPhone15)
    try first.tap("Finish To-do 1")
    try second.tap("Reopen To-do 1")
    try first.tap("Finish To-do 1")
    #expect(store.todos[0].isDone)
  }
}
