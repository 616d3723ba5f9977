// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionViewTree

/// The image and the labels of a cell without a configuration, and their layout.
///
/// ```
///   ├16┤image├15┤text ........... detail├16┤      value1
///   ├16┤image├15┤text over detail       ├16┤      subtitle
///   ├16┤text, right aligned├6┤detail    ├16┤      value2
/// ```
@MainActor
final class TableCellParts {
  /// The metrics, in points; published, except the column of `value2`, which was not measured from UIKit.
  private enum Metrics {
    static let imageGap: CGFloat = 15
    static let gap: CGFloat = 6
    static let column: CGFloat = 91
    static let least: CGFloat = 44
    static let aboveAndBelow = TableMetrics.contentMargin
  }

  let style: UITableViewCell.CellStyle
  private(set) var image: UIImageView?
  private(set) var text: UILabel?
  private(set) var detail: UILabel?

  /// The horizontal margins of texts within the content view, in points.
  var margins = (left: TableMetrics.narrowMargin, right: TableMetrics.narrowMargin)

  init(_ style: UITableViewCell.CellStyle) { self.style = style }

  func makeImage(in content: UIView) -> UIImageView {
    if let image { return image }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    content.addSubview(view)
    image = view
    return view
  }

  func makeText(in content: UIView) -> UILabel {
    if let text { return text }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style == .value2 ? .caption1 : .body)
    label.textColor = style == .value2 ? content.tintColor : .label
    if style == .value2 { label.textAlignment = .right }
    content.addSubview(label)
    text = label
    return label
  }

  func makeDetail(in content: UIView) -> UILabel? {
    guard style != .default else { return nil }
    if let detail { return detail }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style == .subtitle ? .caption1 : .body)
    label.textColor = style == .value1 ? .secondaryLabel : .label
    content.addSubview(label)
    detail = label
    return label
  }

  /// Removes all parts from the cell; later accesses create new ones.
  func remove() {
    for view in [image, text, detail] as [UIView?] { view?.removeFromSuperview() }
    (image, text, detail) = (nil, nil, nil)
  }

  private var isMirrored: Bool {
    let view = [text, detail, image].lazy.compactMap { $0 as UIView? }.first
    return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
  private var start: CGFloat { isMirrored ? margins.right : margins.left }
  private var end: CGFloat { isMirrored ? margins.left : margins.right }

  /// The distance of the text from the edge of the content.
  private var textStart: CGFloat {
    guard let image, let size = image.image?.size else { return start }
    return start + size.width + Metrics.imageGap
  }

  /// The distance of the separators from the edge of the content.
  var separatorStart: CGFloat { style == .value2 ? start : textStart }

  /// Returns the height of a row with the given content width, in points.
  func height(width: CGFloat) -> CGFloat {
    let room = CGSize(
      width: max(0, width - textStart - end), height: .greatestFiniteMagnitude)
    let lines = [text, detail].map { $0?.sizeThatFits(room).height ?? 0 }
    let texts = style == .subtitle ? lines[0] + lines[1] : max(lines[0], lines[1])
    let picture = image?.image?.size.height ?? 0
    return max(Metrics.least, max(texts + 2 * Metrics.aboveAndBelow, picture))
  }

  func layOut(in size: CGSize, isMirrored: Bool) {
    let middle = size.height / 2
    if let image, let own = image.image?.size {
      let height = min(own.height, size.height)
      image.frame = CGRect(
        x: start, y: middle - height / 2, width: own.width, height: height)
    } else {
      image?.frame = .zero
    }
    let textStart = textStart
    let room = max(0, size.width - textStart - end)
    let fitting = CGSize(width: room, height: size.height)
    let sizes = [text, detail].map { label in
      label.map { $0.sizeThatFits(fitting) } ?? .zero
    }
    func place(_ label: UILabel?, _ x: CGFloat, _ width: CGFloat, _ height: CGFloat, y: CGFloat?) {
      label?.frame = CGRect(
        x: x, y: y ?? middle - height / 2, width: max(0, width), height: height)
    }
    switch style {
    case .default: place(text, textStart, room, sizes[0].height, y: nil)
    case .subtitle:
      let top = middle - (sizes[0].height + sizes[1].height) / 2
      place(text, textStart, room, sizes[0].height, y: top)
      place(detail, textStart, room, sizes[1].height, y: top + sizes[0].height)
    case .value1:
      let width = min(sizes[0].width, room)
      let rest = min(sizes[1].width, max(0, room - width - Metrics.gap))
      place(text, textStart, width, sizes[0].height, y: nil)
      place(detail, size.width - end - rest, rest, sizes[1].height, y: nil)
    case .value2:
      place(text, start, Metrics.column, sizes[0].height, y: nil)
      let x = start + Metrics.column + Metrics.gap
      place(detail, x, size.width - x - end, sizes[1].height, y: nil)
    }
    guard isMirrored else { return }
    for view in [image, text, detail] as [UIView?] {
      if let view { view.frame.origin.x = size.width - view.frame.maxX }
    }
  }
}
