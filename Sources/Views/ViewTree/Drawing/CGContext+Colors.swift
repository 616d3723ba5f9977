// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

extension CGContext {
  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) { state.fill = DisplayColor(color) }

  /// Sets the fill colour from RGB components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill colour to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) { state.stroke = DisplayColor(color) }

  /// Sets the stroke colour from RGB components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke colour to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the opacity of subsequent drawing.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }

  /// Sets the blend mode of subsequent drawing.
  ///
  /// Differs from CoreGraphics: SVG documents support only `plusLighter` and the modes up to `luminosity`;
  /// what is drawn with `clear` is left out there, other modes are the same as `normal`.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }

  /// Sets whether the edges of shapes are antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.hasSmoothEdges = shouldAntialias
  }

  /// Sets whether antialiasing is allowed; if not, ``setShouldAntialias(_:)`` has no effect.
  ///
  /// It is not part of the state saved by `saveGState()`.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    allowsSmoothEdges = allowsAntialiasing
  }

  /// Sets the shadow of subsequent drawing; `nil` for `color` removes it.
  ///
  /// `offset` is in points, downwards, independent of the current transform; `blur` is the extent of the
  /// blur.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      DrawingShadow(DisplayColor($0), offset: offset, deviation: max(0, blur) / 2)
    }
  }

  /// Sets the shadow of subsequent drawing, in black with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Lines

  /// Sets the line width, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }

  /// Sets the style of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

  /// Sets the style of line joins.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

  /// Sets the ratio of miter length to line width above which a miter join becomes a bevel.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Sets the lengths of dashes and gaps, in points; an empty array gives a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashPhase = phase
    state.line.dashes = lengths
  }
}
