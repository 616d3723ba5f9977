// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

extension CGContext {
  /// Sets what shapes are filled with.
  public func setFillColor(_ color: CGColor) { state.fill = DisplayColor(color) }

  /// Sets what shapes are filled with.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets what shapes are filled with, to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = DisplayColor(color) }

  /// Sets the colour of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of lines, to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the opacity of what is drawn from now on.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }

  /// Sets how what is drawn from now on goes together with what is there.
  ///
  /// Differs from CoreGraphics: documents of text (SVG) show the modes up to `luminosity` alone.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }

  /// Sets whether pixels that the edges of shapes cut are painted in part, or wholly or not at all.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.hasSmoothEdges = shouldAntialias
  }

  /// Sets whether ``setShouldAntialias(_:)`` is heeded; without, pixels are painted wholly or not at all.
  ///
  /// It is not part of what `saveGState()` keeps.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    allowsSmoothEdges = allowsAntialiasing
  }

  /// Gives what is drawn from now on a shadow in `color`; nil: none.
  ///
  /// `offset` is in points, downwards, whatever the coordinates are; `blur` is how far it is soft.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      DrawingShadow(DisplayColor($0), offset: offset, deviation: max(0, blur) / 2)
    }
  }

  /// Gives what is drawn from now on a shadow of a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Lines

  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }

  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

  /// Sets how far corners reach beyond lines, in widths, before they are cut.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Sets the lengths of strokes and gaps, in points; none: no gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashPhase = phase
    state.line.dashes = lengths
  }
}
