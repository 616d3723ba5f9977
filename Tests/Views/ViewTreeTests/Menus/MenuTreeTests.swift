// SPDX-License-Identifier: Apache-2.0

import Expectations
import RandomTesting
import Testing

@testable import MullionViewTree

/// Tests of menu builders, compared with a tree of names.
@MainActor
struct MenuTreeTests {
  /// A menu as a value.
  private struct Node: Equatable {
    var name: String
    var children: [Node] = []

    @MainActor
    init(_ menu: UIMenu) {
      name = menu.identifier.rawValue
      children = menu.children.compactMap { ($0 as? UIMenu).map(Node.init) }
    }

    init(_ name: String) { self.name = name }

    @MainActor
    var menu: UIMenu {
      UIMenu(identifier: UIMenu.Identifier(name), children: children.map(\.menu))
    }

    var names: [String] { [name] + children.flatMap(\.names) }

    /// Replaces the node with the name `name` by the nodes that `body` returns.
    mutating func change(_ name: String, _ body: (Node) -> [Node]) {
      children = children.flatMap { child -> [Node] in
        if child.name == name { return body(child) }
        var child = child
        child.change(name, body)
        return [child]
      }
    }
  }

  @Test(arguments: 0..<20)
  func `a menu that is built holds what a tree of names holds`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var model = Node("root")
    model.children = ["a", "b", "c"].map { Node($0) }
    let tree = MenuTree(.main, model.menu)
    for step in 0..<40 {
      let inner = Array(model.names.dropFirst())
      guard let name = inner.randomElement(using: &random) else { break }
      let identifier = UIMenu.Identifier(name)
      let new = Node("new \(step)")
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        tree.insertSibling(new.menu, beforeMenu: identifier)
        model.change(name) { [new, $0] }
      case 1:
        tree.insertSibling(new.menu, afterMenu: identifier)
        model.change(name) { [$0, new] }
      case 2:
        tree.insertChild(new.menu, atStartOfMenu: identifier)
        model.change(name) { [Self.parent($0, [new] + $0.children)] }
      case 3:
        tree.insertChild(new.menu, atEndOfMenu: identifier)
        model.change(name) { [Self.parent($0, $0.children + [new])] }
      case 4:
        tree.replace(menu: identifier, with: new.menu)
        model.change(name) { _ in [new] }
      case 5 where inner.count > 2:
        tree.remove(menu: identifier)
        model.change(name) { _ in [] }
      default:
        tree.replaceChildren(ofMenu: identifier) { $0.reversed() }
        model.change(name) { [Self.parent($0, $0.children.reversed())] }
      }
      expect(Node(tree.root), equals: model, "step \(step)")
      for name in model.names {
        let found = tree.menu(for: UIMenu.Identifier(name))
        expect(found?.identifier.rawValue, equals: name)
      }
    }
    expect(tree.menu(for: UIMenu.Identifier("unknown")) == nil)
  }

  private static func parent(_ node: Node, _ children: [Node]) -> Node {
    var node = node
    node.children = children
    return node
  }

  @Test func `what is not changed keeps its menus`() throws {
    let (left, right) = (UIMenu(identifier: .file), UIMenu(identifier: .edit))
    let tree = MenuTree(.main, UIMenu(identifier: .root, children: [left, right]))
    tree.insertChild(UIMenu(identifier: .find), atEndOfMenu: .edit)
    expect(tree.menu(for: .file) === left)
    expect(tree.menu(for: .edit) !== right)
    let action = UIAction(identifier: UIAction.Identifier("save")) { _ in }
    tree.replaceChildren(ofMenu: .file) { _ in [action] }
    expect(tree.action(for: UIAction.Identifier("save")) === action)
  }
}
