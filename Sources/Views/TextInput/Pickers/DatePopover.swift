// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A popover for choosing a date or a time, in front of everything, beside the field that opened it.
///
/// A press outside of the popover and the Escape key close the popover; the arrow keys change the choice.
final class DatePopover: UIView {
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 8
  private static let corner: CGFloat = 13
  private static let ground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.15, green: 0.15, blue: 0.16, alpha: 1) : UIColor(white: 0.99, alpha: 1)
  }

  let content: any DateFace
  private let card = UIView()
  private let clip = UIView()
  private let anchor: CGRect
  private var knownSize: CGSize?
  private weak var formerResponder: UIResponder?
  private var isOpen = true
  /// The closure called when the popover begins to close.
  var onClose: () -> Void = {}

  private init(_ content: any DateFace, anchor: CGRect) {
    self.content = content
    self.anchor = anchor
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.backgroundColor = Self.ground
    card.layer.cornerRadius = Self.corner
    card.layer.shadowOpacity = 0.22
    card.layer.shadowRadius = 18
    card.layer.shadowOffset = CGSize(width: 0, height: 6)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = Self.corner
    addSubview(card)
    card.addSubview(clip)
    clip.addSubview(content)
    inputHandler = self
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  /// Opens a popover beside `field` and returns it; `nil` if the field is not in a surface.
  static func open(_ content: any DateFace, at field: UIView) -> DatePopover? {
    guard let surface = field.surface else { return nil }
    let root = surface.root
    let popover = DatePopover(content, anchor: field.convert(field.bounds, to: root))
    popover.tintColor = field.tintColor
    popover.imposedTraits = UITraitCollection(traitsFrom: [
      UITraitCollection(
        layoutDirection: field.effectiveUserInterfaceLayoutDirection == .rightToLeft
          ? .rightToLeft : .leftToRight),
      UITraitCollection(userInterfaceStyle: field.traitCollection.userInterfaceStyle),
    ])
    popover.frame = root.bounds
    root.addSubview(popover)
    popover.formerResponder = surface.firstResponder
    surface.firstResponder = popover
    popover.layoutIfNeeded()
    popover.alpha = 0
    popover.card.transform = CGAffineTransform(scaleX: 0.92, y: 0.92)
    UIView.animate(withDuration: 0.18, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      popover.alpha = 1
      popover.card.transform = .identity
    }
    return popover
  }

  /// Closes the popover.
  func close(animated: Bool = true) {
    guard isOpen else { return }
    isOpen = false
    onClose()
    isUserInteractionEnabled = false
    if let surface, surface.firstResponder === self { surface.firstResponder = formerResponder }
    guard animated, surface != nil else { return removeFromSuperview() }
    UIView.animate(
      withDuration: 0.14, delay: 0, options: [.curveEaseIn, .allowUserInteraction],
      animations: { self.alpha = 0 }, completion: { _ in self.removeFromSuperview() })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let knownSize, knownSize != bounds.size { return close(animated: false) }
    knownSize = bounds.size
    let room = room(margin: Self.margin)
    let wanted = content.wantedSize
    let size = CGSize(
      width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    let below = anchor.maxY + Self.gap
    let above = anchor.minY - Self.gap - size.height
    // If it fits neither above nor below, it covers the field.
    let y = below + size.height <= room.maxY || above < room.minY ? below : above
    let x = anchor.midX - size.width / 2
    card.bounds = CGRect(origin: .zero, size: size)
    let frame = CGRect(
      x: max(room.minX, min(room.maxX - size.width, x)).rounded(),
      y: max(room.minY, min(room.maxY - size.height, y)).rounded(), width: size.width,
      height: size.height)
    card.center = CGPoint(x: frame.midX, y: frame.midY)
    clip.frame = card.bounds
    content.frame = clip.bounds
  }

  // MARK: Touches

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let found = super.hitTest(point, with: event) else { return nil }
    return found.isDescendant(of: card) ? found : self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !card.frame.contains(touch.location(in: self)) else { return }
    close()
  }
}

extension DatePopover: InputHandling {
  /// Handles a key: Escape and Return close the popover; arrow keys change the choice, unless a focused view
  /// inside the popover handles them.
  func handleKey(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .escape, .enter: close()
    case .tab: return false
    default:
      if let month = content as? MonthFace { _ = month.take(event.key) }
      if let wheels = content as? WheelFace { _ = wheels.take(event.key) }
    }
    // Keys are not delivered to views below.
    return true
  }
}
