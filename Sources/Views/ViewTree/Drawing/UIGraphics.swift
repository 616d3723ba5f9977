// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import MullionCollectionGeometry

/// The context that is drawn into now; nil outside of `draw(_:)` and of pictures that are drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingStage.current }

/// Makes `context` the one that is drawn into.
public func UIGraphicsPushContext(_ context: CGContext) { DrawingStage.push(.context(context)) }

/// Goes back to the context before.
public func UIGraphicsPopContext() { DrawingStage.pop() }

/// Begins a picture of `size` points, of one pixel each.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of `size` points of `scale` pixels; 0: as many as the screen has.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let format = PictureFormat(
    bounds: CGRect(origin: .zero, size: size),
    scale: scale > 0 ? scale : PictureFormat.screenScale, isOpaque: opaque)
  DrawingStage.push(.picture(format.makeContext(), format))
}

/// The picture drawn so far; nil outside of one, and for one of no size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let (context, format) = DrawingStage.currentPicture, !format.bounds.isEmpty else {
    return nil
  }
  return format.image(of: context)
}

/// Ends the picture begun last.
public func UIGraphicsEndImageContext() {
  if DrawingStage.currentPicture != nil { DrawingStage.pop() }
}

/// Fills a rectangle with the fill colour of the context.
public func UIRectFill(_ rect: CGRect) { DrawingStage.current?.fill(rect) }

/// Fills a rectangle with the fill colour of the context, with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  DrawingStage.current?.with(blendMode, alpha: 1) { $0.fill(rect) }
}

/// Draws a line of one point inside the edge of a rectangle, in the fill colour of the context.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .normal) }

/// Draws a line of one point inside the edge of a rectangle, with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  DrawingStage.current?.with(blendMode, alpha: 1) { context in
    var frame = PathShape(rect: rect)
    frame.addRect(rect.insetBy(dx: min(1, rect.width / 2), dy: min(1, rect.height / 2)))
    context.fill(frame.applying(context.state.transform), isEvenOdd: true)
  }
}

/// Clips what is drawn from now on to a rectangle.
public func UIRectClip(_ rect: CGRect) { DrawingStage.current?.clip(to: rect) }

extension PictureFormat {
  /// The pixels per point of what is shown now.
  static var screenScale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 1
  }
}

extension CGContext {
  /// Runs `body` with another blend mode, and `alpha` times the opacity.
  func with(_ mode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void) {
    let before = state
    state.blend = mode
    state.alpha *= max(0, min(1, alpha))
    body(self)
    state = before
  }
}
