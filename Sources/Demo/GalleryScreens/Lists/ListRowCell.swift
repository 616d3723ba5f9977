// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row of a list: a name with a value at the other end, and a note below; separators and rounded corners
/// are drawn by the list.
final class ListRowCell: GalleryRow {
  private static let inset: CGFloat = 16
  private static let margin: CGFloat = 11
  private static let lineHeight: CGFloat = 22

  private let name = UILabel.styled(.systemFont(ofSize: 17), .label)
  private let value = UILabel.styled(.systemFont(ofSize: 17), .secondaryLabel)
  private let note = UILabel.styled(.systemFont(ofSize: 13), .secondaryLabel, lines: 0)
  private var color: UIColor?

  override var isHighlighted: Bool {
    didSet { updateColor() }
  }

  override func setUp() {
    for view in [name, value, note] { contentView.addSubview(view) }
  }

  func show(_ setting: ListSetting, in choice: ListChoice) {
    show(setting.name, setting.value, note: setting.note, in: choice)
    value.textColor = .secondaryLabel
  }

  func show(_ look: ListChoice, in choice: ListChoice) {
    show(look.rawValue, look == choice ? "✓" : "", note: "", in: choice)
    value.textColor = .systemBlue
  }

  private func show(_ name: String, _ value: String, note: String, in choice: ListChoice) {
    self.name.text = name
    self.value.text = value
    self.note.text = note
    color = choice.rowColor
    updateColor()
    setNeedsLayout()
  }

  private func updateColor() {
    contentView.backgroundColor = isHighlighted ? .systemFill : color
  }

  override func preferredHeight(in width: CGFloat) -> CGFloat {
    let noteHeight = note.text?.isEmpty == false ? note.height(in: width - 2 * Self.inset) + 2 : 0
    return 2 * Self.margin + Self.lineHeight + noteHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = contentView.bounds.insetBy(dx: Self.inset, dy: Self.margin)
    func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      let left = isMirrored ? area.maxX - x - width : area.minX + x
      view.frame = CGRect(x: left, y: area.minY + y, width: width, height: height)
    }
    let line = Self.lineHeight
    let valueWidth = min(area.width / 2, value.sizeThatFits(area.size).width.rounded(.up))
    place(name, x: 0, y: 0, width: max(0, area.width - valueWidth - 8), height: line)
    place(value, x: area.width - valueWidth, y: 0, width: valueWidth, height: line)
    place(note, x: 0, y: line + 2, width: area.width, height: max(0, area.height - line - 2))
  }
}
