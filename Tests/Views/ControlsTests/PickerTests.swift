// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of picker wheels, turned by the user and by code.
@MainActor
struct PickerTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [10, 5]
    var turned: [String] = []
    var widths: [CGFloat] = [0, 0]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      widths[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component).\(row)" }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { turned.append("\(component).\(row)") }
  }

  private let stage = Stage()
  private let source = Source()
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))

  init() {
    picker.dataSource = source
    picker.delegate = source
    stage.root.addSubview(picker)
    stage.wait(0.1)
  }

  private func drag(_ x: CGFloat, from start: CGFloat, to end: CGFloat) {
    stage.pointer(.began, x, start)
    for step in 1...10 {
      stage.wait(0.05)
      stage.pointer(.moved, x, start + (end - start) * CGFloat(step) / 10)
    }
    stage.wait(0.3)
    stage.pointer(.ended, x, end)
    stage.settle()
  }

  @Test func `wheels share the width that the others leave`() {
    expect(picker.numberOfComponents, equals: 2)
    expect(picker.numberOfRows(inComponent: 0), equals: 10)
    expect(picker.rowSize(forComponent: 0), equals: CGSize(width: 148.5, height: 32))
    source.widths = [100, 0]
    picker.reloadAllComponents()
    stage.wait(0.1)
    expect(picker.rowSize(forComponent: 0).width, equals: 100)
    expect(picker.rowSize(forComponent: 1).width, equals: 197)
    expect(picker.intrinsicContentSize, equals: CGSize(width: 320, height: 216))
  }

  @Test func `a wheel that is dragged comes to rest at a row, and tells once`() {
    drag(80, from: 150, to: 80)
    expect(picker.selectedRow(inComponent: 0), equals: 2)
    expect(source.turned, equals: ["0.2"])
    // Back by less than half a row: it stays.
    drag(80, from: 100, to: 110)
    expect(picker.selectedRow(inComponent: 0) == 2 && source.turned == ["0.2"])
  }

  @Test func `a tap turns to the row it is on`() {
    stage.pointer(.began, 240, 108 + 32)
    stage.pointer(.ended, 240, 108 + 32)
    stage.settle()
    expect(picker.selectedRow(inComponent: 1), equals: 1)
    expect(source.turned, equals: ["1.1"])
  }

  @Test func `a wheel that code turns tells nobody`() {
    picker.selectRow(7, inComponent: 0, animated: true)
    expect(picker.selectedRow(inComponent: 0), equals: 7)
    stage.settle()
    expect(picker.selectedRow(inComponent: 0) == 7 && source.turned.isEmpty)
    picker.selectRow(3, inComponent: 1, animated: false)
    expect(picker.selectedRow(inComponent: 1), equals: 3)
  }

  @Test func `wheels keep their rows when their data change, as far as there are any`() {
    picker.selectRow(9, inComponent: 0, animated: false)
    source.counts = [4, 0]
    picker.reloadAllComponents()
    expect(picker.selectedRow(inComponent: 0), equals: 3)
    expect(picker.selectedRow(inComponent: 1), equals: -1)
  }

  @Test func `a row that does not exist is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let picker = UIPickerView()
        picker.selectRow(1, inComponent: 0, animated: false)
      }
    }
  }

  @Test func `rows are made for what is in sight only`() {
    source.counts = [100_000, 1]
    picker.reloadAllComponents()
    stage.wait(0.1)
    func views(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + views($1) } }
    expect(views(picker) < 40)
  }
}
