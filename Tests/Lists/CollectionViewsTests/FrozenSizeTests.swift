// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionCollectionViews
import MullionCompositionalLayout
import Testing
import UIKit
import ViewStage

/// Tests of cells that do not settle on a height during layout (decision 0009).
@MainActor
struct FrozenSizeTests {
  /// The successive heights that the item `0.2` prefers, and the number of queries in one layout.
  private final class Heights {
    var asked = 0
    /// The number of times that the cell changes its height after being laid out.
    var turns: Int
    let next: (Int) -> CGFloat

    init(turns: Int, _ next: @escaping (Int) -> CGFloat) {
      self.turns = turns
      self.next = next
    }

    func take() -> CGFloat {
      defer { asked += 1 }
      return next(asked)
    }
  }

  /// A cell that invalidates its intrinsic content size after a layout while `turns` is positive.
  private final class RestlessCell: UICollectionViewCell {
    var heights: Heights?

    override func prepareForReuse() {
      super.prepareForReuse()
      heights = nil
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard let heights, heights.turns > 0 else { return }
      heights.turns -= 1
      invalidateIntrinsicContentSize()
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = heights?.take() ?? 50
      return layoutAttributes
    }
  }

  @MainActor
  private final class Scene: ViewStage.Stage {
    var count = 100
    /// The index of the restless item.
    var place: Int? = 2
    let heights: Heights
    private let source = ItemSource([])
    let view: UICollectionView

    init(_ heights: Heights, _ layout: UICollectionViewLayout = Layouts.list(estimate: 50)) {
      self.heights = heights
      let size = CGSize(width: 320, height: 480)
      view = UICollectionView(
        frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
      view.register(RestlessCell.self, forCellWithReuseIdentifier: "cell")
      super.init(view, size: size, isShown: false)
      source.counts = { [unowned self] in [count] }
      source.cell = { [unowned self] view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        if path.item == place { (cell as? RestlessCell)?.heights = heights }
        return cell
      }
      view.dataSource = source
      frame()
    }

    /// Makes the restless cell change its height `times` times in one more layout.
    func turn(_ times: Int) {
      heights.turns = times
      view.cellForItem(at: IndexPath(item: place ?? 0, section: 0))?.setNeedsLayout()
      frame()
    }

    func scroll(to offset: CGFloat) {
      view.contentOffset.y = offset
      frame()
    }

    func height(of item: Int = 2) -> CGFloat? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.height
    }

    func isFrozen(_ item: Int = 2) -> Bool {
      (view.collectionViewLayout as? UICollectionViewCompositionalLayout)?
        .isFrozen(.cell(section: 0, item: item)) ?? false
    }
  }

  private func growing(_ turns: Int) -> Heights { Heights(turns: turns) { CGFloat($0 + 1) * 20 } }

  /// Returns a scene whose third item was frozen at 340 points.
  private func frozenScene() -> Scene {
    let scene = Scene(growing(30))
    scene.heights.turns = 0
    return scene
  }

  // MARK: What is held

  @Test func `heights that go round within a layout are held at the largest`() {
    for round in [[30, 70], [30, 60, 90], [40, 90, 20, 60, 80], (21...40).map { CGFloat($0) }]
      as [[CGFloat]]
    {
      let scene = Scene(Heights(turns: 6) { round[$0 % round.count] })
      expect(!scene.isFrozen())
      scene.turn(23)
      expect(scene.isFrozen())
      let held = scene.height()
      expect(round.count < 8 ? held == round.max() : held.map { $0 > 21 } == true)
      scene.turn(10)
      expect(scene.height(), equals: held)
    }
  }

  @Test func `a height that grows without end within a layout is held`() {
    let scene = Scene(growing(15))
    expect(!scene.isFrozen())
    expect(scene.height(), equals: 320)
    let other = Scene(growing(16))
    expect(other.isFrozen())
    expect(other.height(), equals: 340)
    other.turn(10)
    expect(other.height(), equals: 340)
  }

  @Test func `a cell of a flow layout that flips within a layout is held`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    let scene = Scene(Heights(turns: 23) { $0.isMultiple(of: 2) ? 30 : 70 }, layout)
    expect(scene.height(), equals: 70)
    scene.turn(5)
    expect(scene.height(), equals: 70)
  }

  @Test func `a height that settles is not held`() {
    let scene = Scene(Heights(turns: 14) { $0 < 10 ? CGFloat($0 + 1) * 20 : 90 })
    expect(!scene.isFrozen())
    expect(scene.height(), equals: 90)
  }

  // MARK: What is not

  @Test(arguments: [true, false])
  func `a cell whose text streams in over settled frames is never frozen`(isFlow: Bool) throws {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 320, height: 50)
    let scene = Scene(growing(0), isFlow ? flow : Layouts.list(estimate: 50))
    for number in 1...60 {
      scene.turn(1)
      expect(scene.height(), equals: CGFloat(number + 1) * 20)
    }
    expect(!scene.isFrozen())
  }

  @Test func `a label that grows, where constraints count, is followed by its cell`() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: Layouts.list(estimate: 44))
    view.selfSizingInvalidation = .enabledIncludingConstraints
    let stage = ViewStage.Stage(view, isShown: false)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "An answer:"
    label.translatesAutoresizingMaskIntoConstraints = false
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
      let room = cell.contentView
      room.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: room.topAnchor),
        label.bottomAnchor.constraint(equalTo: room.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: room.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      ])
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot, animatingDifferences: false)
    stage.frame()
    for _ in 0..<40 {
      label.text? += " more words of an answer that streams in"
      stage.frame(after: 0.1)
      let cell = try #require(view.cellForItem(at: [0, 0]))
      let wanted = label.sizeThatFits(CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude))
      expect(abs(cell.frame.height - wanted.height) <= 0.5)
    }
    expect(view.contentSize.height > 400)
    expect(source.snapshot().numberOfItems, equals: 1)
  }

  @Test func `a row that is opened and closed again and again is never frozen`() {
    let scene = Scene(Heights(turns: 0) { $0.isMultiple(of: 2) ? 50 : 200 })
    for number in 1...30 {
      scene.turn(1)
      expect(scene.height(), equals: (number.isMultiple(of: 2) ? 50 : 200))
    }
  }

  @Test func `a height that is another one at each visit is followed`() {
    let scene = Scene(growing(0))
    for number in 1...30 {
      scene.scroll(to: 3000)
      scene.scroll(to: 0)
      expect(scene.height(), equals: CGFloat(number + 1) * 20)
    }
  }

  // MARK: What ends it

  @Test func `what was held stays so over frames at rest`() {
    let scene = frozenScene()
    for _ in 0..<5 {
      scene.scroll(to: 3000)
      scene.scroll(to: 0)
    }
    expect(scene.isFrozen())
    expect(scene.height(), equals: 340)
  }

  @Test func `what was held is measured again in another width`() {
    let scene = frozenScene()
    scene.surface.resize(to: CGSize(width: 400, height: 480), scale: 2)
    scene.frame()
    expect(!scene.isFrozen())
  }

  @Test func `what was held is measured again for another size of text`() {
    let scene = frozenScene()
    scene.view.imposedTraits = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraLarge)
    scene.view.setNeedsLayout()
    scene.frame()
    expect(!scene.isFrozen())
  }

  @Test func `what was held is measured again when its layout is invalidated`() {
    let scene = frozenScene()
    scene.view.collectionViewLayout.invalidateLayout()
    scene.frame()
    expect(!scene.isFrozen())
  }

  @Test func `what was held is measured again when its item has other contents`() {
    let path = IndexPath(item: 2, section: 0)
    let changes: [(UICollectionView) -> Void] = [
      { $0.reconfigureItems(at: [path]) }, { $0.reloadItems(at: [path]) },
      { $0.reloadSections([0]) }, { $0.reloadData() },
    ]
    for change in changes {
      let scene = frozenScene()
      expect(scene.isFrozen())
      change(scene.view)
      scene.frame()
      expect(!scene.isFrozen())
    }
  }

  @Test func `other items' contents change nothing`() {
    let scene = frozenScene()
    scene.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    scene.view.reloadItems(at: [IndexPath(item: 3, section: 0)])
    scene.frame()
    expect(scene.isFrozen())
    expect(scene.height(), equals: 340)
  }

  @Test func `what is held goes with its item`() {
    let scene = frozenScene()
    let view = scene.view
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    (scene.count, scene.place) = (101, 3)
    view.insertItems(at: [path(0)])
    expect(scene.isFrozen(3))
    expect(!scene.isFrozen(2))
    (scene.count, scene.place) = (100, 2)
    view.deleteItems(at: [path(1)])
    expect(scene.isFrozen(2))
    scene.place = 5
    view.moveItem(at: path(2), to: path(5))
    expect(scene.isFrozen(5))
    expect(scene.height(of: 5), equals: 340)
    (scene.count, scene.place) = (99, nil)
    view.deleteItems(at: [path(5)])
    expect((0..<99).allSatisfy { !scene.isFrozen($0) })
  }

  @Test func `what is held is reported once, with what to do`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = FrozenSizeTests().frozenScene() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.components(separatedBy: "does not settle").count, equals: 2)
    for part in ["RestlessCell", "section 0, item 2", "320.0 x 340.0", "reconfigured", "Return"] {
      expect(text.contains(part))
    }
  }
}
