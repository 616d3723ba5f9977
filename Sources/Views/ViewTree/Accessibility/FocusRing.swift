// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The focus ring inside or around a view, with an appearance of Mullion's own.
@MainActor
package final class FocusRing: UIView {
  static let width: CGFloat = 3
  /// The corner radius of the ring around views without rounded corners, in points.
  private static let corner: CGFloat = 8
  /// The distance from the edge of the view to the outer edge of the ring, in points.
  private let reach: CGFloat
  /// The view whose corners the ring follows; `nil` if the effect has its own radius.
  private weak var shaped: UIView?

  /// Shows the focus of `view` inside it or, at `distance` points, around it, according to the focus effect
  /// of `speaker` or the view itself; returns `nil` if there is no effect.
  package static func shown(
    on view: UIView, distance: CGFloat? = nil, asWanted speaker: UIView? = nil
  ) -> FocusRing? {
    guard let effect = (speaker ?? view).focusEffect else { return nil }
    guard let halo = effect as? UIFocusHaloEffect else {
      return FocusRing(on: view, distance: distance)
    }
    let distance: CGFloat? =
      switch halo.position {
      case .automatic: distance
      case .outside: distance ?? 0
      case .inside: nil
      }
    let reference = halo.referenceView ?? speaker ?? view
    let ring = FocusRing(
      on: halo.containerView ?? view, around: halo.rect ?? reference.bounds, of: reference,
      distance: distance, cornerRadius: halo.cornerRadius)
    if let inFront = halo.referenceView, inFront.superview === ring.superview {
      inFront.superview?.insertSubview(ring, aboveSubview: inFront)
    }
    return ring
  }

  /// Creates a ring inside `view`, or around it at `distance` points, as a subview of it.
  private convenience init(on view: UIView, distance: CGFloat?) {
    self.init(
      on: view, around: CGRect(origin: .zero, size: view.bounds.size), of: view, distance: distance,
      cornerRadius: nil)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Creates a ring in `holder` around a rectangle in the coordinate space of `reference`, in points.
  private init(
    on holder: UIView, around rect: CGRect, of reference: UIView, distance: CGFloat?,
    cornerRadius: CGFloat?
  ) {
    let reach = distance.map { $0 + Self.width } ?? 0
    self.reach = reach
    shaped = cornerRadius == nil ? reference : nil
    super.init(frame: reference.convert(rect, to: holder).insetBy(dx: -reach, dy: -reach))
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    layer.borderWidth = Self.width
    layer.cornerRadius = (cornerRadius ?? Self.corner) + reach
    layer.zPosition = 3
    holder.addSubview(self)
    followCorners()
    showColor()
  }

  package required init?(coder: NSCoder) { nil }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    followCorners()
  }

  private func followCorners() {
    guard let layer = shaped.flatMap(Self.roundLayer) else { return }
    self.layer.cornerRadius = layer.cornerRadius + reach
    self.layer.maskedCorners = layer.maskedCorners
  }

  /// Returns the layer with the rounded corners of `view`: its own, or that of a descendant with the same
  /// frame, such as a cell's content view or background.
  private static func roundLayer(of view: UIView) -> CALayer? {
    if view.layer.cornerRadius > 0 { return view.layer }
    return view.subviews.lazy
      .filter { !($0 is FocusRing) && $0.isPainted && $0.frame == view.bounds }
      .compactMap(roundLayer).first
  }

  private func showColor() { layer.borderColor = tintColor.cgColor }
}
