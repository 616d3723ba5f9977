// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of performing selectors on objects.
@MainActor
struct PerformingTests {
  private final class Worker: NSObject {
    var log: [String] = []
    func work() { log.append("work") }
    func join(_ one: String, _ two: String) { log.append(one + two) }
    func name() -> String { "worker" }
    func child() -> NSObject? { nil }
  }

  private let work = Selector("work", Worker.work)

  @Test func `an object responds to the methods it has`() {
    expect(Worker().responds(to: work))
    expect(!NSObject().responds(to: work))
    expect(!Worker().responds(to: Selector("vanish")))
    expect(ActionScreen().responds(to: Selector("pressed:")))
  }

  @Test func `a method is performed with what it takes, and its answer comes back`() {
    let worker = Worker()
    worker.perform(work)
    worker.perform(work, with: 1)
    worker.perform(Selector("join::", Worker.join(_:_:)), with: "a", with: "b")
    expect(worker.log, equals: ["work", "work", "ab"])
    let answer = worker.perform(Selector("name", Worker.name))
    expect(answer?.takeUnretainedValue() as? String, equals: "worker")
    let nothing = worker.perform(Selector("child", Worker.child))
    expect(nothing == nil)
  }

  @Test func `a method of UIResponder is one of views, which are none by type`() {
    let field = UITextField()
    let stage = Stage()
    stage.root.addSubview(field)
    field.becomeFirstResponder()
    let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
    expect(field.responds(to: resign))
    field.perform(resign)
    expect(!field.isFirstResponder)
  }
}
