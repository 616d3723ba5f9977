// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Testing
import UIKit

/// A cell that overrides `init(frame:)`, as most cells do.
final class FramedCell: UICollectionViewCell {
  let label = UILabel()
  private(set) var wasMadeWithFrame = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    wasMadeWithFrame = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }
}

/// A cell that overrides no initialiser.
final class PlainCell: UICollectionViewCell {
  let label = UILabel()
}

/// A cell with a subclass.
class BaseCell: UICollectionViewCell {
  private(set) var steps: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    steps.append("base")
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func add(_ step: String) { steps.append(step) }
}

/// A subclass of a cell that also overrides `init(frame:)`.
final class DerivedCell: BaseCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    add("derived")
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cell with a designated initialiser of its own in addition to `init(frame:)`.
final class ConfiguredCell: UICollectionViewCell {
  let word: String

  init(word: String) {
    self.word = word
    super.init(frame: .zero)
  }

  override init(frame: CGRect) {
    word = "default"
    super.init(frame: frame)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }
}

/// A cell that overrides only `init(coder:)`, which interface files use.
final class ArchivedCell: UICollectionViewCell {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A table view cell that overrides only `init(coder:)`.
final class ArchivedRow: UITableViewCell {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A section header of a table that overrides only `init(coder:)`.
final class ArchivedHeader: UITableViewHeaderFooterView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cell whose only usable initialiser is a designated one of its own.
final class WordCell: UICollectionViewCell {
  let word: String

  init(word: String) {
    self.word = word
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }
}

/// Layout attributes with a property of their own and an initialiser that sets it.
final class TintedAttributes: UICollectionViewLayoutAttributes {
  var tint: String

  override init() {
    tint = "none"
    super.init()
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }
}

/// A layout with its own layout attributes class and invalidation context class.
final class TintedLayout: UICollectionViewLayout {
  var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override class var layoutAttributesClass: AnyClass { TintedAttributes.self }
  override class var invalidationContextClass: AnyClass { TintedContext.self }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}

/// An invalidation context with a property that has a default value.
final class TintedContext: UICollectionViewLayoutInvalidationContext {
  var isTinted = true
}

@MainActor
@Suite("Decision 0002, line 2: registered classes")
struct RegisteredClassTests {
  /// Returns the cell that a collection view creates from `cellClass`.
  private func shown<Cell: UICollectionViewCell>(_ cellClass: Cell.Type) throws -> Cell {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    let source = ItemSource([1])
    view.register(cellClass, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return try #require(view.visibleCells.first as? Cell)
  }

  @Test func `a class that overrides init(frame:) is made with it`() throws {
    let cell = try shown(FramedCell.self)
    expect(cell.wasMadeWithFrame)
    expect(cell.label.superview === cell.contentView)
  }

  @Test func `a class that overrides no initialiser is made`() throws {
    expect(try shown(PlainCell.self).label.text == nil)
  }

  @Test func `a subclass of a subclass runs both initialisers`() throws {
    expect(try shown(DerivedCell.self).steps, equals: ["base", "derived"])
  }

  @Test func `a class with another initialiser beside init(frame:) is made with init(frame:)`()
    throws
  {
    expect(try shown(ConfiguredCell.self).word, equals: "default")
    expect(ConfiguredCell(word: "own").word, equals: "own")
  }

  @Test func `classes compile that have no initialiser a registration could call`() {
    expect(WordCell(word: "own").word, equals: "own")
    expect(ArchivedCell(coder: NSCoder()) != nil)
    expect(ArchivedRow(coder: NSCoder()) != nil)
    expect(ArchivedHeader(coder: NSCoder()) != nil)
  }

  @Test func `a registered class without init(frame:) ends the process, as on iOS`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = try? RegisteredClassTests().shown(WordCell.self) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("init(frame:)") && text.contains("WordCell"))
  }

  @Test func `a registration makes its class from its type`() throws {
    let registration = UICollectionView.CellRegistration<FramedCell, String> { cell, _, text in
      cell.label.text = text
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            subitems: [
              NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                  widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            ]))))
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["one"])
    source.apply(snapshot)
    view.layoutIfNeeded()
    expect((view.visibleCells.first as? FramedCell)?.label.text, equals: "one")
    expect(source.snapshot().numberOfItems, equals: 1)
  }

  @Test func `attributes of a class of one's own are copied as that class`() throws {
    let attributes = TintedAttributes(forCellWith: [0, 1])
    attributes.tint = "red"
    let copy = try #require(attributes.copy() as? TintedAttributes)
    expect(copy.tint, equals: "red")
    expect(copy.indexPath, equals: [0, 1])
  }

  @Test func `a layout is invalidated with a context of the class it names`() {
    let layout = TintedLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: layout)
    view.reloadData()
    view.layoutIfNeeded()
    expect(!layout.contexts.isEmpty)
    expect(layout.contexts.allSatisfy { ($0 as? TintedContext)?.isTinted == true })
  }
}
