// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import MullionCollectionGeometry

/// Returns the current context, or `nil` if there is none; there is one in `draw(_:)`, while an image is
/// drawn, and after ``UIGraphicsPushContext(_:)``.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingStage.current }

/// Makes `context` the current context.
public func UIGraphicsPushContext(_ context: CGContext) { DrawingStage.push(.context(context)) }

/// Restores the previous context.
public func UIGraphicsPopContext() { DrawingStage.pop() }

/// Begins an image of `size`, in points, with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of `size`, in points, with `scale` pixels per point; 0 for the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let format = PictureFormat(
    bounds: CGRect(origin: .zero, size: size),
    scale: scale > 0 ? scale : PictureFormat.screenScale, isOpaque: opaque)
  DrawingStage.push(.picture(format.makeContext(), format))
}

/// Returns the image drawn so far in a context begun by ``UIGraphicsBeginImageContext(_:)``; `nil` if the
/// current context is another one, or for an empty size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let (context, format) = DrawingStage.currentPicture, !format.bounds.isEmpty else {
    return nil
  }
  return format.image(of: context)
}

/// Ends the image begun last; a no-op if its context is not the current one.
public func UIGraphicsEndImageContext() {
  if DrawingStage.currentPicture != nil { DrawingStage.pop() }
}

/// Fills a rectangle with the fill colour of the current context.
public func UIRectFill(_ rect: CGRect) { DrawingStage.current?.fill(rect) }

/// Fills a rectangle with the fill colour of the current context and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  DrawingStage.current?.with(blendMode, alpha: 1) { $0.fill(rect) }
}

/// Draws a frame one point wide inside the edge of a rectangle, in the fill colour of the current context.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .normal) }

/// Draws a frame one point wide inside the edge of a rectangle, with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  DrawingStage.current?.with(blendMode, alpha: 1) { context in
    var frame = PathShape(rect: rect)
    frame.addRect(rect.insetBy(dx: min(1, rect.width / 2), dy: min(1, rect.height / 2)))
    context.fill(frame.applying(context.state.transform), isEvenOdd: true)
  }
}

/// Clips subsequent drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { DrawingStage.current?.clip(to: rect) }

extension PictureFormat {
  /// The number of pixels per point of the current traits.
  static var screenScale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 1
  }
}

extension CGContext {
  /// Runs `body` with another blend mode, and the opacity multiplied by `alpha`.
  func with(_ mode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void) {
    let before = state
    state.blend = mode
    state.alpha *= max(0, min(1, alpha))
    body(self)
    state = before
  }
}
