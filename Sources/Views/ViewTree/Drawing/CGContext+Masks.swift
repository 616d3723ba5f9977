// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import MullionCollectionGeometry

extension CGContext {
  /// Clips subsequent drawing to the opaque parts of an image, scaled to fill `rect`.
  ///
  /// The image is oriented as in ``draw(_:in:byTiling:)``. Where it is partially opaque, drawing is partially
  /// opaque.
  ///
  /// Differs from CoreGraphics: greyscale images without alpha hide nothing.
  public func clip(to rect: CGRect, mask: CGImage) {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    guard let picture = mask.picture, rect.width > 0, rect.height > 0,
      numbers.allSatisfy(\.isFinite)
    else { return clip(to: CGRect.zero) }
    let upright = state.transform
      .translatedBy(x: 0, y: rect.minY + rect.maxY).scaledBy(x: 1, y: -1)
    let part = ImagePart(destination: rect, source: mask.part)
    let cover = Drawing(transform: upright, steps: [.command(.imagePart(picture, part))])
    clip(PathShape(rect: rect).applying(state.transform), mask: [.drawing(cover)])
  }
}
