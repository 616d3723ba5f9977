// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

@MainActor
@Suite
struct NavigationControllerTests {
  let stage = ControllerStage.stack()
  var navigation: UINavigationController { stage.navigation }
  var record: Record { stage.record }

  private func controller(_ name: String) -> RecordingController {
    let controller = RecordingController(name, record: record)
    controller.title = name
    return controller
  }

  private var appearances: [String] {
    record.lines.filter { !$0.contains("lay out") }
  }

  @Test
  func `a push shows the controller in the next frame, in UIKit's order of calls`() {
    let pushed = controller("next")
    navigation.pushViewController(pushed, animated: true)
    expect(!pushed.isViewLoaded)
    expect(navigation.topViewController === pushed)
    stage.step()
    expect(
      appearances,
      equals: [
        "next will move to parent", "next did load", "root will disappear", "next will appear",
        "next is appearing", "root did disappear", "next did appear", "next did move to parent",
      ])
    expect(pushed.view.window === stage.window)
    expect(pushed.navigationController === navigation)
  }

  @Test
  func `a pop takes the controller away after the one below has appeared`() {
    let pushed = controller("next")
    navigation.pushViewController(pushed, animated: false)
    stage.step()
    record.lines = []
    expect(navigation.popViewController(animated: true) === pushed)
    stage.step()
    expect(
      appearances,
      equals: [
        "next will leave parent", "next will disappear", "root will appear", "root is appearing",
        "next did disappear", "root did appear", "next did leave parent",
      ])
    expect(pushed.parent == nil)
    expect(pushed.view.superview == nil)
    expect(navigation.popViewController(animated: true) == nil)
  }

  @Test
  func `controllers that are never seen are not loaded`() {
    let (a, b) = (controller("a"), controller("b"))
    navigation.pushViewController(a, animated: false)
    navigation.pushViewController(b, animated: false)
    stage.step()
    expect(!a.isViewLoaded)
    expect(b.viewIfLoaded?.window != nil)
    navigation.popToRootViewController(animated: false)
    stage.step()
    expect(navigation.viewControllers.count, equals: 1)
    expect(a.parent == nil && b.parent == nil)
  }

  @Test
  func `the delegate hears of what is shown`() {
    let listener = ShowListener()
    navigation.delegate = listener
    navigation.pushViewController(controller("next"), animated: true)
    stage.step()
    expect(listener.lines, equals: ["will show next", "did show next"])
  }

  /// Documented: the methods are called just before and just after the view is shown.
  @Test
  func `the delegate hears of the first controller when that appears`() {
    let listener = ShowListener()
    let root = ShowingController(listener)
    root.title = "first"
    let first = UINavigationController(rootViewController: root)
    first.delegate = listener
    _ = first.view
    first.view.layoutIfNeeded()
    expect(listener.lines.isEmpty)
    navigation.present(first, animated: false)
    stage.step()
    expect(
      listener.lines,
      equals: [
        "first will appear", "will show first", "first did appear", "did show first",
      ])
  }

  @Test
  func `the delegate hears of what was pushed out of sight when that appears`() {
    let listener = ShowListener()
    let first = UINavigationController(rootViewController: controller("first"))
    first.delegate = listener
    _ = first.view
    first.pushViewController(controller("second"), animated: true)
    first.view.layoutIfNeeded()
    expect(listener.lines.isEmpty)
    stage.root = first
    stage.step()
    expect(listener.lines, equals: ["will show second", "did show second"])
  }

  @Test
  func `the back button says where it leads, and leads there`() throws {
    navigation.topViewController?.title = "Home"
    navigation.pushViewController(controller("next"), animated: false)
    stage.step()
    let back = try #require(stage.control("Home"))
    expect(back.convert(CGPoint.zero, to: nil).x < 12)
    stage.click(back)
    expect(navigation.viewControllers.count, equals: 1)
    expect(stage.control("Home") == nil)
  }

  @Test
  func `a title too long for the back button is a word, then nothing`() throws {
    navigation.topViewController?.title = "A very long title that no bar has room for"
    let next = controller("A title of some length")
    navigation.pushViewController(next, animated: false)
    stage.step()
    let back = try #require(stage.control("Back"))
    expect(stage.label("Back", in: back) != nil)
    next.title = "A title so long that there is room for nothing else"
    stage.step()
    let sign = try #require(stage.control("Back"))
    expect(stage.label("Back", in: sign) == nil)
    let label = try #require(stage.label(next.title ?? ""))
    expect(sign.convert(sign.bounds, to: nil).maxX <= label.convert(label.bounds, to: nil).minX)
  }

  @Test
  func `Alt and the left arrow go back`() throws {
    navigation.pushViewController(controller("next"), animated: false)
    stage.step()
    let surface = try #require(stage.surface)
    expect(!surface.handle(.key(KeyEvent(key: .left))))
    expect(surface.handle(.key(KeyEvent(key: .left, modifiers: .alternate))))
    stage.step()
    expect(navigation.viewControllers.count, equals: 1)
    expect(!surface.handle(.key(KeyEvent(key: .left, modifiers: .alternate))))
  }

  @Test
  func `show pushes on the nearest navigation controller`() {
    let child = UIViewController()
    navigation.topViewController?.addChild(child)
    let next = controller("next")
    child.show(next, sender: nil)
    expect(navigation.topViewController === next)
  }

  @Test
  func `the window is called what is shown`() {
    navigation.topViewController?.title = "Home"
    expect(stage.window.displayTitle, equals: "Home")
    navigation.pushViewController(controller("next"), animated: false)
    expect(stage.window.displayTitle, equals: "next")
  }

  @Test
  func `content starts below the bar, which reaches to the top of the window`() throws {
    let view = try #require(navigation.topViewController?.view)
    expect(view.frame, equals: CGRect(x: 0, y: 0, width: 390, height: 844))
    expect(view.safeAreaInsets.top, equals: 44)
    navigation.topViewController?.additionalSafeAreaInsets.top = 10
    expect(view.safeAreaInsets.top, equals: 54)
    navigation.topViewController?.edgesForExtendedLayout = []
    stage.step()
    expect(view.frame, equals: CGRect(x: 0, y: 44, width: 390, height: 800))
    navigation.setNavigationBarHidden(true, animated: false)
    stage.step()
    expect(view.frame.minY, equals: 0)
    expect(view.safeAreaInsets.top, equals: 10)
  }

  @Test
  func `the toolbar shows the items of the controller on top`() throws {
    navigation.topViewController?.toolbarItems = [
      UIBarButtonItem(title: "One"), .flexibleSpace(), UIBarButtonItem(title: "Two"),
    ]
    navigation.isToolbarHidden = false
    stage.step()
    let one = try #require(stage.control("One"))
    let two = try #require(stage.control("Two"))
    expect(one.convert(one.bounds, to: nil).minX, equals: 8)
    expect(two.convert(two.bounds, to: nil).maxX, equals: 382)
    expect(navigation.topViewController?.view.safeAreaInsets.bottom, equals: 44)
  }

  @Test
  func `an edit button turns editing on and off`() throws {
    let root = try #require(navigation.topViewController)
    root.navigationItem.rightBarButtonItem = root.editButtonItem
    stage.step()
    stage.click(try #require(stage.control("Edit")))
    expect(root.isEditing)
    stage.click(try #require(stage.control("Done")))
    expect(!root.isEditing)
  }

  @Test
  func `a button carries out its action for the item, unless it is disabled`() throws {
    var senders: [AnyObject?] = []
    let item = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { senders.append($0.sender) })
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    stage.step()
    stage.click(try #require(stage.control("Add")))
    expect(senders.count == 1 && senders.first.flatMap { $0 } === item)
    item.isEnabled = false
    stage.step()
    stage.click(try #require(stage.control("Add")))
    expect(senders.count, equals: 1)
  }

  @Test
  func `pushing a controller twice, or a navigation controller, is refused`() async {
    let twice = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let root = UIViewController()
        UINavigationController(rootViewController: root)
          .pushViewController(root, animated: false)
      }
    }
    let said = String(decoding: twice?.standardErrorContent ?? [], as: UTF8.self)
    expect(said.contains("on the stack already"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UINavigationController().pushViewController(UINavigationController(), animated: false)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UINavigationController(rootViewController: UIViewController())
          .popToViewController(UIViewController(), animated: false)
      }
    }
  }
}
