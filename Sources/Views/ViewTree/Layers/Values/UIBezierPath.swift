// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import MullionCollectionGeometry

/// A path of lines and curves, with its drawing attributes.
open class UIBezierPath: NSObject, NSCopying, _NamedMembers {
  private var shape = PathShape()
  /// The width of the line drawn by `stroke()`, in points.
  open var lineWidth: CGFloat = 1
  /// The style of the line ends.
  open var lineCapStyle = CGLineCap.butt
  /// The style of the line joins.
  open var lineJoinStyle = CGLineJoin.miter
  /// The ratio of miter length to line width above which a miter join becomes a bevel.
  open var miterLimit: CGFloat = 10
  /// Whether the even-odd rule determines the inside of the path, rather than the nonzero winding rule.
  open var usesEvenOddFillRule = false
  private var dashes: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    shape.addRect(rect)
  }

  /// Creates a path of the ellipse inscribed in `rect`.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    shape = PathShape(ellipseIn: rect)
  }

  /// Creates a path of a rectangle with rounded corners.
  ///
  /// Differs from UIKit: corners are quarter circles rather than curves with continuous curvature.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    shape = PathShape(rounded: rect, width: cornerRadius, height: cornerRadius)
  }

  /// Creates a path of a rectangle with the given corners rounded.
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

  /// Creates a path of an arc, with angles in radians, 0 to the right, and `clockwise` as seen with y
  /// pointing down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from a `CGPath`.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    shape = CGPath.shape
  }

  /// The Core Graphics path; reading it returns an immutable copy.
  open var cgPath: CGPath {
    get { CGPath(shape) }
    set { shape = newValue.shape }
  }

  /// Begins a subpath at `point`.
  open func move(to point: CGPoint) { shape.move(to: point) }

  /// Appends a line.
  open func addLine(to point: CGPoint) { shape.addLine(to: point) }

  /// Appends a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    shape.addCurve(to: endPoint, controlPoint1, controlPoint2)
  }

  /// Appends a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    shape.addQuadCurve(to: endPoint, controlPoint)
  }

  /// Appends an arc, with a line to its start.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    shape.addArc(
      center, radius: radius, from: startAngle, to: endAngle, isIncreasing: clockwise)
  }

  /// Closes the subpath with a line to its start.
  open func close() { shape.close() }

  /// Removes all subpaths.
  open func removeAllPoints() { shape = PathShape() }

  /// Appends the subpaths of another path.
  open func append(_ bezierPath: UIBezierPath) { shape.add(bezierPath.shape) }

  /// Applies a transform to the path.
  open func apply(_ transform: CGAffineTransform) { shape = shape.applying(transform) }

  /// Returns a path with the same subpaths in the reverse direction, and the same drawing attributes.
  open func reversing() -> UIBezierPath {
    guard let reversed = copy() as? UIBezierPath else { return self }
    reversed.shape = shape.reversed
    return reversed
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { shape.isEmpty }

  /// The bounding box of the path, in which each curve is approximated by line segments; null if the path is
  /// empty.
  open var bounds: CGRect { shape.box }

  /// The end of the path; zero if the path is empty.
  open var currentPoint: CGPoint { shape.currentPoint ?? .zero }

  /// Returns whether `point` is inside the path, by the fill rule of the path; each curve is approximated by
  /// line segments.
  open func contains(_ point: CGPoint) -> Bool {
    shape.contains(point, isEvenOdd: usesEvenOddFillRule)
  }

  /// Sets the lengths of dashes and gaps, in points; `nil` for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (
      pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase
    )
  }

  /// Retrieves the dash pattern: the lengths in points, their number and the phase.
  ///
  /// `pattern` has capacity for all lengths, or is `nil` to retrieve only their number.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.pattern.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.pattern.count
    phase?.pointee = dashes.phase
  }

  /// The line style of `stroke()`.
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

  /// Returns a copy of the path with its drawing attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath()
    copy.shape = shape
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
    return copy
  }

  /// Returns a copy of the path with its drawing attributes.
  open override func copy() -> Any { copy(with: nil) }

  /// The members of the class that are accessible by name.
  @MainActor open class var _namedMembers: [_NamedMember] { [] }
}
