// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry

/// A layer property's value that can be interpolated.
enum AnimatedValue: Hashable, Sendable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(DisplayColor)
  case path(PathShape)
  case list([AnimatedValue])

  /// Whether changes of the value add up, as those of numbers, points, sizes and rectangles do, unlike those
  /// of transforms, colours, paths and lists.
  var addsUp: Bool {
    switch self {
    case .number, .point, .size, .rect: true
    case .transform, .color, .path, .list: false
    }
  }

  /// Returns a point or rectangle translated by `way`; other values are returned unmodified.
  func moved(by way: CGPoint) -> AnimatedValue {
    switch self {
    case .point(let point): .point(CGPoint(x: point.x + way.x, y: point.y + way.y))
    case .rect(let rect): .rect(rect.offsetBy(dx: way.x, dy: way.y))
    case .number, .size, .transform, .color, .path, .list: self
    }
  }

  /// Returns the sum of this value and `share` of the difference from `end` to `start`.
  func adding(_ share: Double, ofWayFrom end: AnimatedValue, to start: AnimatedValue)
    -> AnimatedValue
  {
    let way = zip(start.numbers, end.numbers).map { $0 - $1 }
    guard way.count == numbers.count else { return self }
    return with(zip(numbers, way).map { $0 + $1 * share })
  }

  /// Returns the value interpolated towards `other` by `share`, which may exceed 1.
  func mixed(with other: AnimatedValue, at share: Double) -> AnimatedValue {
    switch (self, other) {
    case (.transform(let start), .transform(let end)):
      return .transform(TransformMix(from: start, to: end).transform(at: share))
    case (.color(let start), .color(let end)):
      return .color(Self.mix(start, end, share))
    case (.path(let start), .path(let end)):
      return .path(start.mixed(with: end, at: CGFloat(share)) ?? (share < 0.5 ? start : end))
    case (.list(let start), .list(let end)):
      guard start.count == end.count else { return share < 0.5 ? self : other }
      return .list(zip(start, end).map { $0.mixed(with: $1, at: share) })
    default:
      guard numbers.count == other.numbers.count else { return other }
      return with(zip(numbers, other.numbers).map { $0 + ($1 - $0) * share })
    }
  }

  /// Returns the interpolated colour; a fully transparent colour takes the components of the other one.
  private static func mix(_ start: DisplayColor, _ end: DisplayColor, _ share: Double)
    -> DisplayColor
  {
    let from = start.alpha == 0 ? end : start
    let to = end.alpha == 0 ? start : end
    func part(_ first: Double, _ last: Double) -> Double {
      max(0, min(1, first + (last - first) * share))
    }
    return DisplayColor(
      red: part(from.red, to.red), green: part(from.green, to.green),
      blue: part(from.blue, to.blue), alpha: part(start.alpha, end.alpha))
  }

  /// The numbers that a curve can interpolate, or `nil` if there are none.
  var curveNumbers: [Double]? {
    if case .color(let color) = self { return [color.red, color.green, color.blue, color.alpha] }
    return numbers.isEmpty ? nil : numbers
  }

  /// Returns a value of this kind with other numbers of a curve.
  func withCurveNumbers(_ numbers: [Double]) -> AnimatedValue {
    guard case .color = self else { return with(numbers) }
    let shares = numbers.map { max(0, min(1, $0)) }
    return .color(
      DisplayColor(red: shares[0], green: shares[1], blue: shares[2], alpha: shares[3]))
  }

  /// Returns the distance to another value of the same kind.
  func distance(to other: AnimatedValue) -> Double {
    switch (self, other) {
    case (.transform(let start), .transform(let end)):
      return TransformMix.distance(from: start, to: end)
    case (.list(let start), .list(let end)):
      return zip(start, end).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    default:
      let ways = zip(curveNumbers ?? [], other.curveNumbers ?? []).map { $0 - $1 }
      return ways.reduce(0) { $0 + $1 * $1 }.squareRoot()
    }
  }

  private var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .transform, .color, .path, .list: []
    }
  }

  /// Returns a value of this kind with other numbers.
  private func with(_ numbers: [Double]) -> AnimatedValue {
    switch self {
    case .number: .number(numbers[0])
    case .point: .point(CGPoint(x: numbers[0], y: numbers[1]))
    case .size: .size(CGSize(width: numbers[0], height: numbers[1]))
    case .rect:
      .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .transform, .color, .path, .list: self
    }
  }
}
