// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
import MullionCollectionGeometry

extension UIImage {
  /// Creates an image from the pixels of `cgImage` with a scale of 1.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from the pixels of `cgImage` with the given pixels per point and orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage.displayImage(turned: orientation), scale: scale)
  }

  /// The pixels as stored, before applying ``imageOrientation``; `nil` if there are none, or if the image was
  /// created from a Core Image image.
  public var cgImage: CGImage? {
    guard late == nil, let displayImage, displayImage.pixelSize.width >= 1,
      displayImage.pixelSize.height >= 1
    else { return nil }
    return CGImage(picture: displayImage.unturned(imageOrientation))
  }
}

extension CGImage {
  /// Returns the pixels as an image in the given orientation.
  package func displayImage(turned orientation: UIImage.Orientation) -> DisplayImage? {
    guard let picture else { return nil }
    if isWhole, orientation == .up { return picture }
    let own = CGSize(width: CGFloat(width), height: CGFloat(height))
    let size = orientation.turned(own)
    let rect = CGRect(origin: .zero, size: own)
    let drawing = Drawing(
      transform: orientation.turn(of: own), clip: PathShape(rect: rect),
      steps: [.command(.imagePart(picture, ImagePart(destination: rect, source: part)))])
    return DisplayImage(
      source: .drawing(drawing, size: size), pixelSize: size, orientation: orientation.exif,
      isOpaque: picture.isOpaque)
  }
}

extension DisplayImage {
  /// Returns the pixels before `orientation` was applied.
  fileprivate func unturned(_ orientation: UIImage.Orientation) -> DisplayImage {
    guard orientation != .up else { return self }
    let size = orientation.turned(pixelSize)
    let upright = CGRect(origin: .zero, size: pixelSize)
    let drawing = Drawing(
      transform: orientation.turn(of: size).inverted(), clip: PathShape(rect: upright),
      steps: [.command(.imagePart(self, ImagePart(destination: upright)))])
    return DisplayImage(
      source: .drawing(drawing, size: size), pixelSize: size, isOpaque: isOpaque)
  }
}

extension UIImage.Orientation {
  /// Returns the size of an image of `size` after, or before, applying the orientation.
  package func turned(_ size: CGSize) -> CGSize {
    let isAcross = [.left, .right, .leftMirrored, .rightMirrored].contains(self)
    return isAcross ? CGSize(width: size.height, height: size.width) : size
  }

  /// Returns the transform from a stored image of `size` to its upright position.
  fileprivate func turn(of size: CGSize) -> CGAffineTransform {
    let (width, height) = (size.width, size.height)
    return switch self {
    case .up: .identity
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    }
  }
}
