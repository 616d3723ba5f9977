// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionDisplayTree
import Testing

@testable import MullionViewTree

/// Tests of page curls: the roll is at the end of the flat part, for any lifted fraction.
@MainActor
struct PageCurlTests {
  private final class Page {}

  private let page = Page()

  /// Returns the positions of the lower edge of the flat part, the roll and its shadow.
  private func places(_ bounds: CGRect, _ lifted: CGFloat) throws -> [CGFloat] {
    let curl = PageCurl(bounds: bounds, lifted: lifted)
    let content = DisplayNode(
      identity: ObjectIdentifier(page), contentVersion: 1, bounds: bounds)
    let flat = curl.flattened(content, identity: page, 2)
    let roll = curl.roll(identity: page, 3)
    guard case .drawing(let drawing)? = roll.commands.first else { return [] }
    let rects = drawing.steps.compactMap { step -> CGRect? in
      if case .fill(let shape, _, _) = step { shape.box } else { nil }
    }
    let clip = try #require(flat.clip).rect
    expect(flat.children.count == 1 && rects.count == 2)
    expect([clip, rects[0], rects[1]].allSatisfy { $0.width == bounds.width })
    return [clip.maxY, rects[1].minY, rects[1].maxY, rects[0].minY, rects[0].maxY]
  }

  @Test(arguments: [
    CGRect(x: 0, y: 0, width: 320, height: 480), CGRect(x: 10, y: 20, width: 100, height: 60),
  ])
  func `the flat part, the roll and its shadow follow each other upwards`(bounds: CGRect) throws {
    var last: CGFloat = .infinity
    for step in 0...20 {
      let places = try places(bounds, CGFloat(step) / 20)
      let (flat, roll) = (places[0], places[1])
      expect(places.dropFirst() == places.dropFirst().sorted()[...] && places[2] == places[3])
      expect(roll < last && (flat == roll || roll < bounds.minY && flat == bounds.minY))
      last = roll
    }
    expect(try places(bounds, 0)[1], equals: bounds.maxY)
    // With all of it lifted, the shadow has left as well.
    expect(abs(try places(bounds, 1)[4] - bounds.minY) < 1e-9)
  }
}
