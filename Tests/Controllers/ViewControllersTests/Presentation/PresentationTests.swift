// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionContracts
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

@MainActor
@Suite(.serialized)
struct PresentationTests {
  let stage = ControllerStage.stack()
  var navigation: UINavigationController { stage.navigation }
  var record: Record { stage.record }
  var top: UIViewController { navigation.viewControllers[0] }

  private func controller(
    _ name: String, _ style: UIModalPresentationStyle = .automatic
  ) -> RecordingController {
    let controller = RecordingController(name, record: record)
    controller.modalPresentationStyle = style
    return controller
  }

  private var appearances: [String] {
    record.lines.filter { !$0.contains("lay out") }
  }

  @Test
  func `a sheet appears in front of the outermost controller, which stays`() {
    let sheet = controller("sheet")
    var isDone = false
    top.present(sheet, animated: true) { isDone = true }
    expect(sheet.isBeingPresented)
    expect(top.presentedViewController === sheet)
    expect(sheet.presentingViewController === navigation)
    expect(!isDone)
    stage.step()
    expect(isDone && !sheet.isBeingPresented)
    expect(
      appearances,
      equals: [
        "sheet did load", "sheet will appear", "sheet is appearing", "sheet did appear",
      ])
    expect(navigation.view.window != nil)
    let frame = sheet.view.convert(sheet.view.bounds, to: nil)
    expect(frame, equals: CGRect(x: 0, y: 30, width: 390, height: 814))
  }

  @Test
  func `a controller in full screen takes the presenter's view away, and brings it back`() {
    top.present(controller("next", .fullScreen), animated: false)
    stage.step()
    expect(
      appearances,
      equals: [
        "next did load", "root will disappear", "next will appear", "next is appearing",
        "root did disappear", "next did appear",
      ])
    expect(navigation.view.window == nil)
    record.lines = []
    var isDone = false
    top.dismiss(animated: false) { isDone = true }
    stage.step()
    expect(isDone)
    expect(
      appearances,
      equals: [
        "next will disappear", "root will appear", "root is appearing", "next did disappear",
        "root did appear",
      ])
    expect(navigation.view.window === stage.window)
    expect(navigation.presentedViewController == nil)
  }

  @Test
  func `over full screen, what is below stays`() {
    top.present(controller("next", .overFullScreen), animated: false)
    stage.step()
    expect(!appearances.contains("root will disappear"))
    expect(navigation.view.window != nil)
  }

  @Test
  func `a presented controller dismisses itself, and what it presents`() {
    let (one, two) = (controller("one"), controller("two"))
    top.present(one, animated: false)
    stage.step()
    one.present(two, animated: false)
    stage.step()
    expect(two.presentingViewController === one)
    two.dismiss(animated: false)
    stage.step()
    expect(one.presentedViewController == nil)
    expect(navigation.presentedViewController === one)
    one.present(controller("three"), animated: false)
    stage.step()
    navigation.dismiss(animated: false)
    stage.step()
    expect(navigation.presentedViewController == nil)
    expect(stage.window.subviews.count, equals: 1)
  }

  @Test
  func `Escape and a press beside it dismiss a sheet, and tell the delegate`() throws {
    let surface = try #require(stage.surface)
    let listener = DismissListener()
    for way in 0..<2 {
      let sheet = controller("sheet")
      sheet.presentationController?.delegate = listener
      top.present(sheet, animated: false)
      stage.step()
      listener.lines = []
      if way == 0 {
        surface.handle(.key(KeyEvent(key: .escape)))
      } else {
        let place = CGPoint(x: 200, y: 10)
        surface.handle(.pointer(PointerEvent(phase: .began, location: place)))
        surface.handle(.pointer(PointerEvent(phase: .ended, location: place)))
      }
      stage.step()
      expect(listener.lines, equals: ["should", "will", "did"])
      expect(navigation.presentedViewController == nil)
    }
  }

  @Test
  func `a modal sheet stays, and the delegate hears of the attempt`() throws {
    let listener = DismissListener()
    let sheet = controller("sheet")
    sheet.isModalInPresentation = true
    sheet.presentationController?.delegate = listener
    top.present(sheet, animated: false)
    stage.step()
    stage.surface?.handle(.key(KeyEvent(key: .escape)))
    stage.step()
    expect(listener.lines, equals: ["attempt"])
    expect(navigation.presentedViewController === sheet)
  }

  @Test
  func `a sheet rests at its heights, and is dragged from one to the other`() throws {
    let sheet = controller("sheet")
    let manager = try #require(sheet.sheetPresentationController)
    manager.detents = [.medium(), .large()]
    manager.largestUndimmedDetentIdentifier = .medium
    top.present(sheet, animated: false)
    stage.step()
    expect(sheet.view.bounds.height, equals: 407)
    let surface = try #require(stage.surface)
    expect(
      stage.window.hitTest(CGPoint(x: 200, y: 100), with: nil)?.isDescendant(of: navigation.view)
        ?? false)
    for step in 0...20 {
      let place = CGPoint(x: 200, y: 450 - CGFloat(step) * 18)
      surface.handle(
        .pointer(
          PointerEvent(
            phase: step == 0 ? .began : .moved, location: place,
            timestamp: stage.time + Double(step) * 0.02)))
    }
    surface.handle(
      .pointer(
        PointerEvent(
          phase: .ended, location: CGPoint(x: 200, y: 90), timestamp: stage.time + 0.45)))
    stage.step()
    expect(manager.selectedDetentIdentifier, equals: .large)
    expect(sheet.view.bounds.height, equals: 814)
  }

  @Test
  func `sheets of wide windows are cards in the middle`() throws {
    let stage = ControllerStage.stack(UIViewController(), size: CGSize(width: 1200, height: 800))
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    stage.navigation.present(form, animated: false)
    stage.step()
    expect(
      form.view.convert(form.view.bounds, to: nil),
      equals: CGRect(x: 330, y: 90, width: 540, height: 620))
    expect(form.traitCollection.horizontalSizeClass, equals: .compact)
  }

  @Test
  func `what lies in front of another controller is elevated, what takes its place is not`() {
    expect(top.traitCollection.userInterfaceLevel, equals: .base)
    let sheet = controller("sheet", .pageSheet)
    top.present(sheet, animated: false)
    stage.step()
    expect(sheet.view.traitCollection.userInterfaceLevel, equals: .elevated)
    expect(sheet.traitCollection.userInterfaceLevel, equals: .elevated)
    expect(top.view.traitCollection.userInterfaceLevel, equals: .base)
    sheet.overrideUserInterfaceStyle = .dark
    stage.step()
    let ground = UIColor.systemBackground.resolvedColor(with: sheet.view.traitCollection)
    expect(ground, equals: UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1))
    top.dismiss(animated: false)
    stage.step()
    let full = controller("full", .fullScreen)
    top.present(full, animated: false)
    stage.step()
    expect(full.view.traitCollection.userInterfaceLevel, equals: .base)
  }

  @Test
  func `presenting twice, or from outside of a window, is said and ignored`() {
    let said = Said()
    Diagnostics.listen { said.add($0) }
    defer { Diagnostics.listen(nil) }
    top.present(controller("one"), animated: false)
    stage.step()
    let two = controller("two")
    top.present(two, animated: false)
    expect(two.presentingViewController == nil)
    expect(said.lines.last?.contains("is presented; dismiss that first") ?? false)
    UIViewController().present(UIViewController(), animated: false)
    expect(said.lines.last?.contains("has no window") ?? false)
  }

  @Test
  func `presenting oneself, or what has a parent, is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = UIViewController()
        controller.present(controller, animated: false)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        UIViewController().present(child, animated: false)
      }
    }
  }
}
