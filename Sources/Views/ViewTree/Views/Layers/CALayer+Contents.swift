// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry

extension CALayer {
  /// Returns the commands that paint the layer's `contents`; none without contents.
  func pictureCommands(in bounds: CGRect) -> [DrawCommand] {
    guard let contents = contents as? CGImage, let picture = contents.picture,
      bounds.width > 0, bounds.height > 0, contentsRect.width > 0, contentsRect.height > 0
    else { return [] }
    let scale = contentsScale > 0 ? contentsScale : 1
    let shown = CGSize(
      width: CGFloat(contents.width) * contentsRect.width / scale,
      height: CGFloat(contents.height) * contentsRect.height / scale)
    let part = contents.part
    let source = CGRect(
      x: part.minX + contentsRect.minX * part.width,
      y: part.minY + contentsRect.minY * part.height,
      width: contentsRect.width * part.width, height: contentsRect.height * part.height)
    let place = contentsGravity.contentMode.place(shown, in: bounds)
    return parts(of: source, shown, in: place).map { piece in
      var piece = piece
      let pixels = CGSize(
        width: piece.source.width * picture.pixelSize.width,
        height: piece.source.height * picture.pixelSize.height)
      let isLarger =
        piece.destination.width * scale > pixels.width
        || piece.destination.height * scale > pixels.height
      piece.isSharp = (isLarger ? magnificationFilter : minificationFilter) == .nearest
      return .imagePart(picture, piece)
    }
  }

  /// Returns the parts into which ``contentsCenter`` divides an image of `size` points, with their
  /// destinations.
  private func parts(of source: CGRect, _ size: CGSize, in place: CGRect) -> [ImagePart] {
    let middle = contentsCenter
    let scales = [.resize, .resizeAspect, .resizeAspectFill].contains(contentsGravity)
    guard scales, middle != CGRect(x: 0, y: 0, width: 1, height: 1), middle.width >= 0,
      middle.height >= 0
    else { return [ImagePart(destination: place, source: source)] }
    let caps = UIEdgeInsets(
      top: middle.minY * size.height, left: middle.minX * size.width,
      bottom: (1 - middle.maxY) * size.height, right: (1 - middle.maxX) * size.width)
    let patch = NinePatch(size: size, caps: caps, mode: .stretch, destination: place)
    return patch.parts.map { part in
      var piece = ImagePart(
        destination: part.destination,
        source: CGRect(
          x: source.minX + part.source.minX * source.width,
          y: source.minY + part.source.minY * source.height,
          width: part.source.width * source.width, height: part.source.height * source.height))
      piece.isJoined = true
      return piece
    }
  }
}

extension CALayerContentsGravity {
  /// The content mode of views with the same placement.
  fileprivate var contentMode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}
