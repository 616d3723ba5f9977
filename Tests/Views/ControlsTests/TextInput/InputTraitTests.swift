// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of the text input traits of all text inputs.
@MainActor
@Suite("Text input traits")
struct InputTraitTests {
  /// A view that counts characters, with the default text input traits.
  private final class Counter: UIView, UIKeyInput, UITextInputTraits {
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  private func say(_ traits: any UITextInputTraits) {
    traits.autocapitalizationType = .allCharacters
    traits.autocorrectionType = .no
    traits.spellCheckingType = .yes
    traits.smartQuotesType = .no
    traits.smartDashesType = .no
    traits.smartInsertDeleteType = .no
    traits.keyboardType = .numberPad
    traits.keyboardAppearance = .dark
    traits.returnKeyType = .go
    traits.enablesReturnKeyAutomatically = true
    traits.isSecureTextEntry = true
    traits.textContentType = .password
  }

  private func words(_ traits: any UITextInputTraits) -> [String] {
    [
      "\(traits.autocapitalizationType)", "\(traits.autocorrectionType)",
      "\(traits.spellCheckingType)", "\(traits.smartQuotesType)", "\(traits.smartDashesType)",
      "\(traits.smartInsertDeleteType)", "\(traits.keyboardType)",
      "\(traits.keyboardAppearance)", "\(traits.returnKeyType)",
      "\(traits.enablesReturnKeyAutomatically)", "\(traits.isSecureTextEntry)",
      traits.textContentType?.rawValue ?? "nil",
    ]
  }

  private let usual = [
    "sentences", "default", "default", "default", "default", "default", "default", "default",
    "default", "false", "false", "nil",
  ]

  @Test func `fields and text views keep what is said`() {
    for traits in [UITextField(), UITextView()] as [any UITextInputTraits] {
      expect(words(traits), equals: usual)
      say(traits)
      expect(
        words(traits),
        equals: [
          "allCharacters", "no", "yes", "no", "no", "no", "numberPad", "dark", "go", "true",
          "true", UITextContentType.password.rawValue,
        ])
    }
  }

  @Test func `a search bar says it of its field`() {
    let bar = UISearchBar()
    expect(bar.returnKeyType == .search && bar.searchTextField.returnKeyType == .search)
    say(bar)
    let field = bar.searchTextField
    expect(field.autocapitalizationType == .allCharacters && field.autocorrectionType == .no)
    expect(field.spellCheckingType == .yes && field.keyboardType == .numberPad)
    expect(field.keyboardAppearance == UIKeyboardAppearance.alert && field.returnKeyType == .go)
    expect(field.isSecureTextEntry && field.enablesReturnKeyAutomatically)
    expect(field.textContentType, equals: .password)
  }

  @Test func `an object that declares nothing has the usual traits for good`() {
    let counter = Counter()
    say(counter)
    expect(words(counter), equals: usual)
  }

  @Test func `hidden text is shown as dots`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = "abc"
    expect(shown(field), equals: "abc")
    field.isSecureTextEntry = true
    expect(shown(field), equals: "\u{2022}\u{2022}\u{2022}")
  }

  private func shown(_ view: UIView) -> String {
    view.layoutIfNeeded()
    let nodes = sequence(first: [view.displayNode()]) { level in
      let next = level.flatMap(\.children)
      return next.isEmpty ? nil : next
    }.joined()
    for command in nodes.flatMap(\.commands) {
      if case .text(let layout, _, _) = command { return layout.lines.map(\.text).joined() }
    }
    return ""
  }

  @Test func `a search field has a ground, a sign in front, and says that it is one`() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
    field.placeholder = "Find"
    field.layoutIfNeeded()
    expect(field.leftView != nil && field.leftViewMode == .always)
    expect(field.subviews.first?.frame, equals: field.bounds)
    expect(field.subviews.first?.backgroundColor, equals: .tertiarySystemFill)
    expect(field.intrinsicContentSize.height, equals: 36)
    expect(field.textRect(forBounds: field.bounds).minX > field.leftView?.frame.maxX ?? 0)
    let stage = Stage()
    stage.root.addSubview(field)
    stage.surface.frame(at: 0)
    let roles = AccessibilityReader(stage.surface).read().all.map(\.role)
    expect(roles.contains(.searchField))
  }

  @Test func `a text container decides how many lines there are, and their room`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.isScrollEnabled = false
    view.text = "one two three four five six seven eight nine ten"
    let all = view.sizeThatFits(CGSize(width: 100, height: 0)).height
    view.textContainer.maximumNumberOfLines = 2
    let two = view.sizeThatFits(CGSize(width: 100, height: 0)).height
    expect(two < all)
    view.textContainer.maximumNumberOfLines = 0
    view.textContainer.lineFragmentPadding = 30
    expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height > all)
    view.textContainer.lineBreakMode = .byTruncatingTail
    view.textContainer.maximumNumberOfLines = 1
    expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height < two)
  }

  @Test func `letters are made capital by none, words, sentences or all`() {
    let all: [UITextAutocapitalizationType] = [.none, .words, .sentences, .allCharacters]
    expect(all.map(\.rawValue), equals: Array(0...3))
    expect(all.map { UITextAutocapitalizationType(rawValue: $0.rawValue) }, equals: all)
  }
}
