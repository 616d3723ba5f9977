// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of key commands, menu commands and edit commands.
@MainActor
struct CommandTests {
  private class Board: UIView {
    var log: [String] = []
    var commands: [UIKeyCommand] = []
    var menus: (any UIMenuBuilder) -> Void = { _ in }
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    override func buildMenu(with builder: any UIMenuBuilder) { menus(builder) }
    func chose(_ command: UICommand) { log.append(command.title) }
    func key(_ command: UIKeyCommand) { log.append("key \(command.input ?? "")") }
    func twice() { log.append("twice") }
  }

  private let chose = Selector("chose:", Board.chose(_:))
  private let key = Selector("key:", Board.key(_:))

  private func makeBoard(_ stage: Stage) -> Board {
    let board = Board(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.root.addSubview(board)
    return board
  }

  @Test func `a command keeps what it is while keys are held`() {
    let other = UICommandAlternate(title: "Twice", action: key, modifierFlags: [.alternate])
    let command = UICommand(title: "Once", action: chose, alternates: [other])
    expect(command.alternates.map(\.title), equals: ["Twice"])
    expect(command.alternates.first?.action, equals: key)
    expect(command.alternates.first?.modifierFlags, equals: .alternate)
  }

  @Test func `every responder can be asked to edit, and texts do`() {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.root.addSubview(field)
    field.text = "words"
    field.becomeFirstResponder()
    let editing: [any UIResponderStandardEditActions] = [UIView(), field]
    for responder in editing {
      responder.selectAll(nil)
      responder.delete(nil)
    }
    expect(field.text, equals: "")
  }

  // MARK: Keys

  @Test func `a key chooses the first command of the responder chain that has it`() {
    let stage = Stage()
    let board = makeBoard(stage)
    let inner = Board(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    board.addSubview(inner)
    board.commands = [
      UIKeyCommand(input: "n", modifierFlags: .command, action: key),
      UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: key),
    ]
    inner.commands = [
      UIKeyCommand(title: "Go", action: chose, input: "g", modifierFlags: [.command, .shift])
    ]
    inner.becomeFirstResponder()
    expect(stage.press(.character("n"), .command))
    expect(stage.press(.up))
    expect(stage.press(.character("G"), [.command, .shift]))
    expect(!stage.press(.character("g"), .command))
    expect(inner.log, equals: ["key n", "key UIKeyInputUpArrow", "Go"])
  }

  @Test func `the control key stands for the command key`() {
    let stage = Stage()
    let board = makeBoard(stage)
    board.commands = [UIKeyCommand(input: "n", modifierFlags: .command, action: key)]
    board.becomeFirstResponder()
    expect(stage.press(.character("n"), .control))
    expect(board.log, equals: ["key n"])
  }

  @Test func `typing comes before commands, unless they want to be first`() {
    let stage = Stage()
    let board = makeBoard(stage)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    board.addSubview(field)
    let plain = UIKeyCommand(input: "x", modifierFlags: [], action: key)
    let first = UIKeyCommand(input: "y", modifierFlags: [], action: key)
    first.wantsPriorityOverSystemBehavior = true
    board.commands = [
      plain, first, UIKeyCommand(input: "s", modifierFlags: .command, action: key),
    ]
    field.becomeFirstResponder()
    stage.press(.character("x"))
    stage.press(.character("y"))
    stage.press(.character("s"), .command)
    expect(field.text, equals: "x")
    expect(board.log, equals: ["key y", "key s"])
  }

  @Test func `a key command of the main menu is carried out`() {
    let stage = Stage()
    let board = makeBoard(stage)
    UIMenuSystem.main.setNeedsRebuild()
    board.menus = { [key] builder in
      guard builder.system === UIMenuSystem.main else { return }
      let command = UIKeyCommand(input: "k", modifierFlags: .command, action: key)
      builder.insertChild(UIMenu(title: "More", children: [command]), atStartOfMenu: .file)
    }
    board.becomeFirstResponder()
    expect(stage.press(.character("k"), .command))
    expect(board.log, equals: ["key k"])
    UIMenuSystem.main.setNeedsRebuild()
  }

  // MARK: Menus

  @Test func `a menu shows the commands that somebody can carry out`() throws {
    let stage = Stage()
    let board = makeBoard(stage)
    let menu = UIMenu(children: [
      UICommand(title: "One", action: chose), UICommand(title: "None", action: "vanish:"),
      UIMenu(
        title: "More", options: .displayInline,
        children: [
          UICommand(title: "Two", action: chose, state: .on)
        ]),
    ])
    let open = try #require(MenuPresentation.open(.init(menu, at: board)))
    stage.settle()
    expect(open.visibleMenu.actions.map(\.title), equals: ["One", "Two"])
    expect(open.visibleMenu.actions.map(\.state), equals: [.off, .on])
    open.visibleMenu.actions[1].performForTest(board)
    expect(board.log, equals: ["Two"])
    open.dismiss(animated: false)
  }

  @Test func `a responder says how a command looks before it is shown`() throws {
    final class Checking: Board {
      override func validate(_ command: UICommand) { command.attributes.insert(.disabled) }
    }
    let stage = Stage()
    let board = Checking(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.root.addSubview(board)
    let open = try #require(
      MenuPresentation.open(
        .init(UIMenu(children: [UICommand(title: "One", action: chose)]), at: board)))
    expect(open.visibleMenu.actions.map(\.attributes), equals: [.disabled])
    open.dismiss(animated: false)
  }

  // MARK: What is selected

  @Test func `a view that can copy is offered it by the menu controller`() {
    final class Card: UIView {
      var log: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy:") || action == Selector("star:")
      }
      override func copy(_ sender: Any?) { log.append("copy") }
      func star(_ sender: Any?) { log.append("star") }
    }
    let stage = Stage()
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(card)
    card.becomeFirstResponder()
    let controller = UIMenuController.shared
    controller.menuItems = [
      UIMenuItem(title: "Star", action: Selector("star:", Card.star(_:))),
      UIMenuItem(title: "Nobody", action: "nobody:"),
    ]
    controller.showMenu(from: card, rect: card.bounds)
    let open = MenuPresentation.current(in: stage.surface)
    expect(controller.isMenuVisible)
    expect(open?.visibleMenu.actions.map(\.title), equals: ["Copy", "Star"])
    for action in open?.visibleMenu.actions ?? [] { action.performForTest(card) }
    expect(card.log, equals: ["copy", "star"])
    controller.hideMenu()
    controller.menuItems = nil
    expect(!controller.isMenuVisible)
  }

  @Test func `a menu is told of, and stands where its arrow would have it`() {
    let stage = Stage()
    let board = makeBoard(stage)
    board.becomeFirstResponder()
    let controller = UIMenuController.shared
    controller.menuItems = [UIMenuItem(title: "Star", action: chose)]
    defer {
      controller.menuItems = nil
      controller.arrowDirection = .default
    }
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: controller, queue: nil) { _ in
        MainActor.assumeIsolated { board.log.append(name.rawValue) }
      }
    }
    defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    expect(controller.menuFrame, equals: .zero)
    controller.arrowDirection = .up
    controller.showMenu(from: board, rect: CGRect(x: 0, y: 100, width: 100, height: 50))
    expect(controller.isMenuVisible && controller.menuFrame.minY >= 150)
    expect(board.log, equals: [names[0].rawValue])
    stage.wait(0.3)
    expect(board.log, equals: names.prefix(2).map(\.rawValue))
    controller.hideMenu()
    expect(board.log, equals: names.prefix(3).map(\.rawValue))
    stage.wait(0.3)
    expect(board.log == names.map(\.rawValue) && controller.menuFrame == .zero)
  }

  @Test func `responders have the methods of what is selected, and most cannot do them`() {
    let copy = Selector("copy:")
    expect(!UIView().canPerformAction(copy, withSender: nil))
    let field = UITextField()
    field.text = "abc"
    expect(!field.canPerformAction(copy, withSender: nil))
    field.selectAll(nil)
    expect(field.canPerformAction(copy, withSender: nil))
    field.delete(nil)
    expect(field.text, equals: "")
  }

  @Test func `a field that forbids pasting is not offered it`() {
    final class Strict: UITextField {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action != Selector("paste:") && super.canPerformAction(action, withSender: sender)
      }
    }
    let stage = Stage()
    let field = Strict(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    stage.root.addSubview(field)
    field.text = "abc"
    UIPasteboard.general.string = "x"
    var event = PointerEvent(phase: .began, location: CGPoint(x: 20, y: 20))
    event.button = 3
    stage.surface.handle(.pointer(event))
    event.phase = .ended
    stage.surface.handle(.pointer(event))
    stage.settle()
    let open = MenuPresentation.current(in: stage.surface)
    expect(open?.visibleMenu.actions.map(\.title), equals: ["Select All"])
    open?.dismiss(animated: false)
  }
}

extension UIAction {
  fileprivate func performForTest(_ sender: AnyObject) { perform(for: sender) }
}
