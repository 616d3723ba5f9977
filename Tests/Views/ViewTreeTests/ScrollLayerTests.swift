// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of layers that scroll by changing their bounds.
@MainActor
struct ScrollLayerTests {
  private let layer = CAScrollLayer()

  init() { layer.frame = CGRect(x: 0, y: 0, width: 100, height: 80) }

  @Test func `a point comes to the corner, as far as the mode lets it`() {
    layer.scroll(to: CGPoint(x: 30, y: 40))
    expect(layer.bounds, equals: CGRect(x: 30, y: 40, width: 100, height: 80))
    layer.scrollMode = .horizontally
    layer.scroll(to: CGPoint(x: 5, y: 6))
    expect(layer.bounds.origin, equals: CGPoint(x: 5, y: 40))
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint(x: 7, y: 8))
    expect(layer.bounds.origin, equals: CGPoint(x: 5, y: 8))
    layer.scrollMode = CAScrollLayerScrollMode(rawValue: "none")
    expect(layer.scrollMode, equals: CAScrollLayerScrollMode.none)
    layer.scroll(to: CGPoint.zero)
    expect(layer.bounds.origin, equals: CGPoint(x: 5, y: 8))
    expect(layer.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 80))
  }

  @Test func `a rectangle is brought into sight the shortest way`() {
    layer.scroll(to: CGRect(x: 150, y: 10, width: 20, height: 20))
    expect(layer.bounds.origin, equals: CGPoint(x: 70, y: 0))
    layer.scroll(to: CGRect(x: 10, y: 0, width: 20, height: 20))
    expect(layer.bounds.origin, equals: CGPoint(x: 10, y: 0))
    layer.scroll(to: CGRect(x: 50, y: 30, width: 300, height: 20))
    expect(layer.bounds.origin, equals: CGPoint(x: 50, y: 0))
  }

  @Test func `layers inside scroll the one that they are in`() {
    let inner = CALayer()
    inner.frame = CGRect(x: 200, y: 300, width: 50, height: 50)
    layer.addSublayer(inner)
    inner.scroll(CGPoint(x: 10, y: 20))
    expect(layer.bounds.origin, equals: CGPoint(x: 210, y: 320))
    inner.scrollRectToVisible(inner.bounds)
    expect(layer.bounds.origin, equals: CGPoint(x: 200, y: 300))
    CALayer().scroll(.zero)
    CALayer().scrollRectToVisible(.zero)
  }

  @Test func `layers say what their properties are at first`() {
    expect(CALayer.defaultValue(forKey: "opacity") as? Float, equals: 1)
    expect(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint, equals: CGPoint(x: 0.5, y: 0.5))
    expect(CALayer.defaultValue(forKey: "hidden") as? Bool, equals: false)
    expect(CALayer.defaultValue(forKey: "backgroundColor") == nil)
    expect(CALayer.defaultValue(forKey: "progress") == nil)
  }
}
