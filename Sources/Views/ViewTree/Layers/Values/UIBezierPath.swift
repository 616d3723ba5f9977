// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import MullionCollectionGeometry

/// A path and how it is drawn.
open class UIBezierPath: NSObject, NSCopying, _NamedMembers {
  private var shape = PathShape()
  /// The width of the line `stroke()` draws, in points.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle = CGLineCap.butt
  /// How lines meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far corners reach beyond the line, in widths, before they are cut.
  open var miterLimit: CGFloat = 10
  /// Whether every second part inside counts, instead of what the path winds around.
  open var usesEvenOddFillRule = false
  /// How far from a curve, in pixels, the lines may be that it is drawn as.
  ///
  /// Kept for callers: hosts draw curves as finely as they can.
  open var flatness: CGFloat = 0.6
  private var dashes: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  /// An empty path.
  public override init() {
    super.init()
  }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    shape.addRect(rect)
  }

  /// The ellipse that touches the sides of `rect`.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    shape = PathShape(ellipseIn: rect)
  }

  /// A rectangle with round corners.
  ///
  /// Differs from UIKit: corners are quarters of circles, without its smoother curve.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    shape = PathShape(rounded: rect, width: cornerRadius, height: cornerRadius)
  }

  /// A rectangle whose corners in the set are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    shape = PathShape(
      rounded: rect, width: cornerRadii.width, height: cornerRadii.height,
      corners: (
        corners.contains(.topLeft), corners.contains(.topRight), corners.contains(.bottomRight),
        corners.contains(.bottomLeft)
      ))
  }

  /// An arc; angles in radians, 0 to the right, `clockwise` as seen with y pointing down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The path of a `CGPath`.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    shape = CGPath.shape
  }

  /// The path; reading answers one that does not change any more.
  open var cgPath: CGPath {
    get { CGPath(shape) }
    set { shape = newValue.shape }
  }

  /// Begins a part at `point`.
  open func move(to point: CGPoint) { shape.move(to: point) }

  /// Adds a line.
  open func addLine(to point: CGPoint) { shape.addLine(to: point) }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    shape.addCurve(to: endPoint, controlPoint1, controlPoint2)
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    shape.addQuadCurve(to: endPoint, controlPoint)
  }

  /// Adds an arc, and a line to it.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    shape.addArc(
      center, radius: radius, from: startAngle, to: endAngle, isIncreasing: clockwise)
  }

  /// Adds a line back to where the part began.
  open func close() { shape.close() }

  /// Takes all pieces away.
  open func removeAllPoints() { shape = PathShape() }

  /// Adds the pieces of another path.
  open func append(_ bezierPath: UIBezierPath) { shape.add(bezierPath.shape) }

  /// Maps the path.
  open func apply(_ transform: CGAffineTransform) { shape = shape.applying(transform) }

  /// A path of the same pieces, run through from its end to its beginning, that is drawn the same.
  open func reversing() -> UIBezierPath {
    guard let reversed = copy() as? UIBezierPath else { return self }
    reversed.shape = shape.reversed
    return reversed
  }

  /// Whether the path has no pieces.
  open var isEmpty: Bool { shape.isEmpty }

  /// The smallest rectangle that holds the path; null when it is empty.
  open var bounds: CGRect { shape.box }

  /// Where the path ends; zero when it is empty.
  open var currentPoint: CGPoint { shape.currentPoint ?? .zero }

  /// Whether `point` is inside.
  open func contains(_ point: CGPoint) -> Bool {
    shape.contains(point, isEvenOdd: usesEvenOddFillRule)
  }

  /// Sets the lengths of strokes and gaps, in points; nil: no gaps.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (
      pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase
    )
  }

  /// Answers the lengths of strokes and gaps: how many there are, where in them the line begins.
  ///
  /// `pattern` has room for all of them, or is nil where only their number is asked for.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.pattern.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.pattern.count
    phase?.pointee = dashes.phase
  }

  /// How `stroke()` draws.
  var line: Drawing.Line {
    var line = Drawing.Line()
    line.width = lineWidth
    line.cap = lineCapStyle
    line.join = lineJoinStyle
    line.miterLimit = miterLimit
    line.dashes = dashes.pattern
    line.dashPhase = dashes.phase
    return line
  }

  /// A path of the same pieces that is drawn the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath()
    copy.shape = shape
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.flatness = flatness
    copy.dashes = dashes
    return copy
  }

  /// A path of the same pieces that is drawn the same.
  open override func copy() -> Any { copy(with: nil) }

  /// The members of the class that can be reached by name.
  @MainActor open class var _namedMembers: [_NamedMember] { [] }
}
