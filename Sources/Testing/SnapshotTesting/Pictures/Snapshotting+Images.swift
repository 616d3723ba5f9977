// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import MullionViewTree
public import UIKit

extension Diffing where Value == UIImage {
  /// A comparison of images, pixel by pixel.
  public static var image: Diffing { image() }

  /// Returns a comparison of images as PNG with the given tolerances; `scale` is the scale of images that are
  /// read from files, 1 if `nil`.
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
  /// A snapshot of an image, compared pixel by pixel.
  public static var image: Snapshotting { image() }

  /// Returns a snapshot of an image with the given tolerances.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A snapshot of the layer's bounds as an image.
  public static var image: Snapshotting { image() }

  /// Returns a snapshot of the layer's bounds as an image, with the given tolerances.
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
  /// A snapshot of the filled path as an image.
  public static var image: Snapshotting { image() }

  /// Returns a snapshot of the path as an image, in its bounding rectangle, drawn with `drawingMode`.
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
  /// A snapshot of the path's elements, one per line.
  public static var elementsDescription: Snapshotting {
    SimplySnapshotting.lines.pullback { PathText($0).text }
  }

  /// Returns a snapshot of the path's elements, one per line, with numbers formatted by `numberFormatter`.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      PathText(path) { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "\($0)" }.text
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A snapshot of the filled path as an image.
  public static var image: Snapshotting { image() }

  /// Returns a snapshot of the path as an image, in its bounding rectangle.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    Snapshotting<CGPath, UIImage>
      .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
      .pullback { $0.cgPath }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// A snapshot of the path's elements, one per line.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
  }

  /// Returns a snapshot of the path's elements, one per line, with numbers formatted by `numberFormatter`.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback { $0.cgPath }
  }
}
