// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Separators of lists")
struct ListSeparatorTests {
  typealias Configuration = UICollectionLayoutListConfiguration

  private func line(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: 0.5)
  }

  @Test func `rows of a plain list have a line below, from the text to the edge`() {
    let list = Stage(list: Configuration(appearance: .plain), counts: [2])
    expect(list.lines(0, 0), equals: [line(16, 43.5, 304)])
    expect(list.lines(0, 1), equals: [line(16, 43.5, 304)])
    expect(list.separators(0, 0).map(\.backgroundColor), equals: [.separator])
  }

  @Test func `lines close a group from edge to edge`() {
    let list = Stage(list: Configuration(appearance: .grouped), counts: [2])
    expect(list.lines(0, 0), equals: [line(0, 0, 320), line(16, 43.5, 304)])
    expect(list.lines(0, 1), equals: [line(0, 43.5, 320)])
  }

  @Test func `an inset group has lines between its rows only`() {
    let list = Stage(list: Configuration(appearance: .insetGrouped), counts: [2])
    expect(list.lines(0, 0), equals: [line(16, 43.5, 272)])
    expect(list.lines(0, 1).isEmpty)
  }

  @Test(arguments: [Configuration.Appearance.sidebar, .sidebarPlain])
  func `sidebars have no lines unless they are asked for`(
    appearance: Configuration.Appearance
  ) {
    var configuration = Configuration(appearance: appearance)
    expect(Stage(list: configuration, counts: [2]).lines(0, 0).isEmpty)
    configuration.showsSeparators = true
    expect(Stage(list: configuration, counts: [2]).lines(0, 0).count, equals: 1)
  }

  @Test func `lines are one pixel thick`() {
    let list = Stage(list: Configuration(appearance: .plain), counts: [1], scale: 1)
    expect(list.lines(0, 0), equals: [CGRect(x: 16, y: 43, width: 304, height: 1)])
  }

  @Test func `from right to left lines begin at the right`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(layoutDirection: .rightToLeft),
    ])
    var configuration = Configuration(appearance: .plain)
    expect(
      Stage(list: configuration, counts: [1], traits: traits).lines(0, 0),
      equals: [line(0, 43.5, 304)])
    configuration.separatorConfiguration.bottomSeparatorInsets.trailing = 30
    expect(
      Stage(list: configuration, counts: [1], traits: traits).lines(0, 0),
      equals: [line(30, 43.5, 274)])
  }

  @Test func `insets, colors and visibility follow the configuration`() {
    var configuration = Configuration(appearance: .plain)
    configuration.separatorConfiguration.topSeparatorVisibility = .visible
    configuration.separatorConfiguration.bottomSeparatorInsets = .zero
    configuration.separatorConfiguration.color = .systemRed
    let list = Stage(list: configuration, counts: [2])
    expect(list.lines(0, 0), equals: [line(16, 0, 304), line(0, 43.5, 320)])
    expect(list.separators(0, 0).map(\.backgroundColor), equals: [.systemRed, .systemRed])
  }

  @Test func `the application has the last word about each row`() {
    var configuration = Configuration(appearance: .plain)
    configuration.showsSeparators = false
    configuration.itemSeparatorHandler = { path, section in
      expect(section.bottomSeparatorVisibility, equals: .hidden)
      var separators = section
      if path.item == 1 { separators.bottomSeparatorVisibility = .visible }
      return separators
    }
    let list = Stage(list: configuration, counts: [3])
    expect(list.lines(0, 0).isEmpty)
    expect(list.lines(0, 1).count, equals: 1)
    expect(list.lines(0, 2).isEmpty)
  }

  @Test func `a row that is the last no more gets its line`() {
    let list = Stage(list: Configuration(appearance: .insetGrouped), counts: [1])
    expect(list.lines(0, 0).isEmpty)
    list.items[0].append("new")
    list.view.insertItems(at: [[0, 1]])
    list.frame()
    expect(list.lines(0, 0).count, equals: 1)
    expect(list.lines(0, 1).isEmpty)
    expect(
      list.cell(0, 0)?.layer.maskedCorners, equals: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test func `a row of another height moves its line`() {
    let list = Stage(list: Configuration(appearance: .plain), counts: [1], heights: [[70]])
    expect(list.lines(0, 0), equals: [line(16, 69.5, 304)])
  }

  @Test func `lines of selected rows have a color of their own while several can be selected`() {
    var configuration = Configuration(appearance: .plain)
    configuration.separatorConfiguration.multipleSelectionColor = .systemBlue
    let list = Stage(list: configuration, counts: [2])
    list.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    expect(list.separators(0, 0).map(\.backgroundColor), equals: [.separator])
    list.view.allowsMultipleSelection = true
    list.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    expect(list.separators(0, 1).map(\.backgroundColor), equals: [.systemBlue])
    list.view.deselectItem(at: [0, 1], animated: false)
    expect(list.separators(0, 1).map(\.backgroundColor), equals: [.separator])
  }

  @Test func `a view that leaves the list keeps nothing of it`() {
    let list = Stage(list: Configuration(appearance: .insetGrouped), counts: [1])
    expect(list.cell(0, 0)?.clipsToBounds, equals: true)
    list.view.collectionViewLayout = Layouts.list(estimate: 50)
    list.frame()
    let cell = list.cell(0, 0)
    expect(cell?.layer.cornerRadius, equals: 0)
    expect(cell?.clipsToBounds, equals: false)
    expect(list.lines(0, 0).isEmpty)
  }

  @Test func `corners that the application gave a row are its own when it leaves the list`() {
    let list = Stage(list: Configuration(appearance: .insetGrouped), counts: [1])
    let cell = list.cell(0, 0)
    cell?.layer.cornerRadius = 7
    list.view.collectionViewLayout = Layouts.list(estimate: 50)
    list.frame()
    expect(list.cell(0, 0) === cell)
    expect(cell?.layer.cornerRadius, equals: 7)
    expect(cell?.clipsToBounds, equals: false)
  }

  @Test func `separators are equal by what they say, whatever the appearance`() {
    let plain = UIListSeparatorConfiguration(listAppearance: .plain)
    var other = UIListSeparatorConfiguration(listAppearance: .sidebar)
    expect(plain, equals: other)
    expect(plain.topSeparatorInsets, equals: UIListSeparatorConfiguration.automaticInsets)
    expect(
      plain.description,
      equals: "separators above automatic, automatic insets; below automatic, automatic insets")
    other.color = .systemRed
    expect(plain != other)
    expect(Set([plain, other]).count, equals: 2)
  }
}
