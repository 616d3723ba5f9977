// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ImageIO
public import MullionCollectionGeometry

extension CIImage {
  /// What lies in `rect`; all else is clear.
  public func cropped(to rect: CGRect) -> CIImage {
    rect.isEndless ? self : CIImage(recipe: CropRecipe(source: recipe, rect: rect.standardized))
  }

  /// The image moved, turned, scaled or skewed, around the origin at the lower left.
  ///
  /// Pixels in between are made of the four around them. With transforms that can't be inverted nothing is left.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    guard matrix != .identity else { return self }
    guard abs(matrix.a * matrix.d - matrix.b * matrix.c) > 1e-12 else { return .empty() }
    return CIImage(
      recipe: TransformRecipe(
        source: recipe, transform: matrix, isSharp: recipe is NearestRecipe))
  }

  /// The image moved, turned, scaled or skewed; `highQualityDownsample`: images that get smaller are blurred before.
  public func transformed(
    by matrix: CGAffineTransform, highQualityDownsample: Bool
  ) -> CIImage {
    let across = (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
    let up = (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot()
    let smaller = CGPoint(x: min(1, across), y: min(1, up))
    guard highQualityDownsample, min(smaller.x, smaller.y) < 1, min(across, up) > 1e-6,
      !extent.isNull
    else { return transformed(by: matrix) }
    let small = CIImage(
      recipe: LanczosRecipe(source: recipe, across: smaller.x, up: smaller.y))
    return small.transformed(
      by: CGAffineTransform(scaleX: 1 / smaller.x, y: 1 / smaller.y).concatenating(matrix))
  }

  /// The image with the pixels at its edges going on for ever.
  public func clampedToExtent() -> CIImage { clamped(to: extent) }

  /// What lies in `rect`, with the pixels at its edges going on for ever.
  public func clamped(to rect: CGRect) -> CIImage {
    if rect.isEndless { return self }
    guard let kept = PixelArea(touching: rect) else { return .empty() }
    return CIImage(recipe: ClampRecipe(source: recipe, kept: kept))
  }

  /// The image turned as pixels that are stored so have to be, its lower left corner at the origin.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }

  /// The image turned as pixels with EXIF's number have to be; with other numbers than 1 to 8 it stays as it is.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    UInt32(exactly: orientation).flatMap(CGImagePropertyOrientation.init(rawValue:))
      .map(oriented) ?? self
  }

  /// What turns the image as pixels that are stored so have to be.
  public func orientationTransform(
    for orientation: CGImagePropertyOrientation
  ) -> CGAffineTransform {
    guard orientation != .up, !extent.isNull, !extent.isEndless else { return .identity }
    let turn =
      switch orientation {
      case .up: CGAffineTransform.identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
      case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      }
    let turned = extent.applying(turn)
    return turn.concatenating(CGAffineTransform(translationX: -turned.minX, y: -turned.minY))
  }

  /// The image, of which transforms take the nearest pixels.
  public func samplingNearest() -> CIImage {
    CIImage(recipe: NearestRecipe(source: recipe))
  }

  /// The image, of whose pixels transforms take those in between.
  public func samplingLinear() -> CIImage {
    (recipe as? NearestRecipe).map { CIImage(recipe: $0.source) } ?? self
  }
}
