// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import RandomTesting
import Testing
import UIKit

@testable import MullionViewControllers

/// Tests of popover geometry: properties that hold for all random positions.
@MainActor
struct PopoverGeometryTests {
  private static func geometry(_ random: inout SeededGenerator) -> PopoverGeometry {
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    let area = CGRect(x: number(0...40), y: number(0...40), width: 600, height: 500)
    let source = CGRect(
      x: area.minX + number(0...500), y: area.minY + number(0...400), width: number(1...90),
      height: number(1...90))
    let directions: [UIPopoverArrowDirection] = [
      .any, .up, .down, .left, .right, [.up, .down], [.left, .right], [.down, .left],
    ]
    return PopoverGeometry(
      area: area, source: source,
      content: CGSize(width: number(60...700), height: number(60...600)),
      permitted: directions.randomElement(using: &random) ?? .any)
  }

  /// Returns the distance from the source to the side of `body` with the arrow, in points.
  private func distance(_ place: PopoverGeometry.Place, _ source: CGRect) -> CGFloat {
    switch place.direction {
    case .up: place.body.minY - source.maxY
    case .down: source.minY - place.body.maxY
    case .left: place.body.minX - source.maxX
    default: source.minX - place.body.maxX
    }
  }

  @Test(arguments: 0..<300)
  func `a popover stays in its area, in a permitted way, beside its source`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let geometry = Self.geometry(&random)
    let place = geometry.place
    expect(geometry.area.contains(place.body))
    expect(geometry.permitted.contains(place.direction) && place.direction != [])
    expect(place.body.width <= geometry.content.width)
    expect(place.body.height <= geometry.content.height)
    let isUpright = place.direction == .up || place.direction == .down
    // Where there is no room at all, the content has no extent.
    let extent = isUpright ? place.body.height : place.body.width
    if extent > 0 {
      expect(abs(distance(place, geometry.source) - PopoverGeometry.arrowLength) <= 0.5)
    }
    let edge = isUpright ? place.body.width : place.body.height
    expect(place.arrow >= 0 && place.arrow <= edge)
    let least = PopoverGeometry.radius + PopoverGeometry.arrowWidth / 2
    if edge >= 2 * least { expect(place.arrow >= least && place.arrow <= edge - least) }
    // The arrow points at the middle of the source where the corners let it.
    let along =
      isUpright
      ? geometry.source.midX - place.body.minX : geometry.source.midY - place.body.minY
    if along > least, along < edge - least { expect(place.arrow, equals: along) }
  }

  @Test(arguments: 0..<100)
  func `content that has room in a permitted way is shown in full`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var geometry = Self.geometry(&random)
    geometry.content = CGSize(width: 120, height: 100)
    geometry.permitted = .any
    expect(geometry.place.body.size, equals: geometry.content)
    let below = geometry.area.maxY - geometry.source.maxY - PopoverGeometry.arrowLength
    expect((geometry.place.direction == .up), equals: (below >= 100))
  }

  @Test func `insets of the ground add to the content, and no arrow means the middle`() {
    var geometry = PopoverGeometry(
      area: CGRect(x: 0, y: 0, width: 600, height: 500),
      source: CGRect(x: 280, y: 100, width: 40, height: 20),
      content: CGSize(width: 200, height: 100), permitted: .up)
    geometry.metrics.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(geometry.place.body, equals: CGRect(x: 197, y: 133, width: 206, height: 104))
    geometry.metrics.insets = .zero
    geometry.permitted = []
    expect(geometry.place.body, equals: CGRect(x: 200, y: 60, width: 200, height: 100))
    expect(geometry.place.direction == [] && geometry.place.arrow == 0)
    geometry.permitted = .up
    geometry.content.height = 450
    expect(geometry.place.body.height, equals: 367)
    geometry.mayOverlap = true
    expect(geometry.place.body, equals: CGRect(x: 200, y: 50, width: 200, height: 450))
  }
}
