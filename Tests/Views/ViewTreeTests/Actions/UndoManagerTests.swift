// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import ViewStage

@testable import MullionViewTree

/// Tests of undo managers.
@MainActor
struct UndoManagerTests {
  private final class Page: UIView {
    let undo = UndoManager()
    var pieces: [String] = []
    override var undoManager: UndoManager? { undo }

    func add(_ word: String) {
      pieces.append(word)
      undo.registerUndo(withTarget: self) { $0.removeLast() }
    }
    func removeLast() {
      let word = pieces.removeLast()
      undo.registerUndo(withTarget: self) { $0.add(word) }
    }
    func clear() { pieces = [] }
  }

  private func edit(_ page: Page, _ body: () -> Void) {
    body()
    EventEnd.arrive()
  }

  @Test func `changes are undone the last first, and made again`() {
    let page = Page()
    edit(page) { page.add("one") }
    edit(page) { page.add("two") }
    expect(page.undo.canUndo && !page.undo.canRedo && page.undo.undoCount == 2)
    page.undo.undo()
    expect(page.pieces == ["one"] && page.undo.canRedo && page.undo.redoCount == 1)
    page.undo.undo()
    expect(page.pieces == [] && !page.undo.canUndo)
    page.undo.redo()
    page.undo.redo()
    expect(page.pieces == ["one", "two"] && !page.undo.canRedo)
    page.undo.undo()
    expect(page.pieces, equals: ["one"])
  }

  @Test func `what is registered in one event is undone as a whole`() {
    let page = Page()
    edit(page) {
      page.add("one")
      page.add("two")
      expect(page.undo.groupingLevel, equals: 1)
    }
    expect(page.undo.groupingLevel, equals: 0)
    page.undo.undo()
    expect(page.pieces, equals: [])
    page.undo.redo()
    expect(page.pieces, equals: ["one", "two"])
  }

  @Test func `an event of a host, and a frame, are one event each`() {
    let page = Page()
    let stage = Stage(page)
    page.add("one")
    stage.surface.handle(.shake)
    page.add("two")
    stage.surface.frame(at: 1)
    expect(page.undo.undoCount, equals: 2)
  }

  @Test func `a new change forgets what could be made again`() {
    let page = Page()
    edit(page) { page.add("one") }
    page.undo.undo()
    edit(page) { page.add("two") }
    expect(!page.undo.canRedo)
    page.undo.redo()
    expect(page.pieces, equals: ["two"])
  }

  @Test func `groups in groups are undone with the outer one`() {
    let page = Page()
    page.undo.groupsByEvent = false
    page.undo.beginUndoGrouping()
    page.add("one")
    page.undo.beginUndoGrouping()
    page.add("two")
    expect(page.undo.groupingLevel, equals: 2)
    page.undo.endUndoGrouping()
    page.undo.endUndoGrouping()
    page.undo.beginUndoGrouping()
    page.undo.endUndoGrouping()
    expect(page.undo.undoCount, equals: 1)
    page.undo.undo()
    expect(page.pieces, equals: [])
  }

  @Test func `nothing is remembered while that is turned off`() {
    let page = Page()
    page.undo.disableUndoRegistration()
    page.undo.disableUndoRegistration()
    page.undo.enableUndoRegistration()
    expect(!page.undo.isUndoRegistrationEnabled)
    edit(page) { page.add("one") }
    expect(!page.undo.canUndo)
    page.undo.enableUndoRegistration()
    edit(page) { page.add("two") }
    expect(page.undo.canUndo)
  }

  @Test func `only so many levels are kept`() {
    let page = Page()
    for word in ["one", "two", "three"] { edit(page) { page.add(word) } }
    page.undo.levelsOfUndo = 2
    expect(page.undo.undoCount, equals: 2)
    edit(page) { page.add("four") }
    expect(page.undo.undoCount, equals: 2)
    page.undo.undo()
    page.undo.undo()
    page.undo.undo()
    expect(page.pieces, equals: ["one", "two"])
  }

  @Test func `changes have names, and menus pieces`() {
    let page = Page()
    expect(page.undo.undoMenuItemTitle == "Undo" && page.undo.redoActionName == "")
    edit(page) {
      page.add("one")
      page.undo.setActionName("Typing")
    }
    expect(page.undo.undoActionName == "Typing" && page.undo.undoMenuItemTitle == "Undo Typing")
    page.undo.undo()
    expect(page.undo.redoMenuItemTitle == "Redo Typing" && page.undo.undoActionName == "")
    page.undo.redo()
    expect(page.undo.undoActionName, equals: "Typing")
  }

  @Test func `targets are not kept, and are forgotten when asked`() {
    let page = Page()
    let manager = UndoManager()
    var target: Page? = Page()
    let gone = ObjectIdentifier(target!)
    manager.registerUndo(withTarget: page) { $0.pieces.append("page") }
    manager.registerUndo(withTarget: target!) { _ in Issue.record("called for \(gone)") }
    target = nil
    manager.undo()
    expect(page.pieces, equals: ["page"])
    manager.registerUndo(withTarget: page) { $0.pieces.append("again") }
    manager.removeAllActions(withTarget: page)
    expect(!manager.canUndo)
    manager.undo()
    expect(page.pieces, equals: ["page"])
  }

  @Test func `a method by its name is called with its object`() {
    let page = Page()
    page.pieces = ["one"]
    page.undo.registerUndo(withTarget: page, selector: Selector("clear", Page.clear), object: nil)
    page.undo.undo()
    expect(page.pieces, equals: [])
  }

  @Test func `it tells what it does`() {
    let page = Page()
    var heard: [String] = []
    let names: [Notification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerDidOpenUndoGroup,
      .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: page.undo, queue: nil) { note in
        let name = String(note.name.rawValue.dropFirst(13))
        MainActor.assumeIsolated { heard.append(name) }
      }
    }
    edit(page) { page.add("one") }
    page.undo.undo()
    observers.forEach(NotificationCenter.default.removeObserver)
    expect(
      heard,
      equals: [
        "DidOpenUndoGroupNotification", "WillCloseUndoGroupNotification",
        "DidCloseUndoGroupNotification", "WillUndoChangeNotification",
        "WillCloseUndoGroupNotification", "DidCloseUndoGroupNotification",
        "DidUndoChangeNotification",
      ])
  }

  @Test func `responders have the undo manager of the next one, and a window has its own`() {
    let page = Page()
    let inner = UIView()
    page.addSubview(inner)
    expect(inner.undoManager === page.undo)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    expect(view.undoManager == nil)
    window.addSubview(view)
    expect(view.undoManager != nil && view.undoManager === window.undoManager)
  }

  @Test
  func `ending no group is refused, as is registering without one, and undoing inside of two`()
    async
  {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UndoManager().endUndoGrouping() }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let manager = UndoManager()
        manager.groupsByEvent = false
        manager.registerUndo(withTarget: manager) { _ in }
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let manager = UndoManager()
        manager.beginUndoGrouping()
        manager.undo()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UndoManager().enableUndoRegistration() }
    }
  }
}
