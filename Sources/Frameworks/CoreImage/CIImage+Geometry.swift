// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ImageIO
public import MullionCollectionGeometry

extension CIImage {
  /// Returns the image cropped to `rect`; it is transparent outside.
  public func cropped(to rect: CGRect) -> CIImage {
    rect.isEndless ? self : CIImage(recipe: CropRecipe(source: recipe, rect: rect.standardized))
  }

  /// Returns the image transformed by `matrix` around the origin at the lower left.
  ///
  /// Pixels are interpolated bilinearly. The result of a transform that cannot be inverted is empty.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    guard matrix != .identity else { return self }
    guard abs(matrix.a * matrix.d - matrix.b * matrix.c) > 1e-12 else { return .empty() }
    return CIImage(
      recipe: TransformRecipe(
        source: recipe, transform: matrix, isSharp: recipe is NearestRecipe))
  }

  /// Returns the image transformed by `matrix` around the origin at the lower left.
  ///
  /// `highQualityDownsample` determines whether an image that gets smaller is resampled with a Lanczos
  /// kernel.
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

  /// Returns the image with its edge pixels extended infinitely.
  public func clampedToExtent() -> CIImage { clamped(to: extent) }

  /// Returns the image cropped to `rect`, with its edge pixels extended infinitely.
  public func clamped(to rect: CGRect) -> CIImage {
    if rect.isEndless { return self }
    guard let kept = PixelArea(touching: rect) else { return .empty() }
    return CIImage(recipe: ClampRecipe(source: recipe, kept: kept))
  }

  /// Returns the image with `orientation` applied, and its lower left corner at the origin.
  ///
  /// For `.up`, and if the extent is infinite or empty, the image is unmodified.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }

  /// Returns the image with an EXIF orientation applied; unmodified for numbers other than 1 to 8.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    UInt32(exactly: orientation).flatMap(CGImagePropertyOrientation.init(rawValue:))
      .map(oriented) ?? self
  }

  /// Returns the transform that applies `orientation` to the image and moves it to the origin.
  ///
  /// It is the identity for `.up`, and if the extent is infinite or empty.
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

  /// Returns the image with nearest-neighbour sampling in transforms.
  public func samplingNearest() -> CIImage {
    CIImage(recipe: NearestRecipe(source: recipe))
  }

  /// Returns the image with linear sampling in transforms.
  public func samplingLinear() -> CIImage {
    (recipe as? NearestRecipe).map { CIImage(recipe: $0.source) } ?? self
  }
}
