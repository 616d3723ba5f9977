// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import MullionViewTree
public import UIKit

extension Diffing where Value == UIImage {
  /// Pictures, equal pixel by pixel.
  public static var image: Diffing { image() }

  /// Pictures as PNG, so nearly equal; `scale` is that of pictures read from files.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let rule = PictureRule(precision: precision, perceptualPrecision: perceptualPrecision)
    var diffing = Diffing(
      toData: Rasteriser.png,
      fromData: { UIImage(data: $0, scale: scale ?? 1) ?? UIImage() },
      diff: { old, new in
        guard let before = try? Rasteriser.pixels(of: old),
          let after = try? Rasteriser.pixels(of: new)
        else {
          return ("One of the pictures has no pixels.", [])
        }
        let change = PictureChange(from: before, to: after, within: rule)
        return change.isAllowed ? nil : (change.sentence, [])
      })
    diffing.pictureRule = rule
    return diffing
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A picture, equal pixel by pixel.
  public static var image: Snapshotting { image() }

  /// A picture, so nearly equal.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A picture of the layer in its bounds.
  public static var image: Snapshotting { image() }

  /// A picture of the layer in its bounds, so nearly equal.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { layer in
        MainActor.assumeIsolated {
          Rasteriser.services.serve {
            layer.layoutIfNeeded()
            let format = UIGraphicsImageRendererFormat(for: traits)
            return UIGraphicsImageRenderer(bounds: layer.bounds, format: format)
              .image { layer.render(in: $0.cgContext) }
          }
        }
      }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A picture of the path, filled.
  public static var image: Snapshotting { image() }

  /// A picture of the path in the rectangle it fills.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting
      .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
      .pullback { path in
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: path.boundingBoxOfPath, format: format).image {
          $0.cgContext.addPath(path)
          $0.cgContext.drawPath(using: drawingMode)
        }
      }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// The path's pieces, a line each.
  public static var elementsDescription: Snapshotting {
    SimplySnapshotting.lines.pullback { PathText($0).text }
  }

  /// The path's pieces, a line each, with numbers as `numberFormatter` writes them.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      PathText(path) { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "\($0)" }.text
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A picture of the path, filled.
  public static var image: Snapshotting { image() }

  /// A picture of the path in the rectangle it fills.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    Snapshotting<CGPath, UIImage>
      .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
      .pullback { $0.cgPath }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The path's pieces, a line each.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
  }

  /// The path's pieces, a line each, with numbers as `numberFormatter` writes them.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback { $0.cgPath }
  }
}
