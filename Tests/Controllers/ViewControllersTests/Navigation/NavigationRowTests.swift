// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import RandomTesting
import Testing
import UIKit

@testable import MullionViewControllers

/// Tests of the frames of the parts in a navigation bar's row, for all kinds of content.
@MainActor
struct NavigationRowTests {
  private static func items(
    _ range: ClosedRange<Int>, _ random: inout SeededGenerator
  ) -> [UIBarButtonItem] {
    (0..<Int.random(in: range, using: &random)).map { _ in
      let width = CGFloat(Int.random(in: 10...50, using: &random) * 2)
      return UIBarButtonItem(
        customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
    }
  }

  private static func item(_ random: inout SeededGenerator) -> UINavigationItem {
    let titles = ["", "Short", "A title of some words", String(repeating: "long ", count: 30)]
    let item = UINavigationItem(title: titles.randomElement(using: &random) ?? "")
    item.leftBarButtonItems = items(0...1, &random)
    item.leftItemsSupplementBackButton = Bool.random(using: &random)
    item.rightBarButtonItems = items(0...2, &random)
    return item
  }

  private static func row(
    _ item: UINavigationItem, _ previous: UINavigationItem?, width: CGFloat,
    isMirrored: Bool = false
  ) -> NavigationRow {
    let row = NavigationRow(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    row.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    row.show(item, previous: previous, appearance: UINavigationBarAppearance())
    row.layoutIfNeeded()
    return row
  }

  private static func frames(_ row: NavigationRow) -> [CGRect] {
    row.subviews.filter { !$0.isHidden && $0.bounds.width > 0 }.map(\.frame)
  }

  @Test(arguments: 0..<80)
  func `the parts of a row stand inside of it, none over another`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let item = Self.item(&random)
    let previous = Bool.random(using: &random) ? UINavigationItem(title: "Before") : nil
    let width = CGFloat(Int.random(in: 160...500, using: &random) * 2)
    let row = Self.row(item, previous, width: width)
    let frames = Self.frames(row)
    expect(frames.allSatisfy { row.bounds.contains($0) }, "\(frames)")
    for (index, frame) in frames.enumerated() {
      for other in frames[(index + 1)...] {
        let common = frame.intersection(other)
        expect(common.isNull || common.width < 0.51, "\(frame) over \(other)")
      }
    }
  }

  @Test(arguments: 0..<40)
  func `a mirrored row is the other one in a mirror`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let previous = Bool.random(using: &random) ? UINavigationItem(title: "Before") : nil
    var copy = random
    let (item, other) = (Self.item(&random), Self.item(&copy))
    let frames = Self.frames(Self.row(item, previous, width: 600))
    let mirrored = Self.frames(Self.row(other, previous, width: 600, isMirrored: true))
    expect(frames.count, equals: mirrored.count)
    for (frame, other) in zip(frames, mirrored) {
      expect(abs(frame.minX - (600 - other.maxX)) <= 1, "\(frame) and \(other)")
      expect(frame.size == other.size && frame.minY == other.minY)
    }
  }

  @Test func `a title stands in the middle until the items need the room`() throws {
    let item = UINavigationItem(title: "Title")
    let free = try #require(Self.frames(Self.row(item, nil, width: 400)).first)
    expect(abs(free.midX - 200) <= 0.5)
    item.rightBarButtonItem = UIBarButtonItem(
      customView: UIView(frame: CGRect(x: 0, y: 0, width: 190, height: 20)))
    let row = Self.row(item, nil, width: 400)
    let frames = Self.frames(row)
    expect(frames.count == 2 && frames[0].midX < 199)
    expect(frames[0].maxX <= frames[1].minX)
  }

  @Test func `room that is kept free stands beside the items, and nothing in it`() throws {
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItem = UIBarButtonItem(
      customView: UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
    let row = Self.row(item, nil, width: 400)
    row.reserve = 120
    row.layoutIfNeeded()
    expect(row.reserved.width == 120 && row.reserved.height == 44)
    for frame in Self.frames(row) {
      let common = frame.intersection(row.reserved)
      expect(common.isNull || common.width < 0.01)
    }
  }

  @Test func `the back button is there where there is a way back, and leads it`() throws {
    let item = UINavigationItem(title: "Now")
    let before = UINavigationItem(title: "Before")
    func back(_ row: NavigationRow) -> BarButton? {
      row.subviews.compactMap { $0 as? BarButton }.first
    }
    expect(back(Self.row(item, nil, width: 400)) == nil)
    let row = Self.row(item, before, width: 400)
    let button = try #require(back(row))
    expect(button.backTitle, equals: "Before")
    var count = 0
    row.onBack = { count += 1 }
    button.sendActions(for: .primaryActionTriggered)
    expect(count, equals: 1)
    before.title = "Before, with a name that is far too long for any bar of this width"
    expect(back(Self.row(item, before, width: 320))?.backTitle, equals: "Back")
    item.hidesBackButton = true
    expect(back(Self.row(item, before, width: 400)) == nil)
    item.hidesBackButton = false
    item.leftBarButtonItem = UIBarButtonItem(customView: UIView())
    expect(back(Self.row(item, before, width: 400)) == nil)
    item.leftItemsSupplementBackButton = true
    expect(back(Self.row(item, before, width: 400)) != nil)
  }
}
