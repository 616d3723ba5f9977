// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionDocumentControllers
import MullionViewControllers
import Testing
import UIKit

/// Tests of colour wells, which display their colour and present a picker when pressed.
@MainActor
struct ColorWellTests {
  private let root = UIViewController()
  private let well = UIColorWell()
  private let stage: ControllerStage

  init() {
    root.loadViewIfNeeded()
    well.frame.origin = CGPoint(x: 100, y: 100)
    root.view.addSubview(well)
    stage = ControllerStage(root)
    stage.step()
  }

  @Test func `a press brings a picker, whose colour it takes`() throws {
    expect(well.bounds.size == CGSize(width: 28, height: 28) && well.selectedColor == nil)
    well.title = "Ground"
    well.supportsAlpha = false
    var changes = 0
    well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    stage.click(well)
    let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
    expect(picker.title == "Ground" && !picker.supportsAlpha)
    let black = try #require(
      stage.read().first { $0.label == UIColor.black.accessibilityName })
    stage.click(CGPoint(x: black.frame.midX, y: black.frame.midY))
    expect(well.selectedColor == picker.selectedColor && changes == 2)
    expect(well.accessibilityValue, equals: UIColor.black.accessibilityName)
  }
}
