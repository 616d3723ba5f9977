// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

@MainActor
@Suite("Layouts as applications write them")
struct CustomLayoutTests {
  final class Heights: NSObject, WaterfallDelegate {
    func collectionView(
      _ collectionView: UICollectionView, heightForPhotoAt path: IndexPath
    ) -> CGFloat {
      100 + CGFloat(path.item % 3) * 50
    }
  }

  @Test func `a tag cloud flows from the left`() {
    let stage = Stage(flow: LeftAlignedLayout(), counts: [6])
    stage.follow(SizeDelegate { CGSize(width: 60 + CGFloat($0.item) * 20, height: 30) })
    stage.frame()
    let places = (0..<6).compactMap { stage.view.cellForItem(at: [0, $0])?.frame.origin }
    expect(places.map(\.x), equals: [0, 70, 160, 0, 130, 0])
    expect(places.map(\.y), equals: [0, 0, 0, 40, 40, 80])
  }

  @Test func `a carousel scales with scrolling and ends at an item`() throws {
    let stage = Stage(flow: CarouselLayout(), counts: [20])
    stage.frame()
    expect(stage.place(0, 0)?.minX, equals: 60)
    expect(stage.view.cellForItem(at: [0, 0])?.transform, equals: .identity)
    let beside = try #require(stage.view.cellForItem(at: [0, 1]))
    expect(abs(beside.transform.a - 0.8) < 1e-9)
    stage.scroll(to: CGPoint(x: 220, y: 0))
    expect(stage.view.cellForItem(at: [0, 1])?.transform, equals: .identity)
    let target = stage.view.restingOffset(for: CGPoint(x: 390, y: 0), velocity: .zero)
    expect(target, equals: CGPoint(x: 440, y: 0))
    expect(stage.view.engine.counters.layoutSolves <= 2)
  }

  @Test func `a waterfall has attributes of its own, a background and a cache`() throws {
    let layout = WaterfallLayout()
    let heights = Heights()
    layout.delegate = heights
    let stage = Stage(layout, counts: [100])
    stage.frame()
    expect(stage.cell(0, 2)?.frame, equals: CGRect(x: 4, y: 104, width: 152, height: 192))
    expect(stage.cell(0, 1)?.frame, equals: CGRect(x: 164, y: 4, width: 152, height: 142))
    let applied = try #require(stage.cell(0, 1)?.appliedAttributes as? WaterfallAttributes)
    expect(applied.photoHeight, equals: 130)
    stage.scroll(to: 1000)
    expect(layout.prepares, equals: 1)
    layout.invalidateLayout()
    stage.frame()
    expect(layout.prepares, equals: 2)
    expect(stage.view.subviews.contains { $0 is RecorderView })
  }

  @Test func `a circle turns its cells`() throws {
    let stage = Stage(CircleLayout(), counts: [4])
    stage.frame()
    expect(stage.shown.count, equals: 4)
    let second = try #require(stage.cell(0, 1))
    expect(abs(second.center.x - 160) < 1e-9)
    expect(abs(second.center.y - 368) < 1e-9)
    expect(abs(second.transform.b - 1) < 1e-9)
  }

  @Test func `a layout of one's own learns what cells ask for`() {
    let stage = Stage(StackLayout(), counts: [50])
    stage.configure = { $0.wantedHeight = 30 + CGFloat($1.item % 4) * 20 }
    stage.frame()
    expect(stage.cell(0, 0)?.frame.height, equals: 30)
    expect(stage.cell(0, 3)?.frame, equals: CGRect(x: 0, y: 150, width: 320, height: 90))
  }

  @Test func `a layout of one's own sizes cells that constraints fill`() throws {
    let stage = Stage(StackLayout(), counts: [50])
    stage.configure = { cell, path in
      guard cell.contentView.subviews.isEmpty else { return }
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 57),
      ])
    }
    stage.frame()
    expect(stage.cell(0, 1)?.frame, equals: CGRect(x: 0, y: 77, width: 320, height: 77))
  }
}
