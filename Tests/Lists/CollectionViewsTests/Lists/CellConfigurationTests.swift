// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import UIKit
import ViewStage

/// Tests of cells with content and background configurations.
@MainActor
struct CellConfigurationTests {
  private final class NoteCell: UICollectionViewListCell {
    var log: [String] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      log.append("update \(state.isSelected)")
    }
  }

  private struct Badge: UIContentConfiguration, Equatable {
    var text = ""
    var isSelected = false
    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
    func updated(for state: any UIConfigurationState) -> Badge {
      var updated = self
      updated.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
      return updated
    }
  }

  private final class BadgeView: UIView, UIContentView {
    let label = UILabel()
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ badge: Badge) {
      configuration = badge
      super.init(frame: .zero)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: topAnchor, constant: 20),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
      ])
      show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
      guard let badge = configuration as? Badge else { return }
      label.text = badge.text + (badge.isSelected ? "!" : "")
    }
  }

  private struct Note: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { NoteView(self) }
    func updated(for state: any UIConfigurationState) -> Note { self }
  }

  /// A view with a fixed height, regardless of the height that its field needs.
  private final class NoteView: UIView, UIContentView {
    let field = UITextField()
    var configuration: any UIContentConfiguration
    override var intrinsicContentSize: CGSize { CGSize(width: 0, height: 200) }

    init(_ note: Note) {
      configuration = note
      super.init(frame: .zero)
      field.translatesAutoresizingMaskIntoConstraints = false
      addSubview(field)
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 15),
        field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -15),
        field.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        field.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @MainActor
  private final class Shown: ViewStage.Stage {
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>

    init(
      _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
      items: [String] = ["one", "two", "three"],
      configure: @escaping (NoteCell, IndexPath, String) -> Void
    ) {
      let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      view = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      let row = UICollectionView.CellRegistration<NoteCell, String>(handler: configure)
      source = .init(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
      }
      super.init(view, isShown: false)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot, animatingDifferences: false)
      frame(after: 0)
    }

    func cell(_ item: Int) -> NoteCell? {
      view.cellForItem(at: [0, item]) as? NoteCell
    }
  }

  @Test func `a row is as high as its text and margins`() {
    let shown = Shown { cell, path, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      if path.item == 1 { content.secondaryText = "below" }
      cell.contentConfiguration = content
    }
    let body = UIFont.preferredFont(forTextStyle: .body).lineHeight
    let second = UIFont.preferredFont(forTextStyle: .subheadline).lineHeight
    func ceiled(_ height: CGFloat) -> CGFloat { (height * 2).rounded(.up) / 2 }
    expect(shown.cell(0)?.frame.height, equals: max(44, 22 + ceiled(body)))
    expect(shown.cell(1)?.frame.height, equals: 26 + ceiled(body) + ceiled(second))
  }

  @Test func `updates run at layout, the handler last`() {
    var log: [String] = []
    let shown = Shown { cell, _, _ in
      cell.configurationUpdateHandler = { cell, state in
        (cell as? NoteCell)?.log.append("handler \(state.isSelected)")
      }
    }
    guard let cell = shown.cell(0) else { return expect(Bool(false)) }
    expect(cell.log, equals: ["update false", "handler false"])
    cell.log = []
    shown.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    cell.isHighlighted = true
    expect(cell.log.isEmpty)
    shown.surface.frame(at: 1)
    expect(cell.log, equals: ["update true", "handler true"])
    cell.log = []
    shown.surface.frame(at: 2)
    expect(cell.log.isEmpty)
    log = cell.log
    expect(log.isEmpty)
  }

  @Test func `a content view is kept for configurations of its kind`() throws {
    let shown = Shown { cell, _, item in cell.contentConfiguration = Badge(text: item) }
    let cell = try #require(shown.cell(0))
    let view = try #require(cell.contentView as? BadgeView)
    expect(cell.frame.height, equals: view.label.intrinsicContentSize.height + 40)
    cell.contentConfiguration = Badge(text: "other")
    expect(cell.contentView === view)
    expect(view.label.text, equals: "other")
    cell.isSelected = true
    shown.surface.frame(at: 1)
    expect(view.label.text, equals: "other!")
    cell.contentConfiguration = UIListContentConfiguration.cell()
    expect(cell.contentView is UIListContentView)
    expect(view.superview == nil)
    cell.contentConfiguration = nil
    expect(!(cell.contentView is any UIContentView))
  }

  @Test func `a content view that says how high it is is so high, whatever stands in it`() throws {
    let shown = Shown { cell, _, _ in cell.contentConfiguration = Note() }
    let cell = try #require(shown.cell(0))
    expect(cell.frame.height, equals: 200)
    expect((cell.contentView as? NoteView)?.field.frame.height, equals: 180)
  }

  @Test func `rows have their list's background, until the application says otherwise`() {
    let shown = Shown(.insetGrouped) { _, _, _ in }
    guard let cell = shown.cell(0) else { return expect(Bool(false)) }
    expect(cell.backgroundConfiguration?.backgroundColor, equals: .secondarySystemGroupedBackground)
    shown.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    shown.surface.frame(at: 1)
    expect(cell.backgroundConfiguration?.backgroundColor, equals: .systemGray4)
    var own = UIBackgroundConfiguration.clear()
    own.backgroundColor = .red
    cell.backgroundConfiguration = own
    shown.surface.frame(at: 2)
    expect(cell.backgroundConfiguration?.backgroundColor, equals: .red)
    cell.backgroundView = UIView()
    expect(cell.backgroundConfiguration == nil)
  }

  @Test func `editing updates the cells in sight`() {
    let shown = Shown { cell, _, _ in cell.accessories = [.delete()] }
    guard let cell = shown.cell(0) else { return expect(Bool(false)) }
    expect(cell.contentView.frame.minX, equals: 0)
    shown.view.isEditing = true
    shown.surface.frame(at: 1)
    expect(cell.configurationState.isEditing)
    expect(cell.contentView.frame.minX, equals: 40)
    shown.view.allowsMultipleSelectionDuringEditing = true
    expect(shown.view.allowsSelectionDuringEditing)
  }

  @Test func `a cell that is made during editing is in editing mode`() throws {
    let shown = Shown { cell, _, _ in cell.accessories = [.delete()] }
    shown.view.isEditing = true
    shown.surface.frame(at: 1)
    var snapshot = shown.source.snapshot()
    snapshot.appendItems(["new"])
    shown.source.apply(snapshot, animatingDifferences: false)
    shown.surface.frame(at: 2)
    let cell = try #require(shown.cell(snapshot.numberOfItems - 1))
    expect(cell.configurationState.isEditing)
    expect(cell.contentView.frame.minX, equals: 40)
  }

  @Test func `an outline's disclosure expands the item and indents what is below`() throws {
    let shown = Shown(.sidebar) { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = item == "root" ? [.outlineDisclosure()] : []
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["root"])
    outline.append(["leaf"], to: "root")
    shown.source.apply(outline, to: 0, animatingDifferences: false)
    shown.surface.frame(at: 1)
    let root = try #require(shown.cell(0))
    expect(!root.configurationState.isExpanded)
    expect(shown.view.numberOfItems(inSection: 0), equals: 1)
    let place = root.convert(CGPoint(x: 23, y: root.bounds.midY), to: shown.view)
    for phase in [PointerEvent.Phase.began, .ended] {
      shown.surface.handle(
        .pointer(PointerEvent(phase: phase, location: place, timestamp: 1)))
    }
    shown.surface.frame(at: 2)
    expect(shown.view.numberOfItems(inSection: 0), equals: 2)
    expect(root.configurationState.isExpanded)
    expect(shown.cell(1)?.indentationLevel, equals: 1)
    expect(shown.view.indexPathsForSelectedItems == nil)
  }
}
