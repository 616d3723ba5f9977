// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import RandomTesting
import Testing

@testable import MullionViewTree

/// Tests of layer geometry and of the transforms between layers, compared with transforms composed of their
/// parts.
@MainActor
struct LayerValueTests {
  private typealias Parts = (scale: CGSize, angle: CGFloat, shift: CGPoint)

  private static func number(
    _ range: ClosedRange<CGFloat>, _ random: inout SeededGenerator
  ) -> CGFloat { CGFloat.random(in: range, using: &random) }

  private static func point(_ random: inout SeededGenerator) -> CGPoint {
    CGPoint(x: number(-200...200, &random), y: number(-200...200, &random))
  }

  private static func parts(_ random: inout SeededGenerator, angle: CGFloat) -> Parts {
    (
      CGSize(width: number(0.2...3, &random), height: number(0.2...3, &random)), angle,
      point(&random)
    )
  }

  /// Returns a transform that scales, then rotates, then translates.
  private static func map(_ parts: Parts) -> CATransform3D {
    CATransform3DMakeAffineTransform(
      CGAffineTransform(scaleX: parts.scale.width, y: parts.scale.height)
        .concatenating(CGAffineTransform(rotationAngle: parts.angle))
        .concatenating(CGAffineTransform(translationX: parts.shift.x, y: parts.shift.y)))
  }

  // MARK: TransformMix

  @Test(arguments: 0..<40)
  func `a mixed map scales, turns and shifts by a share of each`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let first = Self.parts(&random, angle: Self.number(-3...3, &random))
    let turn = Self.number(-3...3, &random)
    let last = Self.parts(&random, angle: first.angle + turn)
    let mix = TransformMix(from: Self.map(first), to: Self.map(last))
    let back = TransformMix(from: Self.map(last), to: Self.map(first))
    var faults: [Double] = []
    for step in 0...10 {
      let share = CGFloat(step) / 10
      func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * share }
      let wanted = Self.map(
        (
          CGSize(
            width: between(first.scale.width, last.scale.width),
            height: between(first.scale.height, last.scale.height)),
          first.angle + turn * share,
          CGPoint(
            x: between(first.shift.x, last.shift.x), y: between(first.shift.y, last.shift.y))
        ))
      for map in [mix.transform(at: share), back.transform(at: 1 - share)]
      where TransformMix.distance(from: map, to: wanted) > 1e-6 { faults.append(share) }
    }
    expect(faults.isEmpty)
  }

  @Test(arguments: 0..<10)
  func `maps that leave the plane come nearer step by step`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var start = Self.map(Self.parts(&random, angle: 1))
    start.m34 = 0.01
    let end = CATransform3DMakeRotation(Self.number(0.5...2, &random), 0, 1, 0)
    let mix = TransformMix(from: start, to: end)
    let whole = TransformMix.distance(from: start, to: end)
    let left = (0...10).map {
      TransformMix.distance(from: mix.transform(at: Double($0) / 10), to: end) / whole
    }
    expect(zip(left, 0...10).allSatisfy { abs($0 - (1 - Double($1) / 10)) < 1e-9 }, "\(left)")
  }

  // MARK: LayerValues

  private static func layer(_ random: inout SeededGenerator) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(
      origin: point(&random),
      size: CGSize(width: number(1...90, &random), height: number(1...90, &random)))
    layer.position = point(&random)
    layer.anchorPoint = CGPoint(x: number(0...1, &random), y: number(0...1, &random))
    layer.transform = map(parts(&random, angle: number(-3...3, &random)))
    layer.opacity = Float(number(0...1, &random))
    layer.zPosition = number(0...9, &random)
    layer.cornerRadius = number(0...9, &random)
    layer.borderWidth = number(0...9, &random)
    layer.shadowOpacity = Float(number(0...1, &random))
    layer.shadowRadius = number(0...9, &random)
    layer.shadowOffset = CGSize(width: number(0...9, &random), height: 1)
    func color() -> CGColor {
      UIColor(white: number(0...0.9, &random), alpha: 1).cgColor
    }
    (layer.borderColor, layer.backgroundColor, layer.shadowColor) = (color(), color(), color())
    return layer
  }

  @Test(arguments: 0..<30)
  func `a placement moves points around the anchor, and mirrors what is within it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let layer = Self.layer(&random)
    var values = LayerValues(layer)
    let anchor = CGPoint(
      x: layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width,
      y: layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height)
    /// Returns the position of a point in the superlayer, computed without matrices: from the anchor, through
    /// the layer's own transform, to the position.
    func placed(_ point: CGPoint) -> CGPoint {
      let map = CATransform3DGetAffineTransform(layer.transform)
      let (dx, dy) = (point.x - anchor.x, point.y - anchor.y)
      return CGPoint(
        x: layer.position.x + map.a * dx + map.c * dy + map.tx,
        y: layer.position.y + map.b * dx + map.d * dy + map.ty)
    }
    func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
      hypot(one.x - other.x, one.y - other.y)
    }
    let point = Self.point(&random)
    let space = CATransform3DGetAffineTransform(values.placementInSpace)
    var distances = [
      distance(point.applying(values.placement), placed(point)),
      distance(point.applying(space), placed(point)),
    ]
    values.runsFromRight = true
    let inside = CGPoint(x: layer.bounds.minX + layer.bounds.maxX - point.x, y: point.y)
    distances.append(distance(point.applying(values.placement), placed(inside)))
    values.isInMirror = true
    var outside = placed(inside)
    outside.x = 2 * layer.position.x - outside.x
    distances.append(distance(point.applying(values.placement), outside))
    expect(distances.allSatisfy { $0 < 1e-6 }, "\(distances)")
  }

  @Test func `what cannot be seen of a shadow and a border is not painted`() {
    var random = SeededGenerator(seed: 1)
    var values = LayerValues(Self.layer(&random))
    values.borderWidth = 2
    values.shadowOpacity = 3
    values.opacity = 1.5
    let changes: [(inout LayerValues) -> Void] = [
      { _ in }, { $0.shadowOpacity = 0 }, { $0.masksToBounds = true },
      { $0.shadowColor = LayerValues.clear }, { $0.borderWidth = 0 },
      { $0.borderColor = LayerValues.clear }, { $0.opacity = -1 },
    ]
    let seen = changes.map { change in
      var changed = values
      change(&changed)
      let shadow = changed.shadow.map { "shadow \($0.color.alpha)" } ?? ""
      return "\(shadow) \(changed.border == nil ? "" : "border") \(changed.alpha)"
    }
    let all = "shadow 1.0 border 1.0"
    expect(
      seen,
      equals: [
        all, " border 1.0", " border 1.0", " border 1.0", "shadow 1.0  1.0", "shadow 1.0  1.0",
        "shadow 1.0 border 0.0",
      ])
  }

  // MARK: LayerProperty

  private static let properties: [LayerProperty] = [
    .bounds, .position, .anchorPoint, .transform, .zPosition, .opacity, .cornerRadius,
    .borderWidth, .borderColor, .backgroundColor, .shadowColor, .shadowOpacity, .shadowOffset,
    .shadowRadius,
  ]

  @Test(arguments: 0..<5)
  func `setting a property changes that one alone, and only to a value of its kind`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (first, other) = (LayerValues(Self.layer(&random)), LayerValues(Self.layer(&random)))
    for property in Self.properties {
      var changed = first
      property.set(property.value(in: other), in: &changed)
      let differing = Self.properties.filter { $0.value(in: changed) != $0.value(in: first) }
      expect(differing == [property] && property.value(in: changed) == property.value(in: other))
      property.set(.list([]), in: &changed)
      property.set(.path(PathShape(rect: .zero)), in: &changed)
      expect(property.value(in: changed), equals: property.value(in: other))
    }
  }

  @Test func `lengths that springs take below zero are zero`() {
    var random = SeededGenerator(seed: 1)
    let first = LayerValues(Self.layer(&random))
    let results = Self.properties.map { property -> AnimatedValue in
      var values = first
      property.set(.number(-3), in: &values)
      property.set(.rect(CGRect(x: -1, y: -2, width: 5, height: 5)), in: &values)
      let small = CGRect(
        origin: CGPoint(x: -1, y: -2), size: CGSize(width: -5, height: -6))
      property.set(.rect(small), in: &values)
      return property.value(in: values)
    }
    let negative: [LayerProperty: AnimatedValue] = [
      .bounds: .rect(CGRect(x: -1, y: -2, width: 0, height: 0)), .zPosition: .number(-3),
      .opacity: .number(-3),
    ]
    let lengths: Set<LayerProperty> = [.cornerRadius, .borderWidth, .shadowOpacity, .shadowRadius]
    let wanted = Self.properties.map { property in
      negative[property]
        ?? (lengths.contains(property) ? .number(0) : property.value(in: first))
    }
    expect(results, equals: wanted)
    expect(Self.properties.filter(\.movesOnly).count, equals: 5)
  }
}
