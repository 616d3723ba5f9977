// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing
import ViewStage

/// Tests of value controls (sliders, steppers, segmented controls) and of activity indicators.
@MainActor
struct ValueControlTests {
  private let stage = Stage()

  private func count(_ control: UIControl) -> () -> Int {
    final class Box { var count = 0 }
    let box = Box()
    control.addAction(UIAction { _ in box.count += 1 }, for: .valueChanged)
    return { box.count }
  }

  private func press(_ x: CGFloat, _ y: CGFloat) {
    stage.pointer(.began, x, y)
    stage.pointer(.ended, x, y)
    stage.wait(0.3)
  }

  // MARK: Sliders

  @Test(arguments: [true, false])
  func `a slider and a progress view move to a value that is set animated`(isAnimated: Bool) throws
  {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let bar = UIProgressView(frame: CGRect(x: 0, y: 100, width: 200, height: 4))
    for view in [slider, bar] as [UIView] { stage.root.addSubview(view) }
    stage.frame(after: 0.1)
    let thumb = try #require(slider.subviews.max { $0.frame.height < $1.frame.height })
    let done = try #require(bar.subviews.last)
    slider.setValue(1, animated: isAnimated)
    bar.setProgress(1, animated: isAnimated)
    expect(slider.value == 1 && bar.progress == 1)
    stage.wait(0.1)
    let shown = [thumb, done].map { $0.layer.presentation()?.frame ?? $0.frame }
    expect((shown[0].maxX < 199) == isAnimated && shown[0].maxX > 29)
    expect((shown[1].width < 199) == isAnimated && shown[1].width > 1)
    stage.wait(0.3)
    expect(thumb.frame.maxX == 200 && done.frame.width == 200)
    expect(thumb.layer.presentation()?.frame.maxX ?? 200, equals: 200)
  }

  @Test func `a slider keeps its value within its range`() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 40
    expect(slider.value, equals: 10)
    slider.value = .nan
    expect(slider.value, equals: 10)
    slider.maximumValue = 4
    expect(slider.value, equals: 4)
    slider.minimumValue = 6
    expect(slider.maximumValue == 6 && slider.value == 6)
  }

  @Test func `a slider follows the hand that holds its thumb`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 34))
    slider.value = 0.5
    stage.root.addSubview(slider)
    stage.wait(0.1)
    let changes = count(slider)
    stage.pointer(.began, 114, 17)
    stage.pointer(.moved, 164, 17)
    expect(abs(slider.value - 0.75) < 0.01 && changes() == 1)
    stage.pointer(.moved, 900, 17)
    stage.pointer(.ended, 900, 17)
    expect(slider.value == 1 && changes() == 2)
    // The track is not the thumb.
    press(20, 17)
    expect(slider.value, equals: 1)
  }

  @Test func `a slider that is not continuous tells at the end`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 34))
    slider.isContinuous = false
    stage.root.addSubview(slider)
    stage.wait(0.1)
    let changes = count(slider)
    stage.pointer(.began, 14, 17)
    stage.pointer(.moved, 80, 17)
    stage.pointer(.moved, 90, 17)
    expect(changes(), equals: 0)
    stage.pointer(.ended, 90, 17)
    expect(changes(), equals: 1)
  }

  @Test func `a slider runs from the right where people read from the right`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 34))
    slider.semanticContentAttribute = .forceRightToLeft
    stage.root.addSubview(slider)
    stage.wait(0.1)
    stage.pointer(.began, 214, 17)
    stage.pointer(.moved, 164, 17)
    stage.pointer(.ended, 164, 17)
    expect(abs(slider.value - 0.25) < 0.01)
  }

  // MARK: Steppers

  @Test func `a stepper steps, goes on while it is held, and stops at its ends`() {
    let stepper = UIStepper(frame: .zero)
    stepper.maximumValue = 3
    stage.root.addSubview(stepper)
    stage.wait(0.1)
    let changes = count(stepper)
    press(70, 16)
    expect(stepper.value == 1 && changes() == 1)
    stage.pointer(.began, 70, 16)
    stage.wait(1.5)
    stage.pointer(.ended, 70, 16)
    expect(stepper.value == 3 && changes() == 3)
    press(20, 16)
    expect(stepper.value, equals: 2)
    stepper.wraps = true
    stepper.value = 3
    press(70, 16)
    expect(stepper.value, equals: 0)
  }

  // MARK: Segments

  @Test func `a tap chooses a segment, which carries out its action`() {
    var chosen = 0
    let control = UISegmentedControl(items: ["One", "Two"])
    control.insertSegment(
      action: UIAction(title: "Three") { _ in chosen += 1 }, at: 2, animated: false)
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    stage.root.addSubview(control)
    stage.wait(0.1)
    let changes = count(control)
    expect(control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
    press(250, 16)
    expect(control.selectedSegmentIndex == 2 && chosen == 1 && changes() == 1)
    press(250, 16)
    expect(changes(), equals: 1)
    control.selectedSegmentIndex = 0
    expect(changes(), equals: 1)
    control.setEnabled(false, forSegmentAt: 1)
    press(150, 16)
    expect(control.selectedSegmentIndex, equals: 0)
  }

  @Test func `a segmented control without room shows no choice beside it`() {
    let control = UISegmentedControl(items: ["one", "two"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 0
    stage.root.addSubview(control)
    stage.frame()
    expect(control.subviews.contains { $0.frame.width > 90 })
    control.frame = .zero
    stage.frame()
    expect(control.subviews.allSatisfy { $0.frame.width <= 1 })
  }

  @Test func `the chosen segment stays chosen while others come and go`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Two")
    control.removeSegment(at: 0, animated: false)
    expect(control.selectedSegmentIndex, equals: 1)
    control.removeSegment(at: 1, animated: false)
    expect(control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 9
    expect(control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
    control.removeAllSegments()
    expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil)
  }

  @Test func `a momentary control forgets its choice`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.isMomentary = true
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    stage.root.addSubview(control)
    stage.wait(0.1)
    var seen = UISegmentedControl.noSegment
    control.addAction(
      UIAction { [weak control] _ in seen = control?.selectedSegmentIndex ?? -2 },
      for: .valueChanged)
    press(150, 16)
    expect(seen == 1 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  // MARK: Activity

  @Test func `a wheel hides while it stands still`() {
    let wheel = UIActivityIndicatorView(style: .large)
    expect(wheel.isHidden && wheel.intrinsicContentSize == CGSize(width: 37, height: 37))
    wheel.startAnimating()
    expect(!wheel.isHidden && wheel.isAnimating)
    wheel.hidesWhenStopped = false
    wheel.stopAnimating()
    expect(!wheel.isHidden && !wheel.isAnimating)
  }

  @Test func `a wheel asks for frames only while it turns`() {
    let wheel = UIActivityIndicatorView(style: .medium)
    stage.root.addSubview(wheel)
    wheel.startAnimating()
    stage.wait(1)
    expect(stage.surface.frame(at: stage.time + 0.1))
    wheel.stopAnimating()
    expect(stage.settle() < 1)
  }
}
