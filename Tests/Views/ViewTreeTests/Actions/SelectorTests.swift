// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing

/// Tests of selectors as values: their names, and the methods that they carry.
@MainActor
struct SelectorTests {
  @Test func `a selector is its name`() {
    let typed = Selector("tapped", ActionScreen.tapped)
    let named: Selector = "tapped"
    expect(typed, equals: named)
    expect(Set([typed, named, Selector("tapped")]).count, equals: 1)
    expect(typed != Selector("pressed:", ActionScreen.pressed(_:)))
    expect("\(typed)", equals: "tapped")
    expect(NSStringFromSelector(typed), equals: "tapped")
    expect(NSSelectorFromString("tapped"), equals: typed)
  }

  @Test func `methods of no, one and two parameters are called`() {
    let screen = ActionScreen()
    let sender = UIControl()
    let event = UIEvent(timestamp: 0)
    Selector("tapped", ActionScreen.tapped).send(to: screen, [sender, event])
    Selector("pressed:", ActionScreen.pressed(_:)).send(to: screen, [sender, event])
    Selector("moved:with:", ActionScreen.moved(_:with:)).send(to: screen, [sender, event])
    expect(screen.log, equals: ["tapped", "pressed UIControl", "moved touches"])
  }

  @Test func `a parameter may be optional, anything or any object`() {
    let screen = ActionScreen()
    let sender = UIControl()
    Selector("maybe:", ActionScreen.maybe(_:)).send(to: screen, [sender])
    Selector("maybe:", ActionScreen.maybe(_:)).send(to: screen, [nil])
    Selector("maybe:", ActionScreen.maybe(_:)).send(to: screen)
    Selector("anything:", ActionScreen.anything(_:)).send(to: screen, [sender])
    Selector("anything:", ActionScreen.anything(_:)).send(to: screen, [nil])
    Selector("object:", ActionScreen.object(_:)).send(to: screen, [sender])
    expect(
      screen.log,
      equals: [
        "maybe something", "maybe nil", "maybe nil", "anything something", "anything nil", "object",
      ])
  }

  @Test func `an event that nobody knows of is one without touches`() {
    let screen = ActionScreen()
    Selector("moved:with:", ActionScreen.moved(_:with:)).send(to: screen, [UIControl(), nil])
    expect(screen.log, equals: ["moved touches"])
  }

  @Test func `a method is called as the target's class overrides it`() {
    let screen = OverridingScreen()
    Selector("tapped", ActionScreen.tapped).send(to: screen)
    Selector("tapped").send(to: screen)
    expect(screen.log, equals: ["overridden", "overridden"])
  }

  @Test func `private, inherited, protocol and nonisolated methods are called`() {
    let screen = OverridingScreen()
    screen.hiddenSelector.send(to: screen)
    Selector("save", { (target: any Saving) in target.save }).send(to: screen)
    Selector("plain", ActionScreen.plain).send(to: screen)
    Selector("anything:", OverridingScreen.anything(_:)).send(to: screen, [1])
    Selector("setNeedsLayout", UIView.setNeedsLayout).send(to: screen)
    expect(screen.log, equals: ["hidden", "save", "plain", "anything something"])
  }

  @Test func `a target may belong to no actor`() {
    let target = PlainTarget()
    Selector("beat", PlainTarget.beat).send(to: target)
    Selector("tickWith:", PlainTarget.tick(with:)).send(to: target, ["x"])
    expect(target.log, equals: ["beat", "tick with x"])
  }

  @Test func `a selector answers what its method answers`() {
    let answer = Selector("answered", ActionScreen.answered).send(to: ActionScreen()) as? Bool
    expect(answer, equals: true)
  }

  @Test func `a name alone finds the methods that a class lists`() {
    let screen = ActionScreen()
    Selector("tapped").send(to: screen)
    Selector("pressed:").send(to: screen, [UIControl()])
    expect(screen.log, equals: ["tapped", "pressed UIControl"])
  }

  @Test func `a method of another class finds the one of its name`() {
    let screen = ActionScreen()
    Selector("tapped", UIView.setNeedsLayout).send(to: UIView())
    Selector("pressed:", UITableViewLike.pressed(_:)).send(to: screen, [UIControl()])
    expect(screen.log, equals: ["pressed UIControl"])
  }

  /// A class that is unrelated to the target.
  private final class UITableViewLike: UIView {
    func pressed(_ sender: Any?) {}
  }

  @Test func `values of Swift and objects of Foundation stand for each other`() {
    let note = Notification(name: Notification.Name("n"), object: nil, userInfo: ["a": 1])
    let target = NoteTarget()
    Selector("old:", NoteTarget.old(_:)).send(to: target, [note])
    Selector("new:", NoteTarget.new(_:)).send(to: target, [note])
    expect(target.names, equals: ["n", "n"])
  }

  private final class NoteTarget {
    var names: [String] = []
    func old(_ note: NSNotification) { names.append(note.name.rawValue) }
    func new(_ note: Notification) { names.append(note.name.rawValue) }
  }

  // MARK: What is wrong

  @Test func `a selector that nobody answers names the target's class and the selector`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = Selector("vanish:").send(to: ActionScreen(), [nil])
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(said.contains("ActionScreen has no method for the selector vanish:"))
  }

  @Test func `an argument of another type names the method, what came and what it takes`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = Selector("pressed:", ActionScreen.pressed(_:)).send(to: ActionScreen(), [UILabel()])
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(
      said.contains(
        "pressed: of ActionScreen was sent with an object of UILabel as its parameter 1, which is "
          + "UIControl"))
  }
}
