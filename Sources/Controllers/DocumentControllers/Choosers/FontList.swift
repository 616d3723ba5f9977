// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// The view of a font picker: a list of font names.
final class FontList: UIView {
  private static let rowHeight: CGFloat = 44

  /// A font in the list.
  struct Entry {
    let title: String
    let descriptor: UIFontDescriptor
    /// Whether the font is a face of the family listed above it.
    let isFace: Bool
  }

  private let bar: ChooserBar
  private let scroll = UIScrollView()
  private let rows: [UIButton]
  private let isFace: [Bool]

  init(
    _ title: String, _ entries: [Entry], inOwnFont: Bool, close: @escaping () -> Void,
    choose: @escaping (Entry) -> Void
  ) {
    bar = ChooserBar(title, close: close)
    isFace = entries.map(\.isFace)
    let size = UIFont.preferredFont(forTextStyle: .body).pointSize
    rows = entries.map { entry in
      let row = UIButton(type: .system)
      row.setTitle(entry.title, for: .normal)
      row.setTitleColor(.label, for: .normal)
      row.contentHorizontalAlignment = .leading
      if inOwnFont { row.titleLabel?.font = UIFont(descriptor: entry.descriptor, size: size) }
      row.addAction(UIAction { _ in choose(entry) }, for: .primaryActionTriggered)
      return row
    }
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    scroll.alwaysBounceVertical = true
    for row in rows { scroll.addSubview(row) }
    for view in [scroll, bar] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Selects the row at index `chosen`, or no row if it is `nil`, and deselects all others.
  func mark(_ chosen: Int?) {
    for (index, row) in rows.enumerated() { row.isSelected = index == chosen }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    bar.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: ChooserBar.height)
    scroll.frame = CGRect(
      x: area.minX, y: bar.frame.maxY, width: area.width,
      height: max(0, bounds.height - bar.frame.maxY))
    scroll.contentInset.bottom = safeAreaInsets.bottom
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, row) in rows.enumerated() {
      let shift: CGFloat = isFace[index] ? 32 : 16
      row.frame = CGRect(
        x: isMirrored ? 16 : shift, y: CGFloat(index) * Self.rowHeight,
        width: max(0, area.width - shift - 16), height: Self.rowHeight)
    }
    scroll.contentSize = CGSize(
      width: area.width, height: CGFloat(rows.count) * Self.rowHeight)
  }
}
