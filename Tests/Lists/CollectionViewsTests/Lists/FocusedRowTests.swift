// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionCollectionViews
import MullionControls
import MullionViewTree
import Testing
import UIKit

/// Tests of the text colours and focus rings of focused rows and cells.
@MainActor
@Suite("Focused rows")
struct FocusedRowTests {
  private func stage(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ style: UIUserInterfaceStyle,
    _ content: UIListContentConfiguration
  ) -> Stage {
    let stage = Stage(
      list: UICollectionLayoutListConfiguration(appearance: appearance), counts: [3],
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: .phone),
        UITraitCollection(userInterfaceStyle: style),
      ]))
    stage.configure = { cell, _ in
      var content = content
      content.text = "Heron Marsh"
      content.secondaryText = "Not rated"
      cell.contentConfiguration = content
      let row = cell as? UICollectionViewListCell
      row?.accessories = [.label(text: "12 km"), .disclosureIndicator()]
    }
    stage.view.reloadData()
    stage.frame()
    return stage
  }

  private func focus(_ stage: Stage) {
    stage.surface.handle(.key(KeyEvent(key: .home)))
    stage.frame()
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [($0 as? UILabel)].compactMap(\.self) + labels(in: $0) }
  }

  /// Returns the lowest contrast between a label of the cell and its background.
  private func contrast(in cell: UICollectionViewCell) throws -> Double {
    let face = try #require(cell.subviews.lazy.compactMap { $0 as? BackgroundFace }.first)
    let traits = cell.traitCollection
    let fill = try #require(face.subviews.lazy.compactMap(\.backgroundColor).first)
    let ground = fill.displayColor(with: traits)
    let texts = labels(in: cell).map { $0.textColor.displayColor(with: traits) }
    expect(texts.count, equals: 3)
    return try #require(
      texts.map { ($0.over(ground, 1) ?? $0).contrast(with: ground) }.min())
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `texts of a focused sidebar row have a contrast of at least 4.5`(
    style: UIUserInterfaceStyle
  ) throws {
    for content in [
      UIListContentConfiguration.sidebarCell(), .sidebarSubtitleCell(), .cell(), .subtitleCell(),
      .valueCell(),
    ] {
      let stage = stage(.sidebar, style, content)
      focus(stage)
      let cell = try #require(stage.view.cellForItem(at: [0, 0]))
      expect(cell.configurationState.isFocused)
      expect(try contrast(in: cell) >= 4.5)
      expect(labels(in: cell).allSatisfy { $0.textColor == .white })
      expect(!cell.subviews.contains { $0 is FocusRing })
    }
  }

  @Test func `texts have their usual colors when the focus goes on`() throws {
    let stage = stage(.sidebar, .light, .subtitleCell())
    let cell = try #require(stage.view.cellForItem(at: [0, 0]))
    let usual = labels(in: cell).map(\.textColor)
    focus(stage)
    stage.surface.handle(.key(KeyEvent(key: .down)))
    stage.frame()
    expect(labels(in: cell).map(\.textColor), equals: usual)
  }

  @Test func `a row whose background is the application's has a ring and its usual texts`() throws {
    let stage = stage(.sidebar, .light, .sidebarCell())
    let cell = try #require(stage.view.cellForItem(at: [0, 0]))
    cell.backgroundConfiguration = .listPlainCell()
    stage.frame()
    focus(stage)
    expect(cell.subviews.contains { $0 is FocusRing })
    expect(labels(in: cell).first?.textColor, equals: .label)
  }

  @Test func `the focus color is the tint, darkened as far as white text needs it`() {
    let face = UIBackgroundConfiguration.listSidebarCell()
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isFocused = true
    let focused = face.updated(for: state)
    let dark = UIColor(red: 0.2, green: 0.1, blue: 0.4, alpha: 1)
    expect(
      focused.resolvedBackgroundColor(for: dark).displayColor(with: .current),
      equals: dark.displayColor(with: .current))
    let white = DisplayColor(red: 1, green: 1, blue: 1)
    let ground = focused.resolvedBackgroundColor(for: .systemYellow).displayColor(with: .current)
    expect((4.5...4.8).contains(white.contrast(with: ground)))
  }

  @Test func `the ring of a cell follows the corners of the view that fills it`() throws {
    let stage = Stage(Layouts.grid(), counts: [4])
    stage.frame()
    let cell = try #require(stage.view.cellForItem(at: [0, 0]))
    cell.contentView.layer.cornerRadius = 16
    focus(stage)
    let ring = try #require(cell.subviews.first { $0 is FocusRing })
    expect(ring.frame, equals: cell.bounds)
    expect(ring.layer.cornerRadius, equals: 16)
    let other = try #require(stage.view.cellForItem(at: [0, 1]))
    var background = UIBackgroundConfiguration.clear()
    background.cornerRadius = 12
    other.backgroundConfiguration = background
    stage.frame()
    stage.surface.handle(.key(KeyEvent(key: .right)))
    stage.frame()
    expect(other.subviews.first { $0 is FocusRing }?.layer.cornerRadius, equals: 12)
  }
}
