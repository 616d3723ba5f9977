// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

@testable import MullionCompositionalLayout

/// Tests of the parts of a section along the scroll axis.
@MainActor
@Suite("SectionBody")
struct SectionBodyTests {
  private func header(
    _ height: NSCollectionLayoutDimension, extends: Bool = true, _ alignment: NSRectAlignment = .top
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Layouts.size(.fractionalWidth(1), height), elementKind: "\(alignment)",
      alignment: alignment)
    item.extendsBoundary = extends
    return item
  }

  private func body(
    _ items: Int = 3, _ boundary: NSCollectionLayoutBoundarySupplementaryItem...,
    row: NSCollectionLayoutDimension = .absolute(40)
  ) -> SectionBody {
    let section = Layouts.list(row)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 15)
    section.boundarySupplementaryItems = boundary
    return SectionBody(run: Nodes.run(section, items: items))
  }

  @Test func `insets stand around the groups`() {
    let body = body()
    expect(body.bodyLength, equals: 166)
    expect(body.length == body.bodyLength && body.bodyStart == 0)
    expect(body.runOrigin, equals: CGPoint(x: 5, y: 10))
    expect(body.reachAcross, equals: 305)
    expect(body.roomAcross, equals: 300)
  }

  @Test func `an item that extends makes the section longer on its side`() {
    let both = body(3, header(.absolute(30)), header(.absolute(12), .bottom))
    expect(both.bodyStart == 30 && both.length == 208)
    expect(both.runOrigin, equals: CGPoint(x: 5, y: 40))
    let inside = body(3, header(.absolute(30), extends: false))
    expect(inside.bodyStart == 0 && inside.length == 166)
  }

  @Test func `a section without items has no size unless it has boundary items`() {
    expect(body(0).length, equals: 0)
    let empty = body(0, header(.absolute(30)))
    expect(empty.length == 60 && empty.bodyLength == 30)
  }

  @Test func `what the section takes has the room behind it`() {
    var body = body()
    body.spacing = 12
    let extent = body.extent
    expect(extent.places == 1 && extent.items == 3 && extent.length == 178)
    expect(extent.under == 0 && extent.over == 0 && extent.reach == 305)
  }

  @Test func `what stands out is known, though it takes no room`() {
    let body = body(1, header(.absolute(200), extends: false, .bottom))
    // 70 long; the footer ends with it and begins 130 in front of it.
    expect(body.length == 70 && body.extent.under == 130)
  }

  @Test func `a group stands where the run puts it`() {
    let body = body()
    expect(
      body.origin(ofGroup: 2, size: CGSize(width: 300, height: 40)), equals: CGPoint(x: 5, y: 106))
  }

  @Test func `a measured item makes the section longer`() {
    var body = body(3, row: .estimated(40))
    let moved = body.setMeasured(CGSize(width: 300, height: 90), item: 1)
    expect(moved && body.length == 216)
    expect(body.extent.length, equals: 216)
  }

  @Test func `a measured boundary item moves the body, once`() {
    var body = body(3, header(.estimated(30)), header(.absolute(12), .bottom))
    let size = CGSize(width: 320, height: 44)
    let moved = body.setMeasured(size, boundary: 0)
    expect(moved && body.bodyStart == 44 && body.length == 222)
    let again = body.setMeasured(size, boundary: 0)
    expect(!again)
    let definite = body.setMeasured(size, boundary: 1)
    expect(!definite && body.length == 222)
  }

  @Test func `another body with the same boundary items takes over what they measured`() {
    var measured = body(3, header(.estimated(30)))
    _ = measured.setMeasured(CGSize(width: 320, height: 44), boundary: 0)
    var same = body(5, header(.estimated(30)))
    same.adoptBoundary(of: measured)
    expect(same.bodyStart, equals: 44)
    var other = body(5, header(.estimated(31)))
    other.adoptBoundary(of: measured)
    expect(other.bodyStart, equals: 31)
  }

  @Test func `a body whose groups are replaced settles again`() {
    var body = body(3)
    body.change { $0 = $0.replacingItems(0..<3, with: 5) }
    expect(body.length, equals: 262)
  }

  @Test func `a row that scrolls is as long as its thickest group`() {
    let section = Layouts.list(.absolute(40))
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 15)
    let body = SectionBody(run: Nodes.run(section, items: 9))
    expect(body.length == 70 && body.reachAcross == 0 && body.roomAcross == 40)
  }
}
