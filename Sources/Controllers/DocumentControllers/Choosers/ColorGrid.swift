// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// A grid of colours, in which the user taps one or drags over several.
final class ColorGrid: UIControl {
  private static let columns = 12
  private static let rows = 10

  /// The colours, row by row: a row of greys from white to black, then rows with all hues, from dark to
  /// light.
  static let colors: [UIColor] = {
    let greys: [UIColor] = (0..<columns).map { column in
      UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1)
    }
    var all: [UIColor] = greys
    for row in 0..<(rows - 1) {
      let saturation: CGFloat = row < 5 ? 1 : 1 - CGFloat(row - 4) * 0.2
      let brightness: CGFloat = row < 5 ? 0.3 + CGFloat(row) * 0.175 : 1
      for column in 0..<columns {
        let hue = CGFloat(column) / CGFloat(columns)
        all.append(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1))
      }
    }
    return all
  }()

  /// The index of the selected colour, or `nil` if no colour of the grid is selected.
  var chosen: Int? {
    didSet { if chosen != oldValue { choiceChanged(from: oldValue) } }
  }
  /// The closure called when the user selects a colour, with its index and whether the touch continues.
  var onChoice: (Int, Bool) -> Void = { _, _ in }

  private let cells: [UIView]
  private let frameOfChosen = UIView()

  init() {
    cells = Self.colors.map { color in
      let cell = UIView()
      cell.backgroundColor = color
      cell.isUserInteractionEnabled = false
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = color.accessibilityName
      cell.accessibilityTraits = .button
      return cell
    }
    super.init(frame: .zero)
    isAccessibilityElement = false
    clipsToBounds = true
    layer.cornerRadius = 8
    frameOfChosen.isHidden = true
    frameOfChosen.isUserInteractionEnabled = false
    frameOfChosen.layer.borderWidth = 3
    for view in cells + [frameOfChosen] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private func choiceChanged(from old: Int?) {
    if let old { cells[old].accessibilityTraits = .button }
    if let chosen { cells[chosen].accessibilityTraits = [.button, .selected] }
    setNeedsLayout()
  }

  private var cell: CGSize {
    CGSize(
      width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
  }

  private func place(_ index: Int) -> CGRect {
    let (row, column) = (CGFloat(index / Self.columns), CGFloat(index % Self.columns))
    return CGRect(
      x: column * cell.width, y: row * cell.height, width: cell.width, height: cell.height)
  }

  /// Returns the perceived brightness of a colour, from 0 to 1, in which green has the greatest weight.
  private static func brightness(of color: UIColor) -> CGFloat {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    return 0.299 * red + 0.587 * green + 0.114 * blue
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, view) in cells.enumerated() { view.frame = place(index) }
    frameOfChosen.isHidden = chosen == nil
    guard let chosen else { return }
    frameOfChosen.frame = place(chosen)
    let isBright = Self.brightness(of: Self.colors[chosen]) > 0.6
    frameOfChosen.layer.borderColor = (isBright ? UIColor.black : UIColor.white).cgColor
  }

  // MARK: Touches

  private func choose(_ touch: UITouch, goesOn: Bool) {
    let point = touch.location(in: self)
    guard bounds.width > 0, bounds.height > 0 else { return }
    let column = min(max(0, Int(point.x / cell.width)), Self.columns - 1)
    let row = min(max(0, Int(point.y / cell.height)), Self.rows - 1)
    let index = row * Self.columns + column
    if goesOn, index == chosen { return }
    chosen = index
    onChoice(index, goesOn)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch, goesOn: true)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch, goesOn: true)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { choose(touch, goesOn: false) }
  }
}
