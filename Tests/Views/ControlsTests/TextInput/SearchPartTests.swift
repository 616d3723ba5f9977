// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import RandomTesting
import Testing
import ViewStage

@testable import MullionTextInput

/// Tests of the parts of search bars at any size: tokens, scopes and suggestions.
@MainActor
struct SearchPartTests {
  private let stage = Stage(size: CGSize(width: 600, height: 300))

  private func views<Found: UIView>(_ kind: Found.Type, in view: UIView) -> [Found] {
    view.subviews.flatMap { ($0 as? Found).map { [$0] } ?? views(kind, in: $0) }
  }

  private static func token(_ random: inout SeededGenerator) -> UISearchToken {
    let icon =
      Bool.random(using: &random)
      ? UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in } : nil
    return UISearchToken(
      icon: icon, text: ["", "a", "token", "a longer one"].randomElement(using: &random) ?? "")
  }

  // MARK: SearchTokenStrip, SearchTokenView

  @Test(arguments: 0..<30)
  func `tokens stand one after the other, the last ones in sight, and keep their views`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let strip = SearchTokenStrip()
    strip.frame = CGRect(x: 0, y: 0, width: .random(in: 40...300, using: &random), height: 36)
    stage.root.addSubview(strip)
    var tokens: [UISearchToken] = []
    var views: [ObjectIdentifier: SearchTokenView] = [:]
    for _ in 0..<8 {
      if Bool.random(using: &random) { tokens.append(Self.token(&random)) }
      if !tokens.isEmpty, Int.random(in: 0..<3, using: &random) == 0 {
        tokens.remove(at: .random(in: 0..<tokens.count, using: &random))
      }
      tokens.shuffle(using: &random)
      let isMirrored = Bool.random(using: &random)
      strip.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      strip.show(tokens)
      strip.chosen = tokens.isEmpty ? 0..<0 : 0..<1
      stage.frame()
      expect(strip.tokens == tokens && strip.words == tokens.map(\.text))
      expect(strip.subviews.count, equals: tokens.count)
      let isKept = strip.views.map { view in
        views[ObjectIdentifier(view.token)].map { $0 === view } ?? true
      }
      expect(!isKept.contains(false))
      views = Dictionary(
        uniqueKeysWithValues: strip.views.map { (ObjectIdentifier($0.token), $0) })
      let width = strip.bounds.width
      let spans = strip.views.map { view in
        isMirrored
          ? (width - view.frame.maxX)...(width - view.frame.minX)
          : view.frame.minX...view.frame.maxX
      }
      for (one, next) in zip(spans, spans.dropFirst()) {
        expect(abs(next.lowerBound - one.upperBound - 4) < 0.01)
      }
      if let first = spans.first, let last = spans.last {
        // All from the leading edge on, or the end of them at the trailing edge.
        let fits = strip.wantedWidth <= width
        let end = last.upperBound - last.lowerBound < width - 4.01 ? last.upperBound + 4 : width
        expect(fits ? first.lowerBound == 0 : first.lowerBound < 0 && end <= width + 0.01)
      }
      let isChosen = strip.views.map { $0.accessibilityTraits.contains(.selected) }
      expect(isChosen, equals: tokens.indices.map { $0 == 0 })
    }
    strip.clear()
    expect(strip.isEmpty && strip.wantedWidth == 0 && strip.subviews.isEmpty)
  }

  @Test(arguments: 0..<10)
  func `a token's picture and text stand beside each other in what width it wants`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let view = SearchTokenView(Self.token(&random))
    view.show(isChosen: false, ground: nil, font: .systemFont(ofSize: 17))
    stage.root.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: view.wantedWidth, height: 28)
    var frames: [[CGRect]] = []
    for isMirrored in [false, true] {
      view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      view.setNeedsLayout()
      stage.frame()
      frames.append(view.subviews.map(\.frame))
    }
    let (picture, label) = (frames[0][0], frames[0][1])
    let needed = view.subviews[1].sizeThatFits(.zero).width
    expect(
      picture.minX == 8 && label.width >= needed - 0.01 && label.maxX <= view.bounds.width - 7.9)
    let gap: CGFloat = view.token.icon == nil || view.token.text.isEmpty ? 0 : 4
    expect(label.minX - picture.maxX == gap && (picture.width > 0) == (view.token.icon != nil))
    expect(
      zip(frames[0], frames[1]).allSatisfy { abs($0.minX - view.bounds.width + $1.maxX) < 0.01 })
    view.show(isChosen: true, ground: .red, font: .systemFont(ofSize: 17))
    let chosen = view.backgroundColor
    view.show(isChosen: false, ground: .red, font: .systemFont(ofSize: 17))
    expect(chosen != .red && view.backgroundColor == .red)
  }

  // MARK: SearchScopeRow

  @Test(arguments: 0..<10)
  func `a row of scopes shows other titles, and tells which one a person chose`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let row = SearchScopeRow(frame: CGRect(x: 0, y: 0, width: 300, height: SearchScopeRow.height))
    stage.root.addSubview(row)
    var choices: [Int] = []
    row.onChoice = { choices.append($0) }
    let control = try #require(views(UISegmentedControl.self, in: row).first)
    for _ in 0..<6 {
      choices = []
      let titles = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        ["All", "Some", "None"].randomElement(using: &random) ?? ""
      }
      let chosen = Int.random(in: 0..<titles.count, using: &random)
      row.show(titles, chosen: chosen)
      stage.frame()
      let shown = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
      expect(shown == titles && control.selectedSegmentIndex == chosen && choices.isEmpty)
      let pressed = Int.random(in: 0..<titles.count, using: &random)
      let x = 300 * (CGFloat(pressed) + 0.5) / CGFloat(titles.count)
      stage.pointer(.began, x, 16)
      stage.pointer(.ended, x, 16)
      stage.wait(0.4)
      expect(choices, equals: (pressed == chosen ? [] : [pressed]))
    }
    expect(control.frame.height == 32 && row.ground.frame == row.bounds)
  }

  // MARK: SuggestionRow

  private final class Suggestion: NSObject, UISearchSuggestion {
    let localizedSuggestion: String?
    let localizedAttributedSuggestion: NSAttributedString?
    let localizedDescription: String?
    let iconImage: UIImage?
    var representedObject: Any?
    init(_ words: String, _ icon: UIImage?, description: String?) {
      localizedSuggestion = words
      localizedAttributedSuggestion = nil
      localizedDescription = description
      iconImage = icon
    }
  }

  @Test(arguments: [false, true], [120, 300, 600] as [CGFloat])
  func `a suggestion has room for all of its words, mirrored in a mirror`(
    hasIcon: Bool, width: CGFloat
  ) {
    let words = "a suggestion that is as long as some of them are"
    let row = SuggestionRow(
      Suggestion(words, hasIcon ? UIImage(systemName: "clock") : nil, description: nil))
    stage.root.addSubview(row)
    let size = row.sizeThatFits(CGSize(width: width, height: 0))
    row.frame = CGRect(origin: .zero, size: size)
    var frames: [[CGRect]] = []
    for isMirrored in [false, true] {
      row.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      row.setNeedsLayout()
      stage.frame()
      frames.append(row.subviews.filter { !$0.isHidden }.map(\.frame))
    }
    let label = views(UILabel.self, in: row)[0]
    let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .infinity))
    expect(size.width == width && size.height >= max(44, needed.height))
    expect(label.bounds.width > 0 && frames[0].count == (hasIcon ? 3 : 2))
    expect(
      zip(frames[0], frames[1]).allSatisfy {
        abs($0.minX - width + $1.maxX) < 0.01 && $0.size == $1.size
      })
    expect(frames[0].allSatisfy { row.bounds.insetBy(dx: -0.01, dy: -0.01).contains($0) })
    let narrow = row.sizeThatFits(CGSize(width: width * 3 / 4, height: 0)).height
    expect(narrow >= size.height && row.accessibilityLabel == words)
    row.isHighlighted = true
    expect(row.backgroundColor != nil)
  }
}
