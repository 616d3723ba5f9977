// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The rows of an open menu, on a background with rounded corners; they scroll if they do not fit.
final class MenuCard: UIView {
  static let cornerRadius: CGFloat = 13
  private static let leastWidth: CGFloat = 190
  private static let greatestWidth: CGFloat = 280

  private static let ground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.15, green: 0.15, blue: 0.16, alpha: 1) : UIColor(white: 0.98, alpha: 1)
  }

  /// The closure called with a row when the user chooses it.
  var onChoice: (MenuRow) -> Void = { _ in }
  private let scroll = UIScrollView()
  /// The rows and tiles, in menu order.
  private(set) var rows: [MenuRow] = []
  /// The bands of rows or tiles, as ranges of `rows`, from top to bottom.
  private var bands: [MenuBand] = []
  private var lines: [UIView] = []
  /// Whether the first elements are at the bottom, next to the menu's source.
  var isReversed = false { didSet { if isReversed != oldValue { setNeedsLayout() } } }
  private let hover = UIHoverGestureRecognizer()

  init() {
    super.init(frame: .zero)
    backgroundColor = Self.ground
    layer.cornerRadius = Self.cornerRadius
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 6)
    scroll.layer.cornerRadius = Self.cornerRadius
    scroll.clipsToBounds = true
    scroll.contentInsetAdjustmentBehavior = .never
    addSubview(scroll)
    hover.handlers.append(
      (0, { [weak self] recognizer in self?.hovered(recognizer) }))
    addGestureRecognizer(hover)
  }

  required init?(coder: NSCoder) { nil }

  /// Displays other entries.
  func show(_ entries: [MenuEntry]) {
    for view in rows as [UIView] + lines { view.removeFromSuperview() }
    let hasSigns = entries.contains { $0.hasSign }
    rows = []
    bands = []
    for entry in entries {
      if case .strip(let tiles, let style) = entry {
        let columns = style.columns(of: tiles.count)
        for start in stride(from: 0, to: tiles.count, by: columns) {
          let line = tiles[start..<min(tiles.count, start + columns)]
          bands.append(MenuBand(rows.count..<rows.count + line.count, columns: columns, style))
          rows += line.map { MenuRow($0, tile: style) }
        }
      } else {
        bands.append(MenuBand(rows.count..<rows.count + 1))
        rows.append(MenuRow(entry))
      }
    }
    for row in rows {
      row.keepsSignRoom = hasSigns
      row.addAction(
        UIAction { [weak self, weak row] _ in if let row { self?.onChoice(row) } },
        for: .primaryActionTriggered)
      scroll.addSubview(row)
    }
    lines = zip(bands, bands.dropFirst()).filter(hasLine).map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      scroll.addSubview(line)
      return line
    }
    setNeedsLayout()
  }

  /// Returns whether there is a separator between two consecutive bands.
  private func hasLine(_ above: MenuBand, _ below: MenuBand) -> Bool {
    guard above.style == nil || above.style != below.style else { return false }
    return rows[above.places.lowerBound].entry.isRow && rows[below.places.lowerBound].entry.isRow
  }

  // MARK: Highlight

  /// The index of the row that is highlighted by the keyboard or the pointer, or `nil` for none.
  var highlighted: Int? {
    didSet {
      for (index, row) in rows.enumerated() where row.isHighlighted != (index == highlighted) {
        row.isHighlighted = index == highlighted
      }
      if let highlighted { scroll.scrollRectToVisible(rows[highlighted].frame, animated: false) }
    }
  }

  /// Moves the highlight to the next or previous row that can be chosen.
  func moveHighlight(by step: Int) {
    let choosable = rows.indices.filter { rows[$0].isChoosable }
    guard !choosable.isEmpty else { return }
    let step = isReversed ? -step : step
    guard let highlighted, let place = choosable.firstIndex(of: highlighted) else {
      highlighted = step > 0 ? choosable.first : choosable.last
      return
    }
    self.highlighted = choosable[(place + step + choosable.count) % choosable.count]
  }

  private func hovered(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began, .changed:
      let point = recognizer.location(in: scroll)
      let index = rows.firstIndex { $0.frame.contains(point) && $0.isChoosable }
      if index != highlighted { highlighted = index }
    default: highlighted = nil
    }
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wanted = bands.reduce(0) { max($0, $1.wantedWidth(of: rows)) }
    let isLarge = traitCollection.preferredContentSizeCategory >= .accessibilityMedium
    let most = min(size.width, isLarge ? 340 : Self.greatestWidth)
    let width = min(most, max(Self.leastWidth, wanted))
    return CGSize(
      width: width, height: bands.reduce(0) { $0 + $1.height(of: rows, width: width) })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    var y: CGFloat = 0
    var line = lines.makeIterator()
    let hair = 1 / max(1, traitCollection.displayScale)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let order = isReversed ? Array(bands.reversed()) : bands
    for (index, band) in order.enumerated() {
      let height = band.height(of: rows, width: bounds.width)
      band.place(rows, at: y, size: CGSize(width: bounds.width, height: height), isMirrored)
      if index > 0 {
        let (one, other) = (order[index - 1], band)
        if isReversed ? hasLine(other, one) : hasLine(one, other) {
          line.next()?.frame = CGRect(x: 0, y: y, width: bounds.width, height: hair)
        }
      }
      y += height
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y)
    scroll.isScrollEnabled = y > bounds.height + 0.5
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
