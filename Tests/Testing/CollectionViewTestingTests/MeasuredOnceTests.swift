// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct MeasuredOnceTests {
  /// A cell with a preferred height of 60 points, or, if `hesitates` is set, of 80 after it was laid out.
  private final class Cell: UICollectionViewCell {
    var hesitates = false
    private var wanted: CGFloat = 60

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = wanted
      return layoutAttributes
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard hesitates, wanted == 60 else { return }
      wanted = 80
      invalidateIntrinsicContentSize()
    }
  }

  /// A collection view of three cells, the second of which may hesitate.
  @MainActor
  private final class Scene {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: LayoutCheckTests.rows(estimated: 44))
    let source = ItemSource([3])

    init(hesitates: Bool = false) {
      source.cell = { view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        (cell as? Cell)?.hesitates = hesitates && path.item == 1
        return cell
      }
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
    }
  }

  /// A custom layout of three rows of 50 points.
  private final class Rows: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 150) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 50 * CGFloat(indexPath.item), width: 390, height: 50)
      return attributes
    }
  }

  @Test func `a cell that wants another size once it is laid out is named with its answers`() {
    let scene = Scene(hesitates: true)
    let harness = CollectionViewHarness(scene.view)
    let failure = #expect(throws: CheckFailure.self) { try harness.check(.measuredOnce) }
    expect(
      failure?.violations,
      equals: [
        "nothing measured twice: cell 0.1 was measured 2 times: "
          + "390x60 for 390x44, then 390x80 for 390x60"
      ])
    expect(
      failure?.description.contains("Configure a cell before it is laid"), equals: true)
  }

  @Test func `an invalidation of everything without need names every cell`() throws {
    let scene = Scene()
    let harness = CollectionViewHarness(scene.view)
    try harness.check(.measuredOnce)
    scene.view.collectionViewLayout.invalidateLayout()
    harness.layout()
    let failure = #expect(throws: CheckFailure.self) { try harness.check(.measuredOnce) }
    expect(failure?.violations.count, equals: 3)
    expect(
      failure?.violations.last,
      equals: "nothing measured twice: cell 0.2 was measured 2 times: "
        + "390x60 for 390x44, then 390x60 for 390x60")
  }

  @Test func `what explains another question is no fault`() throws {
    let changes: [(String, @MainActor (CollectionViewHarness, Scene) -> Void)] = [
      ("a reload", { $1.view.reloadData() }),
      ("another size", { harness, _ in harness.rotate() }),
      (
        "other traits",
        { harness, _ in
          harness.show(on: .phone.contentSize(.accessibilityLarge))
        }
      ),
      (
        "another layout",
        {
          $1.view.setCollectionViewLayout(LayoutCheckTests.rows(estimated: 30), animated: false)
        }
      ),
      (
        "a cell configured again",
        { $1.view.reconfigureItems(at: [IndexPath(item: 0, section: 0)]) }
      ),
      (
        "an insertion",
        {
          $1.source.counts = { [4] }
          $1.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
      ),
      ("sizes brought up to date", { $1.view.performBatchUpdates(nil) }),
    ]
    for (name, change) in changes {
      let scene = Scene()
      let harness = CollectionViewHarness(scene.view)
      change(harness, scene)
      harness.runUntilIdle()
      #expect(throws: Never.self, "\(name)") { try harness.check(.measuredOnce) }
    }
  }

  @Test func `layouts of other classes ask once as well`() throws {
    let harness = CollectionViewHarness(layout: Rows(), items: [3])
    expect(harness.work.measured > 0)
    try harness.check(.measuredOnce)
  }
}
