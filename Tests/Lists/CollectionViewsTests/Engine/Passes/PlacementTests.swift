// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing
import UIKit

@testable import MullionCollectionViews

/// Tests of the placement of views by their attributes, or by handlers that changed them.
@MainActor
@Suite("Placement")
struct PlacementTests {
  /// A view that records the attributes applied to it.
  private final class Listener: UICollectionReusableView {
    var heard: [CGFloat] = []

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      heard.append(layoutAttributes.alpha)
    }
  }

  private func attributes() -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 1])
    attributes.frame = CGRect(x: 10, y: 200, width: 100, height: 40)
    attributes.alpha = 0.25
    attributes.zIndex = 4
    attributes.isHidden = true
    return attributes
  }

  @Test func `a view stands where its attributes say, in what holds it`() {
    let view = Listener()
    view.bounds.origin = CGPoint(x: 0, y: 7)
    Placement(attributes: attributes(), item: nil, origin: CGPoint(x: 3, y: 150)).apply(to: view)
    expect(view.frame, equals: CGRect(x: 7, y: 50, width: 100, height: 40))
    expect(view.bounds.origin, equals: CGPoint(x: 0, y: 7))
    expect(view.alpha == 0.25 && view.isHidden && view.layer.zPosition == 4)
    let turned = attributes()
    turned.transform3D = CATransform3DMakeRotation(1, 0, 0, 1)
    Placement(attributes: turned, item: nil, origin: .zero).apply(to: view)
    expect(view.layer.transform, equals: turned.transform3D)
  }

  @Test func `what a handler changed goes before what the layout says`() {
    let (view, attributes) = (Listener(), attributes())
    let item = VisibleItem(attributes)
    item.center = CGPoint(x: 500, y: 600)
    item.alpha = 1
    item.isHidden = false
    item.zIndex = -2
    item.transform3D = CATransform3DMakeRotation(2, 0, 0, 1)
    Placement(attributes: attributes, item: item, origin: CGPoint(x: 100, y: 100)).apply(to: view)
    expect(view.center == CGPoint(x: 400, y: 500) && view.bounds.size == attributes.size)
    expect(view.alpha == 1 && !view.isHidden && view.layer.zPosition == -2)
    expect(view.layer.transform, equals: item.transform3D)
  }

  @Test func `a view hears of attributes when they are others`() {
    let (view, other) = (Listener(), attributes())
    for _ in 0..<2 {
      Placement(attributes: attributes(), item: nil, origin: .zero).apply(to: view)
    }
    other.alpha = 0.5
    Placement(attributes: other, item: nil, origin: .zero).apply(to: view)
    expect(view.heard, equals: [0.25, 0.5])
  }
}
