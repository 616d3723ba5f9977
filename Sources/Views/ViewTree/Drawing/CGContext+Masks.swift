// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import MullionCollectionGeometry

extension CGContext {
  /// Clips what is drawn from now on to where a picture, scaled to fill `rect`, is opaque.
  ///
  /// The picture stands as ``draw(_:in:byTiling:)`` has it. What it lets through in part is drawn in part.
  ///
  /// Differs from CoreGraphics: greys without opacity hide nothing.
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
