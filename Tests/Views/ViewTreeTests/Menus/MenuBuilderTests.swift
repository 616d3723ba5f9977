// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing
import ViewStage

/// Tests of menus that responders build together.
@MainActor
struct MenuBuilderTests {
  private final class Builder: UIView {
    var body: (any UIMenuBuilder) -> Void = { _ in }
    override var canBecomeFirstResponder: Bool { true }
    override func buildMenu(with builder: any UIMenuBuilder) { body(builder) }
  }

  private func build(_ body: @escaping (any UIMenuBuilder) -> Void) {
    let stage = Stage()
    let view = Builder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.root.addSubview(view)
    view.body = body
    view.becomeFirstResponder()
    UIMenuSystem.main.setNeedsRebuild()
    stage.press(.character("q"), .command)
    UIMenuSystem.main.setNeedsRebuild()
  }

  private func element(_ title: String) -> UIMenuElement { UIAction(title: title) { _ in } }

  private func titles(_ menu: UIMenu?) -> [String] { menu?.children.map(\.title) ?? [] }

  @Test func `menus are put in, changed and taken out by their names`() {
    var wasBuilt = false
    build { builder in
      wasBuilt = true
      let own = UIMenu.Identifier("own")
      builder.insertSibling(UIMenu(title: "Own", identifier: own), afterMenu: .file)
      expect(titles(builder.menu(for: .root)).contains("Own"))
      builder.insertChild(UIMenu(title: "First"), atStartOfMenu: own)
      builder.insertChild(UIMenu(title: "Last"), atEndOfMenu: own)
      expect(titles(builder.menu(for: own)), equals: ["First", "Last"])
      builder.replaceChildren(ofMenu: own) { Array($0.dropLast()) }
      expect(titles(builder.menu(for: own)), equals: ["First"])
      builder.insertSibling(UIMenu(title: "Before"), beforeMenu: own)
      let all = titles(builder.menu(for: .root))
      expect(all.firstIndex(of: "Before").map { all[$0 + 1] }, equals: "Own")
      builder.replace(menu: own, with: UIMenu(title: "Other", identifier: own))
      expect(builder.menu(for: own)?.title, equals: "Other")
      builder.remove(menu: own)
      expect(builder.menu(for: own) == nil)
      expect(builder.menu(for: .standardEdit) != nil)
    }
    expect(wasBuilt)
  }

  @Test func `menus are built once, until somebody asks for that again`() {
    let stage = Stage()
    let view = Builder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.root.addSubview(view)
    var built = 0
    view.body = { _ in built += 1 }
    view.becomeFirstResponder()
    let system: UIMenuSystem = .main
    system.setNeedsRebuild()
    for _ in 0..<3 { stage.press(.character("q"), .command) }
    expect(built, equals: 1)
    system.setNeedsRebuild()
    stage.press(.character("q"), .command)
    expect(built, equals: 2)
    system.setNeedsRebuild()
  }

  @Test func `elements are put before, after and into what they are told by`() {
    var wasBuilt = false
    build { builder in
      wasBuilt = true
      let own = UIMenu.Identifier("own")
      let action = UIAction(title: "A", identifier: .init("a")) { _ in }
      let command = UICommand(title: "C", action: "c:", propertyList: 2)
      builder.insertElements([UIMenu(title: "Own", identifier: own)], atEndOfMenu: .view)
      builder.insertElements([action, command], atStartOfMenu: own)
      builder.insertElements([element("1"), element("2")], beforeAction: .init("a"))
      builder.insertElements([element("3")], afterAction: .init("a"))
      builder.insertElements([element("4")], beforeCommand: "c:", propertyList: 2)
      builder.insertElements([element("5")], afterCommand: "c:", propertyList: 2)
      builder.insertElements([element("6")], afterCommand: "c:")
      expect(titles(builder.menu(for: own)), equals: ["1", "2", "A", "3", "4", "C", "5"])
      builder.insertElements([element("before")], beforeMenu: own)
      builder.insertElements([element("after")], afterMenu: own)
      expect(titles(builder.menu(for: .view)).suffix(3), equals: ["before", "Own", "after"])
    }
    expect(wasBuilt)
  }

  @Test func `single elements are taken out, and others put in their places`() {
    var wasBuilt = false
    build { builder in
      wasBuilt = true
      let own = UIMenu.Identifier("own")
      let action = UIAction(title: "A", identifier: .init("a")) { _ in }
      let other = UIAction(title: "B", identifier: .init("b")) { _ in }
      let commands = [UICommand(title: "C", action: "c:"), UICommand(title: "D", action: "d:")]
      builder.insertChild(
        UIMenu(identifier: own, children: [action, other] + commands), atEndOfMenu: .view)
      builder.remove(action: .init("a"))
      builder.remove(command: "c:")
      expect(titles(builder.menu(for: own)), equals: ["B", "D"])
      builder.replace(action: .init("b"), with: [element("1"), element("2")])
      builder.replace(command: "d:", with: [element("3")])
      expect(titles(builder.menu(for: own)), equals: ["1", "2", "3"])
      builder.replace(menu: own, with: [element("4"), element("5")])
      expect(builder.menu(for: own) == nil)
      expect(titles(builder.menu(for: .view)).suffix(2), equals: ["4", "5"])
    }
    expect(wasBuilt)
  }

  @Test func `actions and commands are found by what they are called`() {
    build { builder in
      let action = UIAction(title: "A", identifier: .init("a")) { _ in }
      let command = UICommand(title: "C", action: "c:", propertyList: 2)
      let other = UICommand(title: "D", action: "c:")
      builder.insertChild(UIMenu(children: [action, command, other]), atStartOfMenu: .view)
      expect(builder.action(for: .init("a")) === action)
      expect(builder.command(for: "c:", propertyList: 2) === command)
      expect(builder.command(for: "c:") === other)
      expect(builder.command(for: "x:") == nil)
    }
  }
}
