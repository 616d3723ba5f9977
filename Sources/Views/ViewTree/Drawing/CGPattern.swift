// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import MullionCollectionGeometry

/// Draws one part of a pattern; `info` is what the pattern was made with.
public typealias CGPatternDrawPatternCallback = (
  _ info: UnsafeMutableRawPointer?, _ context: CGContext
) -> Void

/// Lets go of what a pattern was made with.
public typealias CGPatternReleaseInfoCallback = (_ info: UnsafeMutableRawPointer?) -> Void

/// A drawing that is put beside itself wherever shapes are filled with it.
public final class CGPattern {
  /// Where one part draws, in the pattern's coordinates, in points.
  let bounds: CGRect
  let matrix: CGAffineTransform
  let step: CGSize
  let isColored: Bool
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks

  /// A pattern of parts that `callbacks` draw in `bounds`, each `xStep` and `yStep` points from the next.
  ///
  /// `matrix` maps it to the coordinates that a context has at first. Where it is not `isColored`, parts are drawn in the colour that
  /// shapes are filled with. nil: nothing draws it, or numbers are none. More than 40,000 parts of one shape are not drawn.
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

  /// The pattern as it fills shapes, in `color` where it has none of its own.
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
  /// Sets what shapes are filled with to a pattern.
  ///
  /// `colorComponents` are those of the opacity where the pattern has its own colours, else a colour's: a grey's, or red, green, blue;
  /// the opacity comes last.
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

  /// Moves patterns that shapes are filled with from now on, in points.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  /// Sets what the components of colours of fills mean; shapes are filled with black until a colour is set.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fill = DisplayColor(red: 0, green: 0, blue: 0)
    fillsGrey = space.isGrey
  }
}
