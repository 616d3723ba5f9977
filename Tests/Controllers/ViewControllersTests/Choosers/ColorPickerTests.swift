// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionDocumentControllers
import MullionViewControllers
import Testing
import UIKit

/// Tests of user selections in a colour picker.
@MainActor
struct ColorPickerTests {
  private final class Hearer: NSObject, UIColorPickerViewControllerDelegate {
    var log: [String] = []
    var finished: UIViewController?
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      expect(viewController.selectedColor, equals: color)
      log.append(continuously ? "on the way" : "chosen")
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      log.append("finished")
      finished = viewController.presentingViewController
    }
  }

  private final class OldHearer: NSObject, UIColorPickerViewControllerDelegate {
    var colors: [UIColor] = []
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
      colors.append(viewController.selectedColor)
    }
  }

  private let stage = ControllerStage()
  private let picker = UIColorPickerViewController()
  private let hearer = Hearer()

  init() {
    picker.delegate = hearer
    stage.root?.present(picker, animated: false)
    stage.step()
  }

  private func press(_ label: String) throws {
    let node = try #require(stage.read().first { $0.label == label })
    stage.click(CGPoint(x: node.frame.midX, y: node.frame.midY))
  }

  @Test func `a press of the board chooses a colour`() throws {
    expect(picker.selectedColor == .white && picker.supportsAlpha)
    try press(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1).accessibilityName)
    expect(hearer.log, equals: ["on the way", "chosen"])
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    picker.selectedColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
    expect(red > 0.25 && green == 0 && blue == 0)
  }

  @Test func `the older method hears of a colour, too`() throws {
    let old = OldHearer()
    picker.delegate = old
    try press(UIColor.black.accessibilityName)
    expect(old.colors.count == 2 && old.colors.last == picker.selectedColor)
  }

  @Test func `the slider says how opaque the colour is`() throws {
    let slider = try #require(stage.control("Opacity") as? UISlider)
    slider.value = 0.5
    slider.sendActions(for: .valueChanged)
    var alpha: CGFloat = 0
    picker.selectedColor.getRed(nil, green: nil, blue: nil, alpha: &alpha)
    expect(alpha == 0.5 && hearer.log == ["chosen"])
    picker.supportsAlpha = false
    expect(stage.control("Opacity") == nil)
  }

  @Test func `closing it finishes after it has gone`() throws {
    try press("Close")
    expect(hearer.log == ["finished"] && hearer.finished == nil)
    expect(stage.root?.presentedViewController == nil)
  }

  @Test func `setting the colour tells nobody`() {
    picker.selectedColor = UIColor.red.withAlphaComponent(0.25)
    stage.step()
    expect(hearer.log.isEmpty)
    expect((stage.control("Opacity") as? UISlider)?.value, equals: 0.25)
  }
}
