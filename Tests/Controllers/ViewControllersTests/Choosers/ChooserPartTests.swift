// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import RandomTesting
import Testing
import UIKit
import ViewStage

@testable import MullionDocumentControllers
@testable import MullionViewControllers
@testable import MullionViewTree

/// Tests of selection grids and tab buttons: hit testing and the layout of their parts.
@MainActor
struct ChooserPartTests {
  private func views<Found: UIView>(_ kind: Found.Type, in view: UIView) -> [Found] {
    view.subviews.flatMap { ($0 as? Found).map { [$0] } ?? views(kind, in: $0) }
  }

  // MARK: ColorGrid

  @Test(arguments: 0..<8)
  func `a finger chooses the colour that it is on, each once, and ends on the last`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let stage = Stage(size: CGSize(width: 400, height: 400))
    let grid = ColorGrid()
    grid.frame = CGRect(x: 20, y: 30, width: 240, height: 200)
    stage.root.addSubview(grid)
    stage.frame()
    var choices: [Int] = []
    var ends: [Int] = []
    grid.onChoice = { index, goesOn in
      if goesOn { choices.append(index) } else { ends.append(index) }
    }
    var wanted: [Int] = []
    var cell = 0
    for step in 0...12 {
      // Outside of the grid the nearest colour counts.
      let x = CGFloat.random(in: 1...260, using: &random)
      let y = CGFloat.random(in: 1...230, using: &random)
      let place = step == 0 ? CGPoint(x: 100, y: 100) : CGPoint(x: x, y: y)
      let column = max(0, min(11, Int((place.x - 20) / 20)))
      let row = max(0, min(9, Int((place.y - 30) / 20)))
      cell = row * 12 + column
      if cell != wanted.last { wanted.append(cell) }
      stage.pointer(step == 0 ? .began : .moved, place.x, place.y)
      if step == 12 { stage.pointer(.ended, place.x, place.y) }
    }
    expect(choices == wanted && ends == [cell] && grid.chosen == cell)
    stage.frame()
    // The frame surrounds the chosen colour, and contrasts with it.
    let frame = try #require(grid.subviews.last)
    let chosen = try #require(grid.subviews.first { $0.accessibilityTraits.contains(.selected) })
    expect(frame.frame == chosen.frame && chosen.backgroundColor == ColorGrid.colors[cell])
    expect(grid.subviews.filter { $0.accessibilityTraits.contains(.selected) }.count, equals: 1)
  }

  @Test func `the colours go from white to black, and each hue from dark to light`() {
    func parts(_ color: UIColor) -> [CGFloat] {
      var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: nil)
      return [red, green, blue]
    }
    let colors = ColorGrid.colors.map(parts)
    expect(colors.count == 120 && Set(colors.map(\.description)).count == 120)
    let greys = colors.prefix(12).map { $0[0] }
    expect(greys == greys.sorted(by: >) && greys.first == 1 && greys.last == 0)
    for column in 0..<12 {
      let sums = (1..<10).map { colors[$0 * 12 + column].reduce(0, +) }
      expect(sums, equals: sums.sorted())
    }
  }

  // MARK: FontList

  @Test(arguments: [false, true])
  func `fonts stand below each other, faces further in, and are chosen by their rows`(
    isMirrored: Bool
  ) {
    let stage = Stage(size: CGSize(width: 400, height: 300))
    var chosen: [String] = []
    let names = ["One", "One Bold", "Two", "Two Italic", "Three"]
    let entries = names.map { name in
      FontList.Entry(
        title: name, descriptor: UIFontDescriptor(name: name, size: 12),
        isFace: name.contains(" "))
    }
    let list = FontList("Fonts", entries, inOwnFont: false, close: {}) { chosen.append($0.title) }
    list.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    list.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    stage.root.addSubview(list)
    stage.frame()
    let rows = views(UIButton.self, in: list).filter { names.contains($0.currentTitle ?? "") }
    expect(rows.map(\.currentTitle), equals: names)
    expect(rows.map(\.frame.minY), equals: [0, 44, 88, 132, 176])
    let insets = rows.map { isMirrored ? 400 - $0.frame.maxX : $0.frame.minX }
    expect(insets, equals: [16, 32, 16, 32, 16])
    for row in rows { row.sendActions(for: .primaryActionTriggered) }
    expect(chosen, equals: names)
    list.mark(3)
    list.mark(1)
    expect(rows.map(\.isSelected), equals: [false, true, false, false, false])
    let scroll = views(UIScrollView.self, in: list).first
    expect(scroll?.contentSize == CGSize(width: 400, height: 220) && scroll?.frame.maxY == 300)
  }

  // MARK: TabButton

  private func button(
    title: String, hasImage: Bool, badge: String?, isInline: Bool, isMirrored: Bool
  ) -> TabButton {
    let item = UITabBarItem(
      title: title, image: hasImage ? UIImage(systemName: "star") : nil, tag: 0)
    item.badgeValue = badge
    let text = BarTextStyle(font: .systemFont(ofSize: 12), color: .black)
    let style = TabStyle(
      isInline: isInline, title: text, icon: .red, shift: .zero, badge: .red, badgeText: text)
    let button = TabButton(item, isChosen: false, style: style)
    button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    button.frame = CGRect(x: 0, y: 0, width: 160, height: isInline ? 32 : 49)
    return button
  }

  @Test(arguments: [false, true], [false, true])
  func `icon, title and badge of a tab stand apart around its middle, mirrored in a mirror`(
    isInline: Bool, hasImage: Bool
  ) {
    let stage = Stage(size: CGSize(width: 400, height: 300))
    for badge in [nil, "3", "1234"] {
      var frames: [[CGRect]] = []
      for isMirrored in [false, true] {
        let button = button(
          title: "Title", hasImage: hasImage, badge: badge, isInline: isInline,
          isMirrored: isMirrored)
        stage.root.addSubview(button)
        stage.frame()
        frames.append(button.subviews.map(\.frame))
        let title = button.subviews.compactMap { $0 as? UILabel }.map(\.frame)
        let icon = button.subviews.compactMap { $0 as? UIImageView }.map(\.frame)
        let ground = badge == nil ? [] : [button.subviews.last?.frame ?? .zero]
        // A badge covers a corner of the icon, and never the title.
        for other in icon + ground {
          let common = other.intersection(title.first ?? .null)
          expect(common.isNull || common.width < 0.01 || common.height < 0.01)
        }
        expect(title.count == 1 && icon.count == (hasImage ? 1 : 0))
        expect(ground.allSatisfy { $0.width >= 18 && $0.height == 18 })
        if badge == nil || !isInline {
          let all = (isInline ? title + icon : hasImage ? icon : title)
            .reduce(CGRect.null) { $0.union($1) }
          expect(abs(all.midX - 80) <= 0.51)
        }
        button.removeFromSuperview()
      }
      expect(
        zip(frames[0], frames[1]).allSatisfy { abs($0.minX - (160 - $1.maxX)) <= 1.01 },
        "\(frames)")
    }
  }
}
