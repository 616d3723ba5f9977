// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The compact style of a date picker: one or two fields, each of which opens a popover.
final class CompactFace: UIView, DateFace {
  /// The distance between the fields, in points; not measured from UIKit.
  private static let gap: CGFloat = 6

  private let choice: DateChoice
  private let dateField: DateField
  private let timeField: DateField
  private weak var open: DatePopover?
  /// The horizontal alignment of the fields: left, right, or for any other value the trailing edge.
  var stands = UIControl.ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  /// The closure called when a field is opened or closed.
  var onOpening: (Bool) -> Void = { _ in }

  /// Creates fields for `choice` with a font of at most `largest` points, or without an upper bound for
  /// `nil`.
  init(_ choice: DateChoice, largest: CGFloat? = nil) {
    self.choice = choice
    dateField = DateField(purpose: "Date", largest: largest)
    timeField = DateField(purpose: "Time", largest: largest)
    super.init(frame: .zero)
    for field in [dateField, timeField] {
      field.addAction(
        UIAction { [weak self, weak field] _ in if let field { self?.press(field) } },
        for: .primaryActionTriggered)
      addSubview(field)
    }
    rebuild()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the fields are enabled.
  var isEnabled = true {
    didSet { for field in [dateField, timeField] { field.isEnabled = isEnabled } }
  }

  func rebuild() {
    dateField.isHidden = choice.mode == .time
    timeField.isHidden = choice.mode == .date
    open?.content.rebuild()
    show(animated: false)
  }

  func show(animated: Bool) {
    dateField.text = choice.dateWords
    timeField.text = choice.timeWords
    open?.content.show(animated: animated)
    setNeedsLayout()
  }

  private var fields: [DateField] { [dateField, timeField].filter { !$0.isHidden } }

  var wantedSize: CGSize {
    let sizes = fields.map(\.intrinsicContentSize)
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + CGFloat(sizes.count - 1) * Self.gap,
      height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let wanted = wantedSize
    let share = wanted.width > bounds.width && wanted.width > 0 ? bounds.width / wanted.width : 1
    let height = min(bounds.height, wanted.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = bounds.width - wanted.width * share
    var x = stands == .left ? 0 : stands == .right ? room : isMirrored ? 0 : room
    // Evidence: screenshots of a compact picker in a wider frame, where the fields are at the trailing
    // edge.
    for field in isMirrored ? fields.reversed() : fields {
      let width = field.intrinsicContentSize.width * share
      field.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
      x += width + Self.gap * share
    }
  }

  // MARK: Presentation

  private func press(_ field: DateField) {
    let isSame = field.isOpen
    open?.close()
    guard !isSame else { return }
    let content: any DateFace =
      field === dateField ? MonthFace(choice, hasTime: false) : WheelFace(choice, mode: .time)
    guard let popover = DatePopover.open(content, at: field) else { return }
    open = popover
    field.isOpen = true
    onOpening(true)
    popover.onClose = { [weak self, weak field] in
      field?.isOpen = false
      self?.onOpening(false)
    }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { open?.close(animated: false) }
  }
}
