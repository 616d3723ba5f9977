// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import MullionCollectionGeometry

/// A function that draws one tile of a pattern; `info` is the value with which the pattern was created.
public typealias CGPatternDrawPatternCallback = (
  _ info: UnsafeMutableRawPointer?, _ context: CGContext
) -> Void

/// A function that releases the value with which a pattern was created.
public typealias CGPatternReleaseInfoCallback = (_ info: UnsafeMutableRawPointer?) -> Void

/// A drawing that is repeated to fill shapes.
public final class CGPattern {
  /// The bounds of a tile, in the pattern's coordinates, in points.
  let bounds: CGRect
  let matrix: CGAffineTransform
  let step: CGSize
  let isColored: Bool
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks

  /// Creates a pattern of tiles that `callbacks` draw in `bounds`; the origins of adjacent tiles are `xStep`
  /// and `yStep` points apart.
  ///
  /// `matrix` maps the pattern to the initial coordinates of a context. If `isColored` is `false`, tiles are
  /// drawn in the colour passed to ``CGContext/setFillPattern(_:colorComponents:)``. Returns `nil` without a
  /// drawing function, and for invalid numbers. A shape of more than 40,000 tiles is not filled.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard callbacks.pointee.drawPattern != nil, xStep != 0, yStep != 0, xStep.isFinite,
      yStep.isFinite, bounds.width > 0, bounds.height > 0, matrix.isInvertible
    else { return nil }
    self.info = info
    self.bounds = bounds
    self.matrix = matrix
    self.isColored = isColored
    step = CGSize(width: abs(xStep), height: abs(yStep))
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  /// Returns the pattern for filling shapes, drawn in `color` if it has no colours of its own.
  func fill(in color: DisplayColor?) -> FillPattern {
    let context = CGContext(area: bounds)
    if let color {
      context.state.fill = color
      context.state.stroke = color
    }
    callbacks.drawPattern?(info, context)
    let steps = context.drawing.map { [Drawing.Step.drawing($0)] } ?? []
    return FillPattern(steps: steps, step: step, bounds: bounds, matrix: matrix)
  }
}

extension CGContext {
  /// Sets the fill to a pattern.
  ///
  /// `colorComponents` are the opacity of a pattern with its own colours, which has no effect on Linux,
  /// otherwise a grey or red, green and blue, followed by the opacity.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    guard !pattern.isColored else {
      state.pattern = pattern.fill(in: nil)
      return
    }
    let numbers = (0..<(fillsGrey ? 2 : 4)).map { Double(colorComponents[$0]) }
    let color =
      fillsGrey
      ? DisplayColor(red: numbers[0], green: numbers[0], blue: numbers[0], alpha: numbers[1])
      : DisplayColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    state.pattern = pattern.fill(in: color)
  }

  /// Sets the offset of patterns, in points.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  /// Sets the colour space of the fill colour, which becomes black until a colour is set.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fill = DisplayColor(red: 0, green: 0, blue: 0)
    fillsGrey = space.isGrey
  }
}
