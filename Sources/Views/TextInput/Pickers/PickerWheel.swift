// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A wheel of a picker: rows on a cylinder that the user turns.
@MainActor
final class PickerWheel: UIScrollView {
  /// The minimum vertical scale at which a row is drawn.
  private static let least: CGFloat = 0.05
  /// The minimum velocity at which a wheel always turns to another row, in points per second; not measured
  /// from UIKit.
  private static let turning: CGFloat = 1000

  private weak var picker: UIPickerView?
  let component: Int
  private(set) var rows = 0
  private(set) var rowHeight = UIPickerView.Metrics.row
  private(set) var selected = 0
  private var shown: [Int: UIView] = [:]
  private var spare: [UIView] = []
  private let ends = PickerWheelEnds()
  private let tap = UITapGestureRecognizer()

  init(of picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
    alwaysBounceVertical = true
    steering = self
    scrollDelegate = ends
    ends.onRest = { [weak self] in self?.rest() }
    tap.handlers.append((0, { [weak self] _ in self?.tapped() }))
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  /// Requests the number of rows and the visible rows from the picker's data source and delegate.
  func reload(selecting row: Int) {
    guard let picker else { return }
    for view in shown.values { view.removeFromSuperview() }
    shown = [:]
    spare = []
    rows = max(0, picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0)
    let height = picker.delegate?.pickerView(picker, rowHeightForComponent: component) ?? 0
    rowHeight = height > 0 ? height : UIPickerView.Metrics.row
    selected = rows == 0 ? -1 : min(max(0, row), rows - 1)
    place(frame)
  }

  /// Sets the frame, with the selected row in the middle.
  func place(_ frame: CGRect) {
    let isMoved = self.frame.size != frame.size
    self.frame = frame
    let edge = max(0, (frame.height - rowHeight) / 2)
    let insets = UIEdgeInsets(top: edge, left: 0, bottom: edge, right: 0)
    let size = CGSize(width: frame.width, height: CGFloat(rows) * rowHeight)
    if isMoved || contentInset != insets || contentSize != size {
      contentInset = insets
      contentSize = size
      contentOffset = offset(ofRow: selected)
    }
    showRows()
  }

  private func offset(ofRow row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(max(0, row)) * rowHeight - contentInset.top)
  }

  private func row(at offset: CGFloat) -> Int {
    guard rows > 0 else { return -1 }
    return min(rows - 1, max(0, Int(((offset + contentInset.top) / rowHeight).rounded())))
  }

  /// Returns the view that the delegate provided for a visible row; `nil` if there is none.
  func ownView(ofRow row: Int) -> UIView? {
    shown[row].flatMap { $0 is PickerLabel ? nil : $0 }
  }

  private func showRows() {
    guard rows > 0, bounds.height > 0, bounds.width > 0 else { return }
    let radius = bounds.height / 2
    let middle = bounds.midY
    let reach = radius * .pi / 2
    let first = max(0, Int(((middle - reach) / rowHeight).rounded(.down)))
    let last = min(rows - 1, Int(((middle + reach) / rowHeight).rounded(.up)))
    let wanted = first <= last ? first...last : 0...0
    for (row, view) in shown where !wanted.contains(row) {
      view.removeFromSuperview()
      spare.append(view)
      shown[row] = nil
    }
    for row in wanted {
      let angle = ((CGFloat(row) + 0.5) * rowHeight - middle) / radius
      let squeeze = cos(angle)
      guard abs(angle) < .pi / 2, squeeze > Self.least else {
        if let view = shown.removeValue(forKey: row) {
          view.removeFromSuperview()
          spare.append(view)
        }
        continue
      }
      guard let view = shown[row] ?? make(row) else { continue }
      view.transform = .identity
      view.frame = CGRect(
        x: 0, y: middle + radius * sin(angle) - rowHeight / 2, width: bounds.width,
        height: rowHeight)
      view.transform = CGAffineTransform(scaleX: 1, y: squeeze)
      let isChosen = abs(angle) * radius < rowHeight / 2
      view.alpha = isChosen ? 1 : 0.15 + 0.45 * squeeze
    }
  }

  private func make(_ row: Int) -> UIView? {
    guard let picker else { return nil }
    let view = view(of: row, in: picker)
    shown[row] = view
    addSubview(view)
    return view
  }

  private func view(of row: Int, in picker: UIPickerView) -> UIView {
    let old = spare.popLast()
    guard let delegate = picker.delegate else { return PickerLabel() }
    let own = delegate.pickerView(
      picker, viewForRow: row, forComponent: component,
      reusing: old is PickerLabel ? nil : old)
    if own !== picker.noView { return own }
    let label = old as? PickerLabel ?? PickerLabel()
    if let text = delegate.pickerView(
      picker, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = text
    } else {
      label.dress()
      label.text = delegate.pickerView(picker, titleForRow: row, forComponent: component)
    }
    return label
  }

  // MARK: Scrolling

  /// Turns the wheel to an existing row.
  func select(_ row: Int, animated: Bool) {
    guard rows > 0 else { return }
    selected = row
    setContentOffset(offset(ofRow: row), animated: animated)
    showRows()
  }

  private func rest() {
    let row = row(at: contentOffset.y)
    guard row != selected, rows > 0 else { return }
    selected = row
    picker?.didTurn(self)
  }

  private func tapped() {
    guard tap.state == .ended, rows > 0 else { return }
    let place = tap.location(in: self)
    let nearest = shown.min {
      abs($0.value.center.y - place.y) < abs($1.value.center.y - place.y)
    }
    guard let row = nearest?.key, row != selected else { return }
    setContentOffset(offset(ofRow: row), animated: true)
  }
}

extension PickerWheel: ScrollSteering {
  /// Returns the offset of the nearest row.
  ///
  /// If that row is selected and the velocity is at least `turning`, returns the offset of the next row in
  /// the direction of the velocity.
  func restingOffset(for proposed: CGPoint, velocity: CGVector) -> CGPoint {
    guard rows > 0 else { return proposed }
    var row = row(at: proposed.y)
    // A scroll wheel step shorter than half a row still advances by one row.
    if row == selected, abs(velocity.dy) >= Self.turning { row += velocity.dy > 0 ? 1 : -1 }
    return offset(ofRow: min(rows - 1, max(0, row)))
  }

  func didScroll() { showRows() }
}
