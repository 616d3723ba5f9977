// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of searching text: results, the find panel, keys, and replacing.
@MainActor
@Suite("Finding text")
struct FindTests {
  private let stage = Stage()
  private let view = UITextView()

  init() {
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    view.text = "A bird. Birds sing; no bird flies. Blackbird"
    view.isFindInteractionEnabled = true
    stage.root.addSubview(view)
  }

  private func views<Found: UIView>(_ kind: Found.Type, in view: UIView? = nil) -> [Found] {
    (view ?? stage.root).subviews.flatMap { ($0 as? Found).map { [$0] } ?? views(kind, in: $0) }
  }

  private func key(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) {
    stage.surface.handle(.key(KeyEvent(key: key, modifiers: modifiers)))
    stage.wait(0.1)
  }

  private func type(_ text: String) {
    stage.surface.handle(.text(.commit(text)))
    stage.wait(0.1)
  }

  private func press(_ name: String) throws {
    stage.wait(0.1)
    let button = try #require(
      views(UIButton.self).first { $0.accessibilityLabel == name && !$0.isHidden })
    let frame = button.convert(button.bounds, to: stage.root)
    stage.pointer(.began, frame.midX, frame.midY)
    stage.pointer(.ended, frame.midX, frame.midY)
    stage.wait(0.4)
  }

  private var said: String? {
    views(UILabel.self).compactMap(\.text).first { $0.contains(" of ") || $0 == "Not found" }
  }

  @Test func `keys open the panel, what is typed is found, and keys go through it`() throws {
    let interaction = try #require(view.findInteraction)
    view.becomeFirstResponder()
    key(.character("f"), .control)
    expect(interaction.isFindNavigatorVisible)
    type("bird")
    expect(interaction.searchText, equals: "bird")
    let session = try #require(interaction.activeFindSession)
    expect(session.resultCount == 4 && session.highlightedResultIndex == 0)
    expect(said, equals: "1 of 4")
    key(.character("g"), .control)
    expect(said, equals: "2 of 4")
    key(.character("g"), [.control, .shift])
    key(.character("g"), [.control, .shift])
    expect(said, equals: "4 of 4")
    key(.enter)
    expect(said, equals: "1 of 4")
    key(.escape)
    expect(!interaction.isFindNavigatorVisible && interaction.activeFindSession == nil)
    expect(view.isFirstResponder)
    expect(view.text, equals: "A bird. Birds sing; no bird flies. Blackbird")
  }

  @Test func `the search begins at what is selected`() throws {
    view.selectedRange = NSRange(location: 10, length: 0)
    let interaction = try #require(view.findInteraction)
    interaction.searchText = "bird"
    interaction.presentFindNavigator(showingReplace: false)
    stage.wait(0.1)
    expect(interaction.activeFindSession?.highlightedResultIndex, equals: 2)
    interaction.searchText = "cat"
    view.find(nil)
    stage.wait(0.1)
    expect(said, equals: "Not found")
  }

  @Test func `options leave out other cases, and parts of words`() throws {
    func found(_ options: UITextSearchOptions?) -> Int {
      let session = UITextSearchingFindSession(searchableObject: view)
      session.performSearch(query: "bird", options: options)
      return session.resultCount
    }
    expect(UITextSearchOptions().wordMatchMethod, equals: .contains)
    expect(UITextSearchOptions().stringCompareOptions.contains(.caseInsensitive))
    expect(found(nil), equals: 4)
    view.findInteraction?.searchText = "bird"
    view.find(nil)
    try press("Options")
    try choose("Whole Words")
    expect(said, equals: "1 of 2")
    try press("Options")
    try choose("Ignore Case")
    view.text = "Bird bird"
    view.find(nil)
    stage.wait(0.1)
    expect(said, equals: "1 of 1")
  }

  private func choose(_ title: String) throws {
    let label = try #require(views(UILabel.self).first { $0.text == title })
    let frame = label.convert(label.bounds, to: stage.root)
    stage.pointer(.began, frame.midX, frame.midY)
    stage.pointer(.ended, frame.midX, frame.midY)
    stage.wait(0.4)
  }

  @Test func `one result is replaced, or all, and both can be undone`() throws {
    let interaction = try #require(view.findInteraction)
    interaction.searchText = "bird"
    interaction.replacementText = "cat"
    view.findAndReplace(nil)
    stage.wait(0.1)
    try press("Replace")
    expect(view.text, equals: "A cat. Birds sing; no bird flies. Blackbird")
    expect(said, equals: "1 of 3")
    try press("All")
    expect(view.text, equals: "A cat. cats sing; no cat flies. Blackcat")
    expect(said, equals: "Not found")
  }

  @Test func `a text that can't be edited is searched, and not replaced`() throws {
    view.isEditable = false
    let interaction = try #require(view.findInteraction)
    interaction.searchText = "bird"
    view.findAndReplace(nil)
    stage.wait(0.1)
    expect(interaction.activeFindSession?.supportsReplacement, equals: false)
    let shown = views(UIButton.self).filter { $0.accessibilityLabel == "All" && !$0.isHidden }
    expect(shown.isEmpty)
    expect(!view.canPerformAction(EditCommands.findAndReplace, withSender: nil))
    expect(view.canPerformAction(EditCommands.find, withSender: nil))
    view.isFindInteractionEnabled = false
    expect(view.findInteraction == nil)
    expect(!view.canPerformAction(EditCommands.find, withSender: nil))
    expect(views(UISearchTextField.self).isEmpty)
  }

  @Test func `what is typed into the text while it is searched is found too`() throws {
    let interaction = try #require(view.findInteraction)
    interaction.searchText = "bird"
    view.find(nil)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    type("bird ")
    expect(interaction.activeFindSession?.resultCount, equals: 5)
  }

  @Test func `the panel covers nothing that can't be scrolled to`() throws {
    let before = view.contentInset.bottom
    view.find(nil)
    expect(view.contentInset.bottom, equals: before + 52)
    view.findAndReplace(nil)
    expect(view.contentInset.bottom, equals: before + 104)
    view.findInteraction?.dismissFindNavigator()
    expect(view.contentInset.bottom, equals: before)
  }

  /// A searchable object with two documents of one text each.
  private final class Book: NSObject, UITextSearching {
    typealias DocumentIdentifier = Int
    final class Word: UITextRange {
      let place: Int
      init(_ place: Int) {
        self.place = place
        super.init()
      }
      override func isEqual(_ object: Any?) -> Bool { (object as? Word)?.place == place }
    }
    let pages = ["one two one", "two one"]
    var lines: [String] = []
    var aggregator: UITextSearchAggregator<Int>?
    var selectedTextRange: UITextRange? { nil }
    func compare(
      _ foundRange: UITextRange, toRange: UITextRange, document: Int?
    ) -> ComparisonResult {
      let places = [foundRange, toRange].map { ($0 as? Word)?.place ?? 0 }
      return places[0] < places[1]
        ? .orderedAscending : places[0] > places[1] ? .orderedDescending : .orderedSame
    }
    func compare(document: Int, toDocument: Int) -> ComparisonResult {
      document < toDocument
        ? .orderedAscending : document > toDocument ? .orderedDescending : .orderedSame
    }
    func performTextSearch(
      queryString: String, options: UITextSearchOptions,
      resultAggregator: UITextSearchAggregator<Int>
    ) {
      aggregator = resultAggregator
      for (page, text) in pages.enumerated().reversed() {
        for (place, word) in text.split(separator: " ").enumerated() where word == queryString {
          resultAggregator.foundRange(Word(place), searchString: queryString, document: page)
        }
      }
      resultAggregator.finishedSearching()
    }
    func decorate(
      foundTextRange: UITextRange, document: Int?, usingStyle style: UITextSearchFoundTextStyle
    ) {
      guard style == .highlighted else { return }
      lines.append("\(document ?? -1).\((foundTextRange as? Word)?.place ?? -1)")
    }
    func clearAllDecoratedFoundText() { lines.append("clear") }
  }

  private final class Librarian: UIFindInteractionDelegate {
    let book = Book()
    var lines: [String] = []
    func findInteraction(
      _ interaction: UIFindInteraction, sessionFor view: UIView
    ) -> UIFindSession? { UITextSearchingFindSession(searchableObject: book) }
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
      lines.append("begin")
    }
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
      lines.append("end")
    }
  }

  @Test func `documents of one's own are gone through in their order`() throws {
    let librarian = Librarian()
    let interaction = UIFindInteraction(sessionDelegate: librarian)
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(page)
    page.addInteraction(interaction)
    interaction.searchText = "one"
    interaction.findNext()
    for _ in 0..<3 { interaction.findNext() }
    interaction.findPrevious()
    expect(
      librarian.book.lines.filter { $0 != "clear" }, equals: ["0.0", "0.2", "1.1", "0.0", "1.1"])
    expect(interaction.activeFindSession?.highlightedResultIndex, equals: 2)
    interaction.activeFindSession?.searchResultDisplayStyle = .total
    interaction.updateResultCount()
    expect(views(UILabel.self).contains { $0.text == "3" })
    librarian.book.aggregator?.invalidateFoundRange(Book.Word(0), document: 0)
    expect(interaction.activeFindSession?.resultCount, equals: 2)
    expect(librarian.book.aggregator?.allFoundRanges.count, equals: 2)
    librarian.book.aggregator?.invalidate()
    expect(interaction.activeFindSession?.resultCount, equals: 0)
    interaction.dismissFindNavigator()
    expect(librarian.lines, equals: ["begin", "end"])
    expect(librarian.book.lines.last, equals: "clear")
  }

  @Test func `options of one's own take the place of the usual ones`() throws {
    var offered: [String] = []
    view.findInteraction?.optionsMenuProvider = { usual in
      offered = usual.map(\.title)
      return UIMenu(children: [UIAction(title: "Everywhere") { _ in }])
    }
    view.find(nil)
    expect(offered, equals: ["Ignore Case", "Whole Words", "Replace"])
    try press("Options")
    expect(views(UILabel.self).contains { $0.text == "Everywhere" })
  }

  @Test func `a session of no kind finds nothing`() {
    let session = UIFindSession()
    session.performSearch(query: "a", options: nil)
    session.highlightNextResult(in: .forward)
    session.invalidateFoundResults()
    expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
    expect(!session.supportsReplacement)
    let ways: [UIFindSession.SearchResultDisplayStyle] = [.currentAndTotal, .total, .none]
    expect(session.searchResultDisplayStyle == ways[0] && ways.map(\.rawValue) == [0, 1, 2])
    let words: [UITextSearchOptions.WordMatchMethod] = [.contains, .startsWith, .fullWord]
    expect(words.map(\.rawValue), equals: [0, 1, 2])
    let looks: [UITextSearchFoundTextStyle] = [.normal, .found, .highlighted]
    expect(looks.map(\.rawValue), equals: [0, 1, 2])
  }
}
