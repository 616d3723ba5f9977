// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of search field tokens.
@MainActor
struct SearchTokenTests {
  private let stage = Stage()
  private let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
  private let counter = Counter()

  private final class Counter {
    var changes = 0
  }

  init() {
    let counter = counter
    stage.root.addSubview(field)
    field.addAction(UIAction { _ in counter.changes += 1 }, for: .editingChanged)
  }

  private func token(_ text: String) -> UISearchToken { UISearchToken(icon: nil, text: text) }
  private var texts: [String] { field.tokens.map(\.text) }

  private func press(_ key: KeyEvent.Key) {
    stage.surface.handle(.key(KeyEvent(key: key)))
    stage.surface.frame(at: stage.time)
  }

  @Test func `tokens are put in, taken away and found, and nobody is told`() {
    let fern = token("Fern")
    fern.representedObject = 7
    field.tokens = [token("Moss")]
    field.insertToken(fern, at: 0)
    field.insertToken(token("Ivy"), at: 2)
    expect(texts == ["Fern", "Moss", "Ivy"] && field.tokens[0] === fern)
    expect(field.tokens[0].representedObject as? Int, equals: 7)
    field.removeToken(at: 1)
    expect(texts == ["Fern", "Ivy"] && field.text == "" && counter.changes == 0)
  }

  @Test func `a field at rest waits for no layout`() {
    stage.wait(0.1)
    expect(!field.needsLayoutPass)
    field.tokens = [token("Fern")]
    stage.wait(0.1)
    expect(!field.needsLayoutPass)
    field.font = .systemFont(ofSize: 20)
    stage.wait(0.1)
    expect(!field.needsLayoutPass)
  }

  @Test func `places of tokens come before those of the text`() throws {
    field.tokens = [token("Fern"), token("Moss")]
    field.text = "green"
    let (first, second) = (field.positionOfToken(at: 0), field.positionOfToken(at: 1))
    expect(field.compare(first, to: second), equals: .orderedAscending)
    expect(field.compare(second, to: field.textualRange.start), equals: .orderedAscending)
    expect(field.text(in: field.textualRange), equals: "green")
    let both = try #require(field.textRange(from: first, to: field.textualRange.end))
    expect(field.tokens(in: both).map(\.text), equals: ["Fern", "Moss"])
    expect(field.text(in: both), equals: "green")
    let one = try #require(field.textRange(from: second, to: field.textualRange.start))
    expect(field.tokens(in: one).map(\.text), equals: ["Moss"])
    expect(field.tokens(in: field.textualRange).isEmpty)
  }

  @Test func `a part of the text becomes a token`() throws {
    field.text = "fern green"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 0))
    let end = try #require(field.position(from: start, offset: 5))
    let range = try #require(field.textRange(from: start, to: end))
    field.replaceTextualPortion(of: range, with: token("Fern"), at: 0)
    expect(texts == ["Fern"] && field.text == "green")
  }

  @Test func `the key that deletes chooses the last token before the text, then takes it`() {
    field.tokens = [token("Fern"), token("Moss")]
    field.text = "a"
    field.becomeFirstResponder()
    field.selectedTextRange = field.textRange(
      from: field.endOfDocument, to: field.endOfDocument)
    press(.delete)
    expect(field.text == "" && texts == ["Fern", "Moss"])
    press(.delete)
    expect(texts, equals: ["Fern", "Moss"])
    expect(field.selectedTextRange.map { field.tokens(in: $0).map(\.text) }, equals: ["Moss"])
    press(.delete)
    expect(texts, equals: ["Fern"])
    press(.delete)
    press(.delete)
    expect(texts == [] && counter.changes == 3)
  }

  @Test func `what is typed takes the place of a token that is chosen`() {
    field.tokens = [token("Fern")]
    field.becomeFirstResponder()
    press(.left)
    stage.surface.handle(.text(.commit("ivy")))
    expect(texts == [] && field.text == "ivy")
  }

  @Test func `arrows go among tokens, and back to the text`() {
    field.tokens = [token("Fern"), token("Moss")]
    field.becomeFirstResponder()
    func chosen() -> [String]? { field.selectedTextRange.map { field.tokens(in: $0).map(\.text) } }
    press(.left)
    expect(chosen(), equals: ["Moss"])
    press(.left)
    press(.left)
    expect(chosen(), equals: ["Fern"])
    press(.right)
    press(.right)
    expect(chosen(), equals: [])
  }

  @Test func `tokens that may not be deleted stay`() {
    field.tokens = [token("Fern")]
    field.allowsDeletingTokens = false
    field.becomeFirstResponder()
    press(.delete)
    press(.delete)
    expect(texts, equals: ["Fern"])
  }

  @Test(arguments: [false, true])
  func `tokens stand between the sign and the text`(isMirrored: Bool) throws {
    field.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    field.placeholder = "Search"
    stage.surface.frame(at: 0)
    let before = field.textRect(forBounds: field.bounds)
    field.tokens = [token("Fern"), token("Moss")]
    stage.surface.frame(at: 1)
    let after = field.textRect(forBounds: field.bounds)
    expect(after.width < before.width - 80)
    expect(isMirrored ? after.minX == before.minX : after.maxX == before.maxX)
    field.text = "green"
    let read = AccessibilityReader(stage.surface).read().all.first { $0.role == .searchField }
    expect(read?.value, equals: "Fern, Moss, green")
  }

  @Test func `text keeps room beside many tokens`() {
    field.tokens = (0..<20).map { token("Token \($0)") }
    stage.surface.frame(at: 0)
    expect(field.textRect(forBounds: field.bounds).width >= 40)
  }

  @Test func `the button that clears takes the tokens, too`() {
    field.tokens = [token("Fern")]
    field.clearButtonMode = .always
    stage.surface.frame(at: 0)
    stage.pointer(.began, 285, 18)
    stage.pointer(.ended, 285, 18)
    expect(texts, equals: [])
  }

  @Test func `a place that no token has is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UISearchTextField().insertToken(UISearchToken(icon: nil, text: "Fern"), at: 1)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UISearchTextField().removeToken(at: 0) }
    }
  }

  // MARK: Copying

  /// A delegate that determines the copied representation of tokens.
  private final class Copier: NSObject, UISearchTextFieldDelegate {
    var asked: [String] = []
    func searchTextField(
      _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider {
      asked.append(token.text)
      return NSItemProvider(object: "the plant \(token.text)" as NSString)
    }
  }

  private func command(_ character: Character) {
    let event = KeyEvent(key: .character(character), modifiers: [.control])
    stage.surface.handle(.key(event))
    stage.surface.frame(at: stage.time)
  }

  @Test func `tokens that are chosen are copied as the delegate says, with the text`() {
    let copier = Copier()
    field.delegate = copier
    field.tokens = [token("Fern"), token("Moss")]
    field.text = "green"
    field.becomeFirstResponder()
    field.selectedTextRange = field.textRange(
      from: field.positionOfToken(at: 0), to: field.textualRange.end)
    expect(field.canPerformAction(EditCommands.copy, withSender: nil))
    command("c")
    expect(copier.asked, equals: ["Fern", "Moss"])
    expect(UIPasteboard.general.strings, equals: ["the plant Fern", "the plant Moss", "green"])
    expect(texts == ["Fern", "Moss"] && field.text == "green" && counter.changes == 0)
  }

  @Test func `tokens that are cut are gone`() {
    let copier = Copier()
    field.delegate = copier
    field.tokens = [token("Fern"), token("Moss")]
    field.becomeFirstResponder()
    press(.delete)
    command("x")
    expect(copier.asked == ["Moss"] && texts == ["Fern"] && counter.changes == 1)
    expect(UIPasteboard.general.string, equals: "the plant Moss")
  }

  @Test func `tokens are not copied where they must not be, or nobody says how`() {
    UIPasteboard.general.string = "before"
    let copier = Copier()
    field.delegate = copier
    field.allowsCopyingTokens = false
    field.tokens = [token("Fern")]
    field.becomeFirstResponder()
    press(.delete)
    command("c")
    field.allowsCopyingTokens = true
    field.delegate = nil
    command("c")
    expect(!field.canPerformAction(EditCommands.copy, withSender: nil))
    expect(copier.asked.isEmpty && UIPasteboard.general.string == "before")
    expect(texts, equals: ["Fern"])
  }

  @Test func `text alone is copied as ever`() {
    let copier = Copier()
    field.delegate = copier
    field.tokens = [token("Fern")]
    field.text = "green"
    field.becomeFirstResponder()
    field.selectedTextRange = field.textualRange
    command("c")
    expect(copier.asked.isEmpty && UIPasteboard.general.string == "green")
  }
}
