// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

@testable import MullionCompositionalLayout

/// Tests of the outer and inner size of a group.
@Suite("GroupFrame")
struct GroupFrameTests {
  private func frame(_ size: LayoutDimensions) -> GroupFrame {
    var node = Nodes.run(size, .horizontal, [])
    node.insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    return GroupFrame(node: node, size: CGSize(width: 100, height: 50), axis: .horizontal)
  }

  @Test func `the inside is what insets leave`() {
    let frame = frame(Nodes.points(100, 50))
    expect(frame.outer, equals: CGSize(width: 100, height: 50))
    expect(frame.inner == CGSize(width: 94, height: 46) && frame.full == frame.inner)
  }

  @Test func `insets that leave nothing leave nothing`() {
    var node = Nodes.run(Nodes.points(3, 3), .horizontal, [])
    node.insets = NSDirectionalEdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9)
    let frame = GroupFrame(node: node, size: CGSize(width: 3, height: 3), axis: .horizontal)
    expect(frame.inner, equals: .zero)
  }

  @Test func `a definite length is not hugged`() {
    var frame = frame(Nodes.points(100, 50))
    frame.hug(.horizontal) { [(end: 7, isPresent: true)] }
    expect(frame.outer.width == 100 && frame.inner.width == 94 && !frame.hugsAlong)
  }

  @Test func `an estimated length hugs what is there, and knows what a full group takes`() {
    var frame = frame(Nodes.estimated(100, 50))
    expect(frame.hugsAlong)
    frame.hug(.horizontal) {
      [(end: 7, isPresent: true), (end: 30, isPresent: true), (end: 80, isPresent: false)]
    }
    expect(frame.inner.width == 30 && frame.outer.width == 30 && frame.full.width == 80)
    expect(frame.outer.height, equals: 50)
  }

  @Test func `without items the estimate stays`() {
    var frame = frame(Nodes.estimated(100, 50))
    frame.hug(.vertical) { [] }
    expect(frame.outer.height, equals: 50)
    frame.hug(.vertical) { [(end: 9, isPresent: false)] }
    expect(frame.outer.height == 50 && frame.full.height == 9)
  }
}
