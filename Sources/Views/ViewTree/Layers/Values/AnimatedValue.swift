// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry

/// A value of a layer that changes over time.
enum AnimatedValue: Hashable, Sendable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(DisplayColor)
  case path(PathShape)
  case list([AnimatedValue])

  /// Whether changes of the value add up: numbers and what is made of them, not maps and colours.
  var addsUp: Bool {
    switch self {
    case .number, .point, .size, .rect: true
    case .transform, .color, .path, .list: false
    }
  }

  /// A point or a rectangle, `way` further on; other values as they are.
  func moved(by way: CGPoint) -> AnimatedValue {
    switch self {
    case .point(let point): .point(CGPoint(x: point.x + way.x, y: point.y + way.y))
    case .rect(let rect): .rect(rect.offsetBy(dx: way.x, dy: way.y))
    case .number, .size, .transform, .color, .path, .list: self
    }
  }

  /// This value and `share` of the way from `end` to `start`.
  func adding(_ share: Double, ofWayFrom end: AnimatedValue, to start: AnimatedValue)
    -> AnimatedValue
  {
    let way = zip(start.numbers, end.numbers).map { $0 - $1 }
    guard way.count == numbers.count else { return self }
    return with(zip(numbers, way).map { $0 + $1 * share })
  }

  /// The value at `share` of the way to `other`; beyond it for shares above 1.
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

  /// Mixes colours; one that is not seen takes the other's hue.
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

  /// The numbers between which a curve can lead; nil: there are none.
  var curveNumbers: [Double]? {
    if case .color(let color) = self { return [color.red, color.green, color.blue, color.alpha] }
    return numbers.isEmpty ? nil : numbers
  }

  /// A value of this kind, of other numbers of a curve.
  func withCurveNumbers(_ numbers: [Double]) -> AnimatedValue {
    guard case .color = self else { return with(numbers) }
    let shares = numbers.map { max(0, min(1, $0)) }
    return .color(
      DisplayColor(red: shares[0], green: shares[1], blue: shares[2], alpha: shares[3]))
  }

  /// How far it is to another value of the kind.
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

  /// A value of this kind, of other numbers.
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
