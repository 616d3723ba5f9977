// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing
import UIKit

/// Tests of the targets and actions of bar button items, and of key commands of controllers.
@MainActor
struct BarItemTargetTests {
  private final class Screen: UIViewController {
    var log: [String] = []
    func add(_ sender: UIBarButtonItem) { log.append("add \(sender.tag)") }
    func plain() { log.append("plain") }
    func key(_ command: UIKeyCommand) { log.append("key \(command.input ?? "")") }
  }

  private let screen = Screen()
  private let stage: ControllerStage
  private let add = Selector("add:", Screen.add(_:))

  init() {
    stage = ControllerStage.stack(screen)
  }

  private func show(_ item: UIBarButtonItem) {
    screen.navigationItem.rightBarButtonItem = item
    stage.step()
  }

  @Test func `choosing an item calls the method of its target with the item`() throws {
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: screen, action: add)
    item.tag = 7
    show(item)
    stage.click(try #require(stage.control("Add")))
    expect(screen.log, equals: ["add 7"])
    item.action = Selector("plain", Screen.plain)
    stage.click(try #require(stage.control("Add")))
    expect(screen.log, equals: ["add 7", "plain"])
  }

  @Test func `a target is not kept alive, and its action goes with it`() throws {
    weak var gone: Screen?
    let item: UIBarButtonItem
    do {
      let other = Screen()
      gone = other
      item = UIBarButtonItem(title: "Go", style: .plain, target: other, action: add)
    }
    expect(gone == nil)
    show(item)
    stage.click(try #require(stage.control("Go")))
    expect(screen.log.isEmpty)
  }

  @Test func `an item's own action goes before its target's`() throws {
    let item = UIBarButtonItem(title: "Go", style: .plain, target: screen, action: add)
    item.primaryAction = UIAction(title: "Go") { [screen] _ in screen.log.append("closure") }
    show(item)
    stage.click(try #require(stage.control("Go")))
    expect(screen.log, equals: ["closure"])
  }

  @Test func `an item in a toolbar, with a picture or a menu, calls its target`() throws {
    let image = UIBarButtonItem(
      image: UIImage(systemName: "star"), style: .plain, target: screen, action: add)
    image.accessibilityLabel = "Star"
    let menu = UIBarButtonItem(
      title: "More", image: nil, target: screen, action: add,
      menu: UIMenu(children: [UIAction(title: "A") { _ in }]))
    screen.toolbarItems = [image, menu]
    stage.navigation.setToolbarHidden(false, animated: false)
    stage.step()
    stage.click(try #require(stage.control("Star")))
    stage.click(try #require(stage.control("More")))
    expect(screen.log, equals: ["add 0", "add 0"])
  }

  // MARK: Commands

  @Test func `a controller's key command is carried out while nothing has the keys`() {
    let command = UIKeyCommand(
      input: "n", modifierFlags: .command, action: Selector("key:", Screen.key(_:)))
    screen.addKeyCommand(command)
    let event = KeyEvent(key: .character("n"), modifiers: .command)
    expect(stage.surface?.handle(.key(event)), equals: true)
    expect(screen.log, equals: ["key n"])
    screen.removeKeyCommand(command)
    stage.surface?.handle(.key(event))
    expect(screen.log, equals: ["key n"])
  }

  @Test func `the responder chain goes on to the window, the scene and the application`() {
    let names = sequence(first: screen.view as UIResponder, next: \.next)
      .map { "\(type(of: $0))" }
    let window = names.firstIndex(of: "UIWindow") ?? -1
    expect(names.prefix(2), equals: ["UIView", "Screen"])
    expect(window > 2)
    expect(
      names.dropFirst(window).prefix(3), equals: ["UIWindow", "UIWindowScene", "UIApplication"])
  }
}
