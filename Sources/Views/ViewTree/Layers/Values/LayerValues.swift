// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry

/// The animatable and painted values of a layer.
struct LayerValues {
  var bounds: CGRect
  var position: CGPoint
  var anchorPoint: CGPoint
  var transform: CATransform3D
  var zPosition: CGFloat
  var opacity: CGFloat
  var cornerRadius: CGFloat
  var corners: RoundedRect.Corners
  var masksToBounds: Bool
  var borderWidth: CGFloat
  var borderColor: DisplayColor
  var backgroundColor: DisplayColor
  var shadowColor: DisplayColor
  var shadowOpacity: CGFloat
  var shadowOffset: CGSize
  var shadowRadius: CGFloat
  /// The shape that casts the shadow; `nil` for the outline.
  var shadowPath: PathShape?

  static let clear = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The bounds with the rounded corners.
  var outline: RoundedRect { RoundedRect(bounds, radius: cornerRadius, corners: corners) }

  /// Whether the coordinate space runs from right to left.
  var runsFromRight = false
  /// Whether the coordinate space of the superlayer runs from right to left.
  var isInMirror = false

  /// The y coordinate of the superlayer's centre if its y axis points up, or `nil` if it points down.
  var flipAround: CGFloat?

  /// The transform from bounds coordinates to the superlayer's.
  var placement: CGAffineTransform {
    var own = CGAffineTransform(
      placing: bounds, at: position, anchor: anchorPoint, transform: transform)
    if let flipAround { own = own.flipped(inside: bounds.midY, outside: flipAround) }
    guard runsFromRight || isInMirror else { return own }
    return own.mirrored(
      inside: runsFromRight ? bounds.midX : nil, outside: isInMirror ? position.x : nil)
  }

  /// The transform from bounds coordinates to the superlayer's, including depth.
  var placementInSpace: CATransform3D {
    let toAnchor = CATransform3DMakeTranslation(
      -(bounds.minX + anchorPoint.x * bounds.width), -(bounds.minY + anchorPoint.y * bounds.height),
      0)
    let toPosition = CATransform3DMakeTranslation(position.x, position.y, zPosition)
    return CATransform3DConcat(CATransform3DConcat(toAnchor, transform), toPosition)
  }

  /// The opacity clamped to 0...1, as springs overshoot.
  var alpha: CGFloat { max(0, min(1, opacity)) }

  /// The shadow to paint, or `nil`.
  var shadow: LayerShadow? {
    guard shadowOpacity > 0, !masksToBounds, shadowColor.alpha > 0 else { return nil }
    var color = shadowColor
    color.alpha *= Double(min(1, shadowOpacity))
    return LayerShadow(color: color, offset: shadowOffset, radius: max(0, shadowRadius))
  }

  /// The commands that paint the shadow of `shadowPath`, or `nil` if no path was set.
  var pathShadow: [DrawCommand]? {
    guard let shadowPath, let shadow else { return nil }
    let black = Drawing.Paint.color(DisplayColor(red: 0, green: 0, blue: 0))
    var drawing = Drawing(steps: [.fill(shadowPath, isEvenOdd: false, black)])
    drawing.shadow = DrawingShadow(
      shadow.color, offset: shadow.offset, deviation: shadow.radius)
    drawing.shadow?.hidesCaster = true
    return [.drawing(drawing)]
  }

  /// The border to paint, or `nil`.
  var border: DrawCommand? {
    guard borderWidth > 0, borderColor.alpha > 0 else { return nil }
    return .border(outline, width: borderWidth, borderColor)
  }
}
