// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import RandomTesting
import Testing
import UIKit
import ViewStage

@testable import MullionViewControllers
@testable import MullionViewTree

/// Tests of the layout of alerts, drawn symbols, tab list rows and text beside a keyboard at any size.
@MainActor
struct BarPartTests {
  private let stage = Stage(size: CGSize(width: 600, height: 800))

  private func views<Found: UIView>(_ kind: Found.Type, in view: UIView) -> [Found] {
    view.subviews.flatMap { ($0 as? Found).map { [$0] } ?? views(kind, in: $0) }
  }

  private func mirrored(_ view: UIView, _ isMirrored: Bool) {
    view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    view.setNeedsLayout()
    stage.frame()
  }

  // MARK: AlertGroup, AlertButton

  @Test(arguments: 0..<30)
  func `the choices of an alert fill its width below its words, in pairs where they fit`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let isSheet = Bool.random(using: &random)
    let labels = (0..<Int.random(in: 1...2, using: &random)).map { _ in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = ["A title", String(repeating: "long words ", count: 9)]
        .randomElement(using: &random)
      return label
    }
    let fields = isSheet || Bool.random(using: &random) ? [] : [UITextField(), UITextField()]
    var chosen: [String] = []
    let count = Int.random(in: 1...4, using: &random)
    let buttons = (0..<count).map { index in
      let title = ["OK", "A choice of many words"].randomElement(using: &random) ?? "OK"
      return AlertButton(
        UIAlertAction(title: "\(index) \(title)", style: index == 1 ? .cancel : .default),
        font: .systemFont(ofSize: 17)
      ) { chosen.append($0.title ?? "") }
    }
    let group = AlertGroup(
      isSheet ? .actionSheet : .alert, labels: labels, fields: fields, buttons: buttons)
    stage.root.addSubview(group)
    let width = CGFloat(Int.random(in: 200...320, using: &random))
    let wanted = group.sizeThatFits(CGSize(width: width, height: 0)).height
    group.frame = CGRect(x: 0, y: 0, width: width, height: wanted)
    mirrored(group, false)
    let scrolls = views(UIScrollView.self, in: group)
    let (words, choices) = (scrolls[0], scrolls[1])
    expect(words.frame.maxY == choices.frame.minY && abs(choices.frame.maxY - wanted) < 0.01)
    // With the height that it wants, nothing scrolls.
    expect(scrolls.allSatisfy { $0.contentSize.height <= $0.bounds.height + 0.01 })
    let parts = labels.map(\.frame) + fields.map(\.frame)
    expect(zip(parts, parts.dropFirst()).allSatisfy { $0.maxY <= $1.minY + 0.51 })
    expect(parts.allSatisfy { words.bounds.contains($0) && $0.width == width - 32 })
    let frames = buttons.map(\.frame)
    let area = frames.reduce(0) { $0 + $1.width * $1.height }
    expect(abs(area - width * choices.bounds.height) < 1 && frames.allSatisfy { $0.height >= 44 })
    // Titles have room above and below them.
    let titles = buttons.map { views(UILabel.self, in: $0)[0].frame }
    expect(zip(titles, frames).allSatisfy { $0.minY >= 10 && $0.maxY <= $1.height - 10 })
    let isPair = !isSheet && count == 2 && buttons.allSatisfy { $0.titleWidth <= width / 2 }
    expect(frames.allSatisfy { $0.width == (isPair ? width / 2 : width) })
    if isPair {
      // The one that cancels comes first in the direction of reading.
      expect(buttons[1].isCancel && frames[1].minX == 0)
      mirrored(group, true)
      expect(buttons[1].frame.minX == width / 2 && buttons[0].frame.minX == 0)
    }
    // In less room both parts keep some of it.
    group.frame.size.height = 120
    stage.frame()
    expect(words.frame.height + choices.frame.height == 120 && choices.frame.height >= 44)
    for button in buttons { button.sendActions(for: .primaryActionTriggered) }
    expect(chosen.map { $0.prefix(1) }, equals: (0..<count).map { "\($0)" })
  }

  // MARK: GlyphView

  @Test(arguments: [BarGlyph.back, .plus, .close, .magnifier, .more, .clock, .reply])
  func `a sign is drawn around the middle, larger in a larger view, mirrored if it points`(
    glyph: BarGlyph
  ) {
    let view = GlyphView(glyph)
    stage.root.addSubview(view)
    func frames(_ side: CGFloat, mirrored isMirrored: Bool) -> [CGRect] {
      view.frame = CGRect(x: 0, y: 0, width: side, height: side)
      mirrored(view, isMirrored)
      return view.subviews.map(\.frame)
    }
    let (small, large) = (frames(24, mirrored: false), frames(72, mirrored: false))
    expect(
      zip(small, large).allSatisfy { one, other in
        abs(3 * one.midX - other.midX) < 0.01 && abs(3 * one.midY - other.midY) < 0.01
          && abs(3 * one.width - other.width) < 0.01
      })
    let turned = frames(24, mirrored: true)
    let isSame = zip(small, turned).allSatisfy { abs($0.midX - $1.midX) < 0.01 }
    let isMirror = zip(small, turned).allSatisfy {
      abs($0.midX + $1.midX - 24) < 0.01 && abs($0.midY - $1.midY) < 0.01
    }
    expect(glyph.isDirectional ? isMirror && !isSame : isSame)
    let all = small.dropFirst(glyph == .close ? 1 : 0).reduce(CGRect.null) { $0.union($1) }
    expect(CGRect(x: 0, y: 0, width: 24, height: 24).contains(all))
    view.color = .red
    let colors = view.subviews.dropFirst(glyph == .close ? 1 : 0).map { part in
      part.backgroundColor == .red || part.layer.borderColor == UIColor.red.cgColor
    }
    expect(!colors.isEmpty && !colors.contains(false))
  }

  // MARK: MoreRow

  @Test(arguments: [nil, "7", "many"], [false, true])
  func `a row of a tab has its name, its badge and an arrow beside each other`(
    badge: String?, isEnabled: Bool
  ) throws {
    var count = 0
    let row = MoreRow(
      MoreRow.Entry(
        title: "Tab", image: nil, badge: badge, identifier: "tab", isEnabled: isEnabled
      ) { count += 1 })
    stage.root.addSubview(row)
    row.frame = CGRect(origin: .zero, size: row.sizeThatFits(CGSize(width: 300, height: 0)))
    var frames: [[CGRect]] = []
    for isMirrored in [false, true] {
      mirrored(row, isMirrored)
      // The ground and the line below lie over all of it.
      let parts = row.subviews.filter { view in
        view is any UIContentView && view.bounds.width < 300 || view is UILabel
          || view is UIImageView
      }
      frames.append(parts.map(\.frame).filter { $0.width > 0 })
    }
    expect(frames[0].count == (badge == nil ? 2 : 3) && row.frame.height >= 44)
    expect(
      zip(frames[0], frames[1]).allSatisfy { abs($0.minX - (300 - $1.maxX)) < 0.01 })
    let sorted = frames[0].sorted { $0.minX < $1.minX }
    expect(zip(sorted, sorted.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 0.01 })
    expect(sorted.first?.minX == 0 && sorted.last?.maxX == 284)
    expect(row.accessibilityLabel == "Tab" && row.accessibilityValue == badge)
    row.sendActions(for: .primaryActionTriggered)
    expect(count == 1 && row.isEnabled == isEnabled)
  }

  // MARK: DocumentProxy

  @Test(arguments: 0..<20)
  func `a keyboard sees the text around the caret, and moves by characters`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.root.addSubview(view)
    let proxy = DocumentProxy()
    let identifier = proxy.documentIdentifier
    proxy.responder = view
    expect(proxy.documentIdentifier != identifier && !proxy.hasText)
    var (before, after): ([Character], [Character]) = ([], [])
    for step in 0..<40 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        let text = ["a", "👍", "é", "b c"].randomElement(using: &random) ?? "a"
        proxy.insertText(text)
        before += text
      case 2:
        proxy.deleteBackward()
        _ = before.popLast()
      default:
        let offset = Int.random(in: -4...4, using: &random)
        proxy.adjustTextPosition(byCharacterOffset: offset)
        for _ in 0..<max(0, -offset) {
          if let last = before.popLast() { after.insert(last, at: 0) }
        }
        for _ in 0..<max(0, offset) where !after.isEmpty { before.append(after.removeFirst()) }
      }
      expect(
        [proxy.documentContextBeforeInput ?? "", proxy.documentContextAfterInput ?? ""],
        equals: [String(before), String(after)], "step \(step)")
      expect(proxy.hasText == !(before + after).isEmpty && proxy.selectedText == nil)
    }
    let length = view.text.utf16.count
    view.selectedRange = NSRange(location: 0, length: length)
    expect(proxy.selectedText ?? "", equals: view.text)
    proxy.responder = nil
    expect(proxy.documentContextBeforeInput == nil && !proxy.hasText)
  }
}
