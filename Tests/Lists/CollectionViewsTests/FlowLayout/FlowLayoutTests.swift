// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

@MainActor
@Suite("Flow layouts")
struct FlowLayoutTests {
  @Test func `everything has UIKit's defaults`() {
    let layout = UICollectionViewFlowLayout()
    expect(layout.itemSize, equals: CGSize(width: 50, height: 50))
    expect(layout.minimumLineSpacing, equals: 10)
    expect(layout.minimumInteritemSpacing, equals: 10)
    expect(layout.estimatedItemSize, equals: .zero)
    expect(layout.sectionInset, equals: .zero)
    expect(layout.sectionInsetReference, equals: .fromContentInset)
    expect(layout.scrollDirection, equals: .vertical)
    expect(!layout.sectionHeadersPinToVisibleBounds)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    expect(context.invalidateFlowLayoutDelegateMetrics)
    expect(context.invalidateFlowLayoutAttributes)
    expect(
      layout.invalidationContext(forBoundsChange: .zero)
        is UICollectionViewFlowLayoutInvalidationContext)
  }

  @Test func `a hundred million equal items are arithmetic`() {
    let stage = Stage(counts: [100_000_000])
    stage.frame()
    expect(stage.view.contentSize, equals: CGSize(width: 320, height: 1_199_999_990))
    expect(
      stage.place(0, 99_999_999), equals: CGRect(x: 270, y: 1_199_999_940, width: 50, height: 50))
    stage.scroll(to: CGPoint(x: 0, y: 600_000_000))
    expect(stage.view.indexPathsForVisibleItems.sorted().first, equals: [0, 50_000_000])
    expect(stage.view.engine.counters.layoutSolves, equals: 1)
  }

  @Test func `a delegate is asked for every size once, and not while scrolling`() {
    let stage = Stage(counts: [1000, 500])
    let delegate = SizeDelegate { CGSize(width: 80, height: 40 + CGFloat($0.item % 5)) }
    stage.follow(delegate)
    stage.frame()
    expect(delegate.asked, equals: 1500)
    for step in 1...20 { stage.scroll(to: CGPoint(x: 0, y: CGFloat(step) * 100)) }
    expect(delegate.asked, equals: 1500)
    stage.layout.invalidateLayout()
    stage.frame()
    expect(delegate.asked, equals: 3000)
  }

  @Test func `a delegate that gives no sizes is asked for none`() {
    let stage = Stage(counts: [1_000_000])
    stage.follow(InsetDelegate())
    stage.frame()
    expect(stage.place(0, 0)?.origin, equals: CGPoint(x: 6, y: 5))
    expect(stage.place(0, 5)?.origin, equals: CGPoint(x: 6, y: 65))
  }

  @Test func `a context may leave what the delegate said`() {
    let stage = Stage(counts: [10])
    let delegate = SizeDelegate { _ in CGSize(width: 80, height: 40) }
    stage.follow(delegate)
    stage.frame()
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    stage.layout.invalidateLayout(with: context)
    stage.frame()
    expect(delegate.asked, equals: 10)
    stage.layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
    stage.frame()
    expect(delegate.asked, equals: 20)
  }

  @Test func `three items of a third of the room share a line in spite of fractions`() {
    for width in [320.0, 375, 390, 393, 402, 414, 428, 430] {
      let stage = Stage(counts: [9], size: CGSize(width: width, height: 480))
      stage.layout.minimumInteritemSpacing = 1
      stage.layout.itemSize = CGSize(width: (width - 2) / 3, height: 100)
      stage.frame()
      expect(stage.place(0, 3)?.minY, equals: 110, "width \(width)")
    }
  }

  @Test func `items turn with the view when their delegate counts on its width`() {
    let stage = Stage(counts: [4])
    let delegate = SizeDelegate { [unowned stage] _ in
      CGSize(width: stage.view.bounds.width / 2 - 5, height: 50)
    }
    stage.follow(delegate)
    stage.frame()
    expect(stage.place(0, 1), equals: CGRect(x: 165, y: 0, width: 155, height: 50))
    stage.surface.resize(to: CGSize(width: 480, height: 320), scale: 2)
    stage.frame()
    expect(stage.place(0, 1), equals: CGRect(x: 245, y: 0, width: 235, height: 50))
    expect(stage.view.cellForItem(at: [0, 1])?.frame.width, equals: 235)
  }

  @Test func `headers and footers stay in sight while their sections are`() throws {
    let stage = Stage(counts: [20, 20])
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    stage.layout.footerReferenceSize = CGSize(width: 0, height: 20)
    stage.layout.sectionHeadersPinToVisibleBounds = true
    stage.layout.itemSize = CGSize(width: 320, height: 50)
    stage.frame()
    // One section: 30 + 20 * 50 + 19 * 10 + 20 = 1240.
    expect(stage.headerPlace(0), equals: CGRect(x: 0, y: 0, width: 320, height: 30))
    stage.scroll(to: CGPoint(x: 0, y: 500))
    expect(stage.headerPlace(0)?.minY, equals: 500)
    let header = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    expect(header?.frame.minY, equals: 500)
    stage.scroll(to: CGPoint(x: 0, y: 1210))
    expect(stage.headerPlace(0)?.maxY, equals: 1220)
    expect(stage.headerPlace(1)?.minY, equals: 1240)
    stage.view.contentInset.top = 40
    stage.scroll(to: CGPoint(x: 0, y: 300))
    expect(stage.headerPlace(0)?.minY, equals: 340)
    expect(stage.view.engine.counters.layoutSolves, equals: 1)
  }

  @Test func `horizontal flows fill columns`() {
    let stage = Stage(counts: [10])
    stage.layout.scrollDirection = .horizontal
    stage.layout.itemSize = CGSize(width: 100, height: 140)
    stage.layout.headerReferenceSize = CGSize(width: 25, height: 0)
    stage.frame()
    expect(stage.place(0, 0)?.origin, equals: CGPoint(x: 25, y: 0))
    expect(stage.place(0, 1)?.origin, equals: CGPoint(x: 25, y: 170))
    expect(stage.place(0, 3)?.origin, equals: CGPoint(x: 135, y: 0))
    expect(stage.headerPlace(0), equals: CGRect(x: 0, y: 0, width: 25, height: 480))
    expect(stage.view.contentSize, equals: CGSize(width: 455, height: 480))
  }

  @Test func `updates keep what was measured with its items`() throws {
    let stage = Stage(counts: [30])
    stage.layout.estimatedItemSize = CGSize(width: 320, height: 40)
    stage.want { CGSize(width: 320, height: $0.item == 0 ? 200 : 40) }
    stage.frame()
    expect(stage.place(0, 0)?.height, equals: 200)
    stage.want { _ in CGSize(width: 320, height: 40) }
    stage.counts = [31]
    stage.view.insertItems(at: [[0, 0]])
    stage.frame()
    expect(stage.place(0, 0)?.height, equals: 40)
    expect(stage.place(0, 1)?.height, equals: 200)
    stage.view.reloadData()
    stage.frame()
    expect(stage.place(0, 1)?.height, equals: 40)
  }

  @Test func `sizes of items in other places than the last measured one are kept`() {
    let stage = Stage(counts: [200])
    stage.layout.estimatedItemSize = CGSize(width: 320, height: 40)
    stage.want { CGSize(width: 320, height: 30 + CGFloat($0.item % 7) * 10) }
    stage.frame()
    stage.view.scrollToItem(at: [0, 199], at: .bottom, animated: false)
    stage.frame()
    stage.view.scrollToItem(at: [0, 100], at: .top, animated: false)
    stage.frame()
    for path in stage.view.indexPathsForVisibleItems {
      let wanted = 30 + CGFloat(path.item % 7) * 10
      expect(stage.view.cellForItem(at: path)?.frame.height, equals: wanted)
      expect(stage.place(0, path.item)?.height, equals: wanted)
    }
    expect(stage.place(0, 199)?.height, equals: 60)
  }

  @Test func `a negative size is refused in words`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = Stage(counts: [3])
        stage.layout.itemSize = CGSize(width: -10, height: 50)
        stage.frame()
      }
    }
  }
}
