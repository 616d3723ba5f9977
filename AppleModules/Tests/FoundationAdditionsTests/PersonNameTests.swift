// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import class FoundationAdditions.PersonNameComponentsFormatter
import Testing

/// Tests of personal names.
struct PersonNameTests {
  private typealias Style = PersonNameComponentsFormatter.Style

  private static let thomas = {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Thomas"
    name.middleName = "Louis"
    name.familyName = "Clark"
    name.nameSuffix = "Esq."
    name.nickname = "Tom"
    return name
  }()

  private static func name(_ family: String, _ given: String) -> PersonNameComponents {
    var name = PersonNameComponents()
    name.familyName = family
    name.givenName = given
    return name
  }

  @Test(
    arguments: [
      (.default, "Thomas Clark"), (.medium, "Thomas Clark"), (.short, "Tom"),
      (.long, "Dr. Thomas Louis Clark Esq."), (.abbreviated, "TC"),
    ] as [(PersonNameComponentsFormatter.Style, String)])
  func `each style says its parts`(style: PersonNameComponentsFormatter.Style, text: String) {
    #expect(
      PersonNameComponentsFormatter.localizedString(from: Self.thomas, style: style) == text)
  }

  @Test func `letters decide which name comes first`() {
    let formatter = PersonNameComponentsFormatter()
    #expect(formatter.string(from: Self.name("홍", "길동")) == "홍길동")
    #expect(formatter.string(from: Self.name("山田", "太郎")) == "山田太郎")
    formatter.style = .abbreviated
    #expect(formatter.string(from: Self.name("홍", "길동")) == "길동")
    #expect(formatter.string(from: Self.name("山田", "太郎")) == "山田")
    formatter.style = .medium
    formatter.locale = Locale(identifier: "hu_HU")
    #expect(formatter.string(from: Self.name("Bartók", "Béla")) == "Bartók Béla")
  }

  @Test func `a part that is missing leaves no space`() {
    let formatter = PersonNameComponentsFormatter()
    var name = PersonNameComponents()
    #expect(formatter.string(from: name).isEmpty)
    name.givenName = "Ada"
    name.familyName = ""
    #expect(formatter.string(from: name) == "Ada" && name.formatted() == "Ada")
    #expect(formatter.string(for: name) == "Ada" && formatter.string(for: "Ada") == nil)
  }

  @Test func `how a name sounds is said where that is asked for`() {
    var name = Self.name("山田", "太郎")
    name.phoneticRepresentation = Self.name("ヤマダ", "タロウ")
    let formatter = PersonNameComponentsFormatter()
    formatter.isPhonetic = true
    #expect(formatter.string(from: name) == "ヤマダタロウ")
    #expect(
      PersonNameComponentsFormatter.localizedString(
        from: name, style: .medium, options: .phonetic) == "ヤマダタロウ")
  }

  @Test func `letters say which part they are`() {
    let text = PersonNameComponentsFormatter().annotatedString(from: Self.thomas)
    #expect(text.string == "Thomas Clark")
    let key = NSAttributedString.Key.personNameComponentKey
    #expect(text.attribute(key, at: 0, effectiveRange: nil) as? String == "givenName")
    #expect(text.attribute(key, at: 6, effectiveRange: nil) == nil)
    #expect(text.attribute(key, at: 7, effectiveRange: nil) as? String == "familyName")
  }

  @Test(
    arguments: [
      ("Ada Lovelace", ["Ada", nil, "Lovelace"]), ("Ada", ["Ada", nil, nil]),
      ("Ludwig van Beethoven", ["Ludwig", nil, "van Beethoven"]),
      ("John Ronald Reuel Tolkien", ["John", "Ronald Reuel", "Tolkien"]),
      ("Lovelace, Ada King", ["Ada", "King", "Lovelace"]), ("홍길동", ["길동", nil, "홍"]),
      ("제갈공명", ["공명", nil, "제갈"]), ("김 철수", ["철수", nil, "김"]), ("山田太郎", ["太郎", nil, "山田"]),
    ] as [(String, [String?])])
  func `a written name has parts`(text: String, parts: [String?]) throws {
    let name = try #require(PersonNameComponentsFormatter().personNameComponents(from: text))
    #expect([name.givenName, name.middleName, name.familyName] == parts)
  }

  @Test func `titles and nicknames are known`() throws {
    let formatter = PersonNameComponentsFormatter()
    let name = try #require(
      formatter.personNameComponents(from: "Dr. Thomas “Tom” Louis Clark, Jr."))
    #expect(name.namePrefix == "Dr." && name.nameSuffix == "Jr." && name.nickname == "Tom")
    #expect(name.givenName == "Thomas" && name.familyName == "Clark" && name.middleName == "Louis")
    let knight = formatter.personNameComponents(from: "Sir David Frederick Attenborough")
    #expect(knight?.namePrefix == "Sir" && knight?.givenName == "David")
    #expect(formatter.personNameComponents(from: "  ") == nil)
  }
}
