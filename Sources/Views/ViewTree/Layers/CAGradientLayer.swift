// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation

/// A layer that draws a colour gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours of the gradient, each a `CGColor`; values of other types are ignored.
  open var colors: [Any]? {
    didSet {
      contentChanged()
      changed("colors", from: .list(Self.displayed(oldValue).map { .color($0) }))
    }
  }
  /// The location of each colour, from 0 to 1 in ascending order; `nil` distributes them evenly.
  open var locations: [NSNumber]? {
    didSet {
      contentChanged()
      guard let oldValue else { return }
      changed("locations", from: .list(oldValue.map { .number($0.doubleValue) }))
    }
  }
  /// The start of the gradient, in fractions of the layer's size.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet {
      guard startPoint != oldValue else { return }
      contentChanged()
      changed("startPoint", from: .point(oldValue))
    }
  }
  /// The end of the gradient, in fractions of the layer's size.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet {
      guard endPoint != oldValue else { return }
      contentChanged()
      changed("endPoint", from: .point(oldValue))
    }
  }
  /// The type of the gradient.
  open var type: CAGradientLayerType = .axial {
    didSet { if type != oldValue { contentChanged() } }
  }

  override func contentSteps(in bounds: CGRect) -> [Drawing.Step] {
    let stops = stops
    guard !stops.isEmpty, bounds.width > 0, bounds.height > 0 else { return [] }
    let outline = PathShape(
      rounded: bounds, width: cornerRadius, height: cornerRadius,
      corners: (
        maskedCorners.contains(.layerMinXMinYCorner), maskedCorners.contains(.layerMaxXMinYCorner),
        maskedCorners.contains(.layerMaxXMaxYCorner), maskedCorners.contains(.layerMinXMaxYCorner)
      ))
    let gradient = DisplayGradient(kind(in: bounds), stops: stops)
    return [.fill(outline, isEvenOdd: false, .gradient(gradient))]
  }

  private var stops: [DisplayGradient.Stop] {
    let colors = seenColors
    let locations = seenLocations(colors.count)
    let last = CGFloat(max(1, colors.count - 1))
    var reached: CGFloat = 0
    return colors.enumerated().map { index, color in
      var location = CGFloat(index) / last
      if let locations, index < locations.count { location = locations[index] }
      reached = max(reached, min(1, location.isFinite ? location : 0))
      return DisplayGradient.Stop(color, at: reached)
    }
  }

  private static func displayed(_ colors: [Any]?) -> [DisplayColor] {
    (colors ?? []).compactMap { $0 as? CGColor }.map(DisplayColor.init)
  }

  private var seenColors: [DisplayColor] {
    let own = Self.displayed(colors)
    guard !own.isEmpty, !added.isEmpty,
      case .list(let values) = seen("colors", .list(own.map { .color($0) }))
    else { return own }
    return values.compactMap { if case .color(let color) = $0 { color } else { nil } }
  }

  private func seenLocations(_ count: Int) -> [CGFloat]? {
    guard count > 0 else { return nil }
    let last = Double(max(1, count - 1))
    let own = locations.map { $0.map(\.doubleValue) }
    guard !added.isEmpty else { return own.map { $0.map { CGFloat($0) } } }
    let spread = own ?? (0..<count).map { Double($0) / last }
    guard case .list(let values) = seen("locations", .list(spread.map { .number($0) })) else {
      return own.map { $0.map { CGFloat($0) } }
    }
    return values.compactMap { if case .number(let number) = $0 { CGFloat(number) } else { nil } }
  }

  private func seen(_ root: String, _ point: CGPoint) -> CGPoint {
    guard case .point(let value) = seen(root, .point(point)) else { return point }
    return value
  }

  private func kind(in bounds: CGRect) -> DisplayGradient.Kind {
    func point(_ share: CGPoint) -> CGPoint {
      CGPoint(
        x: bounds.minX + share.x * bounds.width, y: bounds.minY + share.y * bounds.height)
    }
    let (start, end) = (
      point(seen("startPoint", startPoint)), point(seen("endPoint", endPoint))
    )
    switch type {
    case .radial:
      return .radial(
        center: start, radii: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)))
    case .conic:
      return .conic(
        center: start, angle: CGFloat(atan2(Double(end.y - start.y), Double(end.x - start.x))))
    default:
      return .axial(from: start, to: end)
    }
  }
}
