// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// The view of a colour picker: the grid of colours, the opacity slider, and the selected colour.
final class ColorChooser: UIView {
  private static let side: CGFloat = 16
  private static let gap: CGFloat = 16

  private let bar: ChooserBar
  private let grid = ColorGrid()
  private let opacity = UISlider()
  private let sample = UIView()
  private let onChange: (UIColor, Bool) -> Void

  init(
    _ title: String, close: @escaping () -> Void, onChange: @escaping (UIColor, Bool) -> Void
  ) {
    bar = ChooserBar(title, close: close)
    self.onChange = onChange
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    opacity.accessibilityLabel = "Opacity"
    sample.layer.cornerRadius = 8
    // Without a border, a white sample would be invisible on a white background.
    for view in [grid, sample] { view.layer.borderWidth = 1 }
    sample.isAccessibilityElement = true
    for view in [bar, grid, opacity, sample] as [UIView] { addSubview(view) }
    grid.onChoice = { [weak self] index, goesOn in self?.chose(index, goesOn) }
    opacity.addAction(
      UIAction { [weak self] _ in self?.opacityChanged() }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  /// The selected colour.
  var color = UIColor.white {
    didSet { show() }
  }
  /// Whether the user can change the opacity.
  var hasOpacity = true {
    didSet {
      opacity.isHidden = !hasOpacity
      setNeedsLayout()
    }
  }

  private func show() {
    var alpha: CGFloat = 1
    color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
    if !opacity.isTracking { opacity.value = Float(alpha) }
    sample.backgroundColor = color
    sample.accessibilityLabel = color.accessibilityName
    let plain = color.withAlphaComponent(1)
    grid.chosen = ColorGrid.colors.firstIndex { $0.cgColor == plain.cgColor }
  }

  private func chose(_ index: Int, _ goesOn: Bool) {
    let alpha = hasOpacity ? CGFloat(opacity.value) : 1
    color = ColorGrid.colors[index].withAlphaComponent(alpha)
    onChange(color, goesOn)
  }

  private func opacityChanged() {
    color = color.withAlphaComponent(CGFloat(opacity.value))
    onChange(color, opacity.isTracking)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    for view in [grid, sample] { view.layer.borderColor = line }
    let area = bounds.inset(by: safeAreaInsets)
    bar.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: ChooserBar.height)
    let width = max(0, area.width - 2 * Self.side)
    let low: CGFloat = (hasOpacity ? 44 + Self.gap : 0) + 44 + 2 * Self.gap
    let high = min(width * 10 / 12, max(0, area.height - ChooserBar.height - low))
    grid.frame = CGRect(x: area.minX + Self.side, y: bar.frame.maxY, width: width, height: high)
    var y = grid.frame.maxY + Self.gap
    if hasOpacity {
      opacity.frame = CGRect(x: grid.frame.minX, y: y, width: width, height: 44)
      y += 44 + Self.gap
    }
    sample.frame = CGRect(x: grid.frame.minX, y: y, width: width, height: 44)
  }
}
