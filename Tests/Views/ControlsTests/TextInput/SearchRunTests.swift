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

/// Tests of a search in several documents, compared with a sorted list, and of the panel that controls it.
@MainActor
struct SearchRunTests {
  // MARK: SearchRun

  private final class Place: UITextRange {
    let number: Int
    init(_ number: Int) {
      self.number = number
      super.init()
    }
  }

  /// A searchable object with several documents, ordered by descending number; results are added in any
  /// order.
  private final class Library: NSObject, UITextSearching {
    var results: [(document: Int, place: Int)] = []
    var selected: (document: Int, place: Int)?
    var marks: [String: UITextSearchFoundTextStyle] = [:]
    var seen = ""
    var replaced: [String] = []
    var supportsTextReplacement: Bool { true }
    var selectedTextRange: UITextRange? { selected.map { Place($0.place) } }
    var selectedTextSearchDocument: Int? { selected?.document }

    private func number(_ range: UITextRange) -> Int { (range as? Place)?.number ?? -1 }
    private func key(_ range: UITextRange, _ document: Int?) -> String {
      "\(document ?? -1)/\(number(range))"
    }
    private func order(_ one: Int, _ other: Int) -> ComparisonResult {
      one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }
    func compare(
      _ foundRange: UITextRange, toRange: UITextRange, document: Int?
    ) -> ComparisonResult { order(number(foundRange), number(toRange)) }
    func compare(document: Int, toDocument: Int) -> ComparisonResult {
      order(toDocument, document)
    }
    func performTextSearch(
      queryString: String, options: UITextSearchOptions,
      resultAggregator: UITextSearchAggregator<Int>
    ) {
      for result in results {
        resultAggregator.foundRange(
          Place(result.place), searchString: queryString, document: result.document)
      }
      resultAggregator.finishedSearching()
    }
    func decorate(
      foundTextRange: UITextRange, document: Int?, usingStyle style: UITextSearchFoundTextStyle
    ) { marks[key(foundTextRange, document)] = style }
    func clearAllDecoratedFoundText() { marks = [:] }
    func scrollRangeToVisible(_ range: UITextRange, inDocument: Int?) {
      seen = key(range, inDocument)
    }
    func shouldReplace(foundTextRange: UITextRange, document: Int?, withText: String) -> Bool {
      document != 1
    }
    func replace(foundTextRange: UITextRange, document: Int?, withText: String) {
      replaced.append("\(key(foundTextRange, document)) \(withText)")
    }
  }

  @Test(arguments: 0..<30)
  func `results are gone through in the order of documents, from the selection on, and round`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let library = Library()
    library.results = (0..<12).shuffled(using: &random).prefix(
      Int.random(in: 0...9, using: &random)
    )
    .map { ($0 / 4, $0 % 4) }
    if Bool.random(using: &random) {
      library.selected = (
        Int.random(in: 0...2, using: &random), Int.random(in: 0...3, using: &random)
      )
    }
    let sorted = library.results.sorted { ($1.document, $0.place) < ($0.document, $1.place) }
    let run = SearchRun(library)
    var changes = 0
    run.onChange = { changes += 1 }
    run.search("word", UITextSearchOptions())
    var place: Int?
    if !sorted.isEmpty {
      place = 0
      if let selected = library.selected {
        place =
          sorted.firstIndex {
            $0.document < selected.document
              || $0.document == selected.document && $0.place >= selected.place
          } ?? 0
      }
    }
    func check() -> Bool {
      let highlighted = library.marks.filter { $0.value == .highlighted }.map(\.key)
      let wanted = place.map { "\(sorted[$0].document)/\(sorted[$0].place)" }
      return run.place == place && highlighted == [wanted].compactMap(\.self)
        && library.marks.count == sorted.count && (wanted == nil || library.seen == wanted)
    }
    expect(check() && run.count == sorted.count && changes == 1)
    for _ in 0..<15 {
      let isForward = Bool.random(using: &random)
      run.step(isForward ? .forward : .backward)
      if let old = place { place = (old + (isForward ? 1 : sorted.count - 1)) % sorted.count }
      expect(check())
      let may = place.map { sorted[$0].document != 1 } ?? false
      expect(run.mayReplace == may && run.replace(by: "new") == may)
      if may { expect(library.replaced.last, equals: library.seen + " new") }
    }
    run.discard()
    expect(library.marks.isEmpty && run.place == nil && run.count == 0)
    run.search("", UITextSearchOptions())
    expect(run.count, equals: 0)
  }

  // MARK: FindPanel

  private func parts(_ panel: FindPanel) -> [UIView] {
    // The line above the panel lies over all of its width.
    panel.subviews.filter { !$0.isHidden && $0.bounds.width > 0 && $0.bounds.height > 1 }
  }

  private func views<Found: UIView>(_ kind: Found.Type, in view: UIView) -> [Found] {
    view.subviews.flatMap { ($0 as? Found).map { [$0] } ?? views(kind, in: $0) }
  }

  @Test(arguments: [240, 320, 500, 1000] as [CGFloat], [false, true])
  func `the parts of a panel stand beside each other inside of it, and mirrored in a mirror`(
    width: CGFloat, showsReplacement: Bool
  ) throws {
    let stage = Stage(size: CGSize(width: width, height: 480))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
    view.text = "A bird. Birds sing; no bird flies. Blackbird"
    view.isFindInteractionEnabled = true
    stage.root.addSubview(view)
    let interaction = try #require(view.findInteraction)
    interaction.searchText = "bird"
    interaction.presentFindNavigator(showingReplace: showsReplacement)
    stage.wait(0.5)
    let panel = try #require(views(FindPanel.self, in: stage.root).first)
    expect(panel.frame.maxY == 480 && panel.frame.height == panel.height)
    let parts = parts(panel)
    let frames = parts.map(\.frame)
    expect(frames.allSatisfy { panel.bounds.insetBy(dx: -0.01, dy: 0).contains($0) }, "\(frames)")
    for (index, frame) in frames.enumerated() {
      for other in frames[(index + 1)...] {
        let common = frame.intersection(other)
        expect(
          common.isNull || min(common.width, common.height) < 0.01, "\(frame) over \(other)")
      }
    }
    expect(Set(frames.map { Int($0.midY) / 52 }), equals: (showsReplacement ? [0, 1] : [0]))
    panel.semanticContentAttribute = .forceRightToLeft
    panel.setNeedsLayout()
    panel.layoutIfNeeded()
    let mirrored = self.parts(panel).map(\.frame)
    expect(
      zip(frames, mirrored).allSatisfy {
        abs($0.minX - (width - $1.maxX)) < 0.01 && $0.size == $1.size
      } && frames.count == mirrored.count)
  }

  @Test func `a panel counts the place among the results up, round and down`() throws {
    let stage = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    view.text = "one, two, one; one"
    view.selectedRange = NSRange(location: 0, length: 0)
    view.isFindInteractionEnabled = true
    stage.root.addSubview(view)
    let interaction = try #require(view.findInteraction)
    interaction.searchText = "one"
    interaction.presentFindNavigator(showingReplace: false)
    stage.wait(0.5)
    let panel = try #require(views(FindPanel.self, in: stage.root).first)
    let buttons = views(UIButton.self, in: panel)
    func press(_ name: String) {
      buttons.first { $0.accessibilityLabel == name }?.sendActions(for: .primaryActionTriggered)
    }
    var words: [String?] = []
    for name in ["", "Next", "Next", "Next", "Previous"] {
      press(name)
      stage.wait(0.1)
      words.append(views(UILabel.self, in: panel).compactMap(\.text).first { $0.contains(" of ") })
    }
    expect(words, equals: ["1 of 3", "2 of 3", "3 of 3", "1 of 3", "3 of 3"])
    let height = panel.height
    panel.showsReplacement = true
    expect(panel.height == 2 * height && panel.frame.maxY == 480)
    press("Done")
    stage.wait(0.5)
    expect(!interaction.isFindNavigatorVisible && panel.superview == nil)
  }
}
