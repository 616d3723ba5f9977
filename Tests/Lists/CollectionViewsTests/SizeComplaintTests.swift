// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionCollectionViews
import MullionContracts
import MullionViewTree
import Synchronization
import Testing
import UIKit
import ViewStage

/// Tests of three publicly reported defects of self-sizing cells, with three kinds of layout.
@MainActor
@Suite("Complaints about sizes", .serialized)
struct SizeComplaintTests {
  enum Kind: CaseIterable, Sendable { case compositional, flow, list }

  /// The successive preferred heights of a cell.
  @MainActor
  private final class Heights {
    var asked = 0
    var laidOut = 0
    /// Whether the cell invalidates its intrinsic content size after each layout.
    var isRestless = false
    var next: (Int) -> CGFloat = { _ in 50 }

    func take() -> CGFloat {
      defer { asked += 1 }
      return next(asked)
    }

    func wasLaidOut(_ cell: UICollectionViewCell) {
      laidOut += 1
      if isRestless { cell.invalidateIntrinsicContentSize() }
    }
  }

  private final class RestlessCell: UICollectionViewCell {
    var heights: Heights?

    override func layoutSubviews() {
      super.layoutSubviews()
      heights?.wasLaidOut(self)
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = CGSize(width: 320, height: heights?.take() ?? 50)
      return layoutAttributes
    }
  }

  private final class RestlessRow: UICollectionViewListCell {
    var heights: Heights?

    override func layoutSubviews() {
      super.layoutSubviews()
      heights?.wasLaidOut(self)
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = heights?.take() ?? 50
      return layoutAttributes
    }
  }

  /// A list of rows, each with its own heights.
  @MainActor
  private final class Scene: ViewStage.Stage {
    var names: [String]
    var heights: [String: Heights] = [:]
    let view: UICollectionView
    private let source = ItemSource([])

    init(_ kind: Kind, count: Int) {
      names = (0..<count).map { "\($0)" }
      let size = CGSize(width: 320, height: 480)
      view = UICollectionView(
        frame: CGRect(origin: .zero, size: size), collectionViewLayout: Self.layout(kind))
      view.contentInsetAdjustmentBehavior = .never
      if kind == .list {
        view.register(RestlessRow.self, forCellWithReuseIdentifier: "cell")
      } else {
        view.register(RestlessCell.self, forCellWithReuseIdentifier: "cell")
      }
      super.init(view, size: size, isShown: false)
      source.counts = { [unowned self] in [names.count] }
      source.cell = { [unowned self] view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        let heights = heights(of: names[path.item])
        (cell as? RestlessCell)?.heights = heights
        (cell as? RestlessRow)?.heights = heights
        return cell
      }
      view.dataSource = source
    }

    private static func layout(_ kind: Kind) -> UICollectionViewLayout {
      switch kind {
      case .compositional: return Layouts.list(estimate: 50)
      case .list: return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      case .flow:
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 50)
        layout.minimumLineSpacing = 0
        return layout
      }
    }

    /// Returns the heights of a row by its name; a row without a configured sequence has a constant height.
    func heights(of name: String) -> Heights {
      if let known = heights[name] { return known }
      let new = Heights()
      let height = CGFloat(30 + name.unicodeScalars.reduce(7) { ($0 * 31 + Int($1.value)) % 91 })
      new.next = { _ in height }
      heights[name] = new
      return new
    }

    func place(_ item: Int) -> CGFloat? {
      view.cellForItem(at: [0, item]).map { $0.frame.minY - view.contentOffset.y }
    }
  }

  @Test(arguments: Kind.allCases)
  func `a cell whose answers contradict each other is held and named in one sentence`(kind: Kind)
    throws
  {
    let heard = Mutex<[String]>([])
    Diagnostics.listen { line in heard.withLock { $0.append(line) } }
    defer { Diagnostics.listen(nil) }
    let scene = Scene(kind, count: 20)
    let restless = scene.heights(of: "2")
    restless.isRestless = true
    restless.next = { $0.isMultiple(of: 2) ? 30 : 70 }
    scene.frame()
    scene.frame()
    expect(scene.view.cellForItem(at: [0, 2])?.frame.height, equals: 70)
    expect(restless.asked <= 24)
    expect(scene.view.engine.counters.measured <= 24 + 20)
    let name = kind == .list ? "RestlessRow" : "RestlessCell"
    let lines = heard.withLock { $0 }.filter { $0.contains("does not settle on a size") }
    expect(lines.count, equals: 1)
    expect(lines.first?.hasPrefix("\(name) at section 0, item 2 "), equals: true, "\(lines)")
    let asked = restless.asked
    for _ in 0..<10 { scene.frame() }
    expect(restless.asked <= asked + 1)
    expect(scene.view.engine.stateFaults, equals: [])
  }

  @Test(arguments: Kind.allCases)
  func `a height that changes while the list is pulled leaves the content under the finger`(
    kind: Kind
  ) throws {
    let scene = Scene(kind, count: 40)
    scene.view.alwaysBounceVertical = true
    scene.frame()
    scene.pointer(.began, 100, 100)
    for step in 1...6 {
      scene.frame(after: 0.016)
      scene.pointer(.moved, 100, 100 + CGFloat(step) * 20)
    }
    scene.frame(after: 0.016)
    let offset = scene.view.contentOffset.y
    expect(offset < 0)
    let cell = try #require(scene.view.cellForItem(at: [0, 1]))
    let top = try #require(scene.place(0))
    scene.heights(of: "1").next = { _ in 160 }
    let measured = scene.view.engine.counters.measured
    cell.invalidateIntrinsicContentSize()
    scene.frame(after: 0.016)
    expect(scene.view.contentOffset.y, equals: offset)
    expect(scene.place(0), equals: top)
    expect(cell.frame.height, equals: 160)
    expect(scene.place(2), equals: scene.place(1).map { $0 + 160 })
    expect(scene.view.engine.counters.measured - measured, equals: 1)
    scene.pointer(.ended, 100, 220)
    scene.settle()
    expect(scene.view.contentOffset.y, equals: 0)
    expect(scene.view.engine.stateFaults, equals: [])
  }

  @Test(arguments: Kind.allCases)
  func `older messages that load above move nothing while cells measure themselves`(kind: Kind)
    throws
  {
    let scene = Scene(kind, count: 60)
    scene.view.engine.scrollPolicy.keepsPlaceInUpdates = true
    scene.frame()
    scene.view.scrollToItem(at: [0, 20], at: .top, animated: false)
    scene.frame()
    let before = try #require(scene.place(21))
    let configured = scene.view.engine.counters.cellsConfigured
    scene.names.insert(contentsOf: (0..<50).map { "old \($0)" }, at: 0)
    scene.view.insertItems(at: (0..<50).map { IndexPath(item: $0, section: 0) })
    scene.frame()
    expect(scene.place(71), equals: before)
    expect(scene.view.engine.counters.cellsConfigured - configured <= 1)
    var measured = scene.view.engine.counters.measured
    var worst: CGFloat = 0
    while scene.view.contentOffset.y > 100 {
      let top = try #require(scene.view.indexPathsForVisibleItems.min()).item + 1
      let before = try #require(scene.place(top))
      scene.view.contentOffset.y -= 17
      scene.frame(after: 0.016)
      let after = try #require(scene.place(top))
      worst = max(worst, abs(after - before - 17))
      let now = scene.view.engine.counters.measured
      expect(now - measured <= 2)
      measured = now
    }
    expect(worst < 0.51)
    expect(scene.view.engine.stateFaults, equals: [])
  }
}
