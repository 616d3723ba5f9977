// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionDisplayTree
import Testing
import UIKit
@testable import MullionTables

/// Tests of section indexes by the letters of a language.
@MainActor
struct LetterIndexTests {
  private final class Friend: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    func spokenName() -> String { name }
  }

  private static func title(_ text: String, _ language: String) -> String {
    let index = LetterIndex(Locale(identifier: language))
    return index.titles[index.section(of: text)]
  }

  @Test func `languages have letters of their own before the Latin ones`() {
    func titles(_ language: String) -> String {
      LetterIndex(Locale(identifier: language)).titles.joined()
    }
    expect(titles("en_US"), equals: "ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
    expect(titles("sv_SE"), equals: "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ#")
    expect(titles("ko_KR"), equals: "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎABCDEFGHIJKLMNOPQRSTUVWXYZ#")
    expect(titles("ja_JP").hasPrefix("あかさたなはまやらわABC"))
  }

  @Test(arguments: [
    ("en_US", "Émile", "E"), ("en_US", "apple", "A"), ("en_US", "a", "A"), ("en_US", "Zoë", "Z"),
    ("en_US", "3M", "#"), ("en_US", "", "#"), ("en_US", "한", "#"), ("sv_SE", "Åke", "Å"),
    ("en_US", "Åke", "A"), ("ko_KR", "홍길동", "ㅎ"), ("ko_KR", "까치", "ㄱ"), ("ko_KR", "가", "ㄱ"),
    ("ko_KR", "Kim", "K"), ("ko_KR", "あ", "#"), ("ja_JP", "カメラ", "か"), ("ja_JP", "ん", "わ"),
    ("ja_JP", "漢字", "#"), ("zh_CN", "北京", "B"), ("zh_CN", "上海", "S"), ("ru_RU", "Ёлка", "Ё"),
  ])
  func `a text belongs to a letter`(language: String, text: String, title: String) {
    expect(Self.title(text, language), equals: title)
  }

  @Test func `objects go to parts, and are put in order, by what a method answers`() {
    let collation = UILocalizedIndexedCollation(Locale(identifier: "en_US"))
    let selector = Selector("spokenName", Friend.spokenName)
    let friends = ["bo", "Émile", "Anna", "emil", "Bo"].map(Friend.init)
    let sorted = collation.sortedArray(from: friends, collationStringSelector: selector)
    expect(
      sorted.compactMap { ($0 as? Friend)?.name }, equals: ["Anna", "bo", "Bo", "emil", "Émile"])
    expect(collation.section(for: friends[1], collationStringSelector: selector), equals: 4)
    expect(collation.sectionTitles[4] == "E" && collation.sectionIndexTitles.count == 27)
    expect(collation.section(forSectionIndexTitle: 30), equals: 26)
  }

  @Test func `each letter is in its own part`() {
    for language in ["en", "ko", "ja", "sv", "ru", "el", "ar", "th", "he", "cs", "hu", "es", "zh"] {
      let index = LetterIndex(Locale(identifier: language))
      for (place, title) in index.titles.enumerated() {
        expect(index.section(of: title), equals: place, "\(title) in \(language)")
      }
    }
  }
}
