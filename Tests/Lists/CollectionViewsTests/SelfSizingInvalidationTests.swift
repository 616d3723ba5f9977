// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionControls
import MullionViewTree
import Testing
import UIKit
import ViewStage

/// Tests of visible cells that change their preferred size.
@MainActor
@Suite("Self-sizing invalidation")
struct SelfSizingInvalidationTests {
  private func stage() -> Stage {
    let stage = Stage(Layouts.list(estimate: 44), items: [["a", "b", "c"]])
    stage.configure = { cell, _ in cell.wantedHeight = 40 }
    stage.frame()
    return stage
  }

  @Test func `a cell that says so is measured again, and others make room, animated`() {
    let stage = stage()
    let before = stage.counters
    stage.cell(0, 0)?.wantedHeight = 100
    stage.frame()
    expect(stage.cell(0, 1)?.frame.minY, equals: 40)
    stage.cell(0, 0)?.invalidateIntrinsicContentSize()
    stage.frame(after: 0)
    expect(stage.cell(0, 0)?.frame.height, equals: 100)
    expect(stage.cell(0, 1)?.frame.minY, equals: 100)
    expect(stage.painted["b"]?.y, equals: 40)
    expect(stage.counters.since(before).measured, equals: 1)
    stage.frame(after: 0.15)
    expect(stage.painted["b"]?.y, equals: 70)
    stage.view.engine.checkInvariants()
  }

  @Test func `it may be turned off`() {
    let stage = stage()
    stage.view.selfSizingInvalidation = .disabled
    stage.cell(0, 0)?.wantedHeight = 100
    stage.cell(0, 0)?.invalidateIntrinsicContentSize()
    stage.frame()
    expect(stage.cell(0, 0)?.frame.height, equals: 40)
  }

  /// A cell whose height is determined by a constraint.
  private final class TallCell: UICollectionViewCell {
    lazy var height = {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      let height = box.heightAnchor.constraint(equalToConstant: 50)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), height,
      ])
      return height
    }()
  }

  @Test func `constraints count where that is wanted`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: Layouts.list(estimate: 44))
    let host = Stage(Layouts.list(), items: [])
    host.view.addSubview(view)
    let registration = UICollectionView.CellRegistration<TallCell, Int> { cell, _, _ in
      cell.height.constant = 50
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    host.frame()
    let cell = view.cellForItem(at: [0, 0]) as? TallCell
    expect(cell?.frame.height, equals: 50)
    cell?.height.constant = 90
    host.frame()
    expect(cell?.frame.height, equals: 50)
    view.selfSizingInvalidation = .enabledIncludingConstraints
    cell?.height.constant = 120
    host.frame()
    expect(cell?.frame.height, equals: 120)
    expect(view.cellForItem(at: [0, 1])?.frame.minY, equals: 120)
  }

  @Test func `a content view that says so is heard, and without animations all is at once`() {
    let stage = stage()
    stage.cell(0, 0)?.wantedHeight = 100
    UIView.performWithoutAnimation {
      stage.cell(0, 0)?.contentView.invalidateIntrinsicContentSize()
    }
    stage.frame(after: 0)
    expect(stage.painted["b"]?.y, equals: 100)
  }

  @Test func `a row that gets another content has its height`() {
    let list = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: list)
    let surface = ViewStage.Stage(view, isShown: false).surface
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "row \(item)"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    surface.frame(at: 0)
    let cell = view.cellForItem(at: [0, 0]) as? UICollectionViewListCell
    let before = cell?.frame.height ?? 0
    var content = cell?.defaultContentConfiguration()
    content?.text = String(repeating: "many words ", count: 30)
    cell?.contentConfiguration = content
    surface.frame(at: 1)
    surface.frame(at: 2)
    expect((cell?.frame.height ?? 0) > 2 * before)
    expect(view.cellForItem(at: [0, 1])?.frame.minY, equals: cell?.frame.maxY)
  }

  @Test func `a row that is opened and closed all day keeps on following`() {
    let stage = stage()
    for turn in 0..<60 {
      let height: CGFloat = turn.isMultiple(of: 2) ? 100 : 40
      stage.cell(0, 0)?.wantedHeight = height
      stage.cell(0, 0)?.invalidateIntrinsicContentSize()
      stage.frame()
      expect(stage.cell(0, 0)?.frame.height, equals: height)
    }
  }

  /// A cell that changes its preferred height in each layout.
  private final class RestlessCell: UICollectionViewCell {
    static var layouts = 0
    private var wanted: CGFloat = 40

    override func layoutSubviews() {
      super.layoutSubviews()
      Self.layouts += 1
      wanted = wanted == 40 ? 90 : 40
      invalidateIntrinsicContentSize()
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = wanted
      return layoutAttributes
    }
  }

  /// Displays a restless cell for some frames.
  private static func restless(animated: Bool) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: Layouts.list(estimate: 44))
    let surface = ViewStage.Stage(view, isShown: false).surface
    let cells = UICollectionView.CellRegistration<RestlessCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    UIView.setAnimationsEnabled(animated)
    source.apply(snapshot, animatingDifferences: false)
    for frame in 0..<60 { surface.frame(at: Double(frame) / 60) }
    precondition(!surface.frame(at: 10), "it goes on without end")
    precondition(view.cellForItem(at: [0, 0])?.frame.height == 90)
  }

  @Test func `sizes that go to and fro in layout are held, and reported once for each item`() async
  {
    for isAnimated in [false, true] {
      let result = isAnimated ? await Self.animatedResult() : await Self.plainResult()
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      expect(text.components(separatedBy: "does not settle on a size").count, equals: 3)
      expect(text.contains("RestlessCell"))
    }
  }

  private static func animatedResult() async -> ExitTest.Result? {
    await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run { SelfSizingInvalidationTests.restless(animated: true) }
    }
  }

  private static func plainResult() async -> ExitTest.Result? {
    await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run { SelfSizingInvalidationTests.restless(animated: false) }
    }
  }
}
