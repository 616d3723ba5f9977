// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import RandomTesting
import Testing

@testable import MullionTextInput

/// Tests of one picker wheel: the selected row, and the visible part of the others.
@MainActor
struct PickerWheelTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var count = 40

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      count
    }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(row)" }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      30
    }
  }

  private let source = Source()
  private let picker = UIPickerView()
  private let wheel: PickerWheel

  init() {
    picker.dataSource = source
    picker.delegate = source
    wheel = PickerWheel(of: picker, component: 0)
    wheel.reload(selecting: 0)
    wheel.place(CGRect(x: 0, y: 0, width: 100, height: 210))
  }

  /// The labels of the visible rows, from top to bottom.
  private var shown: [UILabel] {
    wheel.subviews.compactMap { $0 as? UILabel }.sorted { $0.center.y < $1.center.y }
  }

  @Test(arguments: 0..<20)
  func `the selected row stands in the middle, its neighbours around it, ever flatter`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5 {
      let row = Int.random(in: 0..<40, using: &random)
      wheel.select(row, animated: false)
      expect(wheel.selected == row && wheel.contentOffset.y == CGFloat(row) * 30 - 90)
      let rows = shown.compactMap { Int($0.text ?? "") }
      expect(rows == Array((rows.first ?? 0)...(rows.last ?? 0)) && rows.contains(row))
      for (label, number) in zip(shown, rows) {
        let distance = CGFloat(number - row) * 30 / 105
        expect(abs(label.center.y - wheel.bounds.midY - 105 * sin(distance)) < 0.01)
        expect(abs(label.transform.d - cos(distance)) < 1e-6)
        expect((label.alpha == 1), equals: (number == row))
      }
      // All rows on the front of the cylinder are there.
      expect(rows.contains(max(0, row - 4)) && rows.contains(min(39, row + 4)))
    }
  }

  @Test func `a wheel that is reloaded keeps its row as far as there is one`() {
    wheel.reload(selecting: 17)
    expect(wheel.selected == 17 && wheel.rows == 40 && wheel.rowHeight == 30)
    wheel.reload(selecting: 99)
    expect(wheel.selected, equals: 39)
    source.count = 0
    wheel.reload(selecting: 3)
    expect(wheel.selected == -1 && shown.isEmpty)
    wheel.select(0, animated: false)
    expect(wheel.selected, equals: -1)
  }
}
