// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

@MainActor
@Suite
struct AppearanceTests {
  let record = Record()
  let stage = ControllerStage()
  var window: UIWindow { stage.window }

  @Test
  func `a root controller appears when its window is shown, and has appeared after layout`() throws
  {
    window.isHidden = true
    window.rootViewController = RecordingController(record: record)
    expect(record.lines.isEmpty)
    window.makeKeyAndVisible()
    expect(record.lines, equals: ["did load", "will appear", "is appearing"])
    try #require(window.mounted).frame(at: 0)
    expect(
      record.lines.suffix(3), equals: ["will lay out", "did lay out", "did appear"])
  }

  @Test
  func `a controller's view is made once, when it is asked for`() {
    let controller = RecordingController(record: record)
    expect(controller.viewIfLoaded == nil)
    expect(!controller.isViewLoaded)
    let view = controller.view
    expect(controller.view === view)
    expect(record.lines, equals: ["did load"])
  }

  @Test
  func `another root controller takes the place of the first`() {
    window.rootViewController = RecordingController("first", record: record)
    stage.frame()
    record.lines = []
    let second = RecordingController("second", record: record)
    window.rootViewController = second
    expect(
      record.lines,
      equals: [
        "first will disappear", "first did disappear", "second did load", "second will appear",
        "second is appearing",
      ])
    expect(window.subviews, equals: [second.view])
    expect(second.view.frame, equals: window.bounds)
  }

  @Test
  func `hiding the window makes the root controller disappear, showing it again appear`() {
    window.rootViewController = RecordingController(record: record)
    stage.frame()
    record.lines = []
    window.isHidden = true
    expect(record.lines, equals: ["will disappear", "did disappear"])
    expect(!window.isKeyWindow)
    window.isHidden = false
    expect(record.lines.suffix(2), equals: ["will appear", "is appearing"])
  }

  @Test
  func `a child appears with the parent, and alone when its view comes later`() throws {
    let parent = RecordingController("parent", record: record)
    let child = RecordingController("child", record: record)
    window.isHidden = true
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.rootViewController = parent
    record.lines = []
    window.makeKeyAndVisible()
    expect(
      record.lines,
      equals: [
        "parent will appear", "child will appear", "parent is appearing", "child is appearing",
      ])
    try #require(window.mounted).frame(at: 0)
    expect(record.lines.suffix(2), equals: ["parent did appear", "child did appear"])

    record.lines = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expect(
      record.lines,
      equals: [
        "child will leave parent", "child will disappear", "child did disappear",
        "child did leave parent",
      ])
  }

  @Test
  func `a view that leaves before it has appeared disappears, and does not appear later`() {
    window.rootViewController = RecordingController(record: record)
    window.rootViewController = nil
    stage.frame()
    expect(
      record.lines,
      equals: [
        "did load", "will appear", "is appearing", "will disappear", "did disappear",
      ])
  }
}
