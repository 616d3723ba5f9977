// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A parser of names.
struct NameReader {
  private var words: [String]
  private(set) var parts = PersonNameComponents()

  init(_ text: String) {
    let cleaned = text.trimmingCharacters(in: .whitespacesAndNewlines)
    words = cleaned.split(whereSeparator: \.isWhitespace).map(String.init)
    takeNickname()
    takeTitles()
    takeFamilyBeforeComma()
    takeNames()
  }

  /// The components, or `nil` if there are none.
  var components: PersonNameComponents? {
    parts.givenName ?? parts.familyName ?? parts.nickname == nil ? nil : parts
  }

  // MARK: Parsing

  private mutating func takeNickname() {
    guard let start = words.firstIndex(where: { $0.first.map(Self.opening.contains) ?? false }),
      let end = words[start...].firstIndex(where: { $0.last.map(Self.closing.contains) ?? false }),
      words.count > end - start + 1
    else { return }
    let nickname = words[start...end].joined(separator: " ")
    parts.nickname = nickname.trimmingCharacters(in: Self.marks)
    words.removeSubrange(start...end)
  }

  private mutating func takeTitles() {
    var before: [String] = []
    while words.count > 1, let first = words.first, Self.prefixes.contains(Self.bare(first)) {
      before.append(words.removeFirst())
    }
    if !before.isEmpty { parts.namePrefix = before.joined(separator: " ") }
    var after: [String] = []
    while words.count > 1, let last = words.last, Self.suffixes.contains(Self.bare(last)) {
      after.insert(words.removeLast(), at: 0)
      if let name = words.last, name.hasSuffix(",") {
        words[words.count - 1] = String(name.dropLast())
      }
    }
    if !after.isEmpty { parts.nameSuffix = after.joined(separator: " ") }
  }

  private mutating func takeFamilyBeforeComma() {
    guard let comma = words.firstIndex(where: { $0.hasSuffix(",") }), comma < words.count - 1
    else { return }
    let family = words[...comma].joined(separator: " ")
    parts.familyName = String(family.dropLast())
    words.removeSubrange(...comma)
  }

  private mutating func takeNames() {
    guard let first = words.first else { return }
    let isJoined = words.joined().unicodeScalars.allSatisfy {
      NameLetters.isHangul($0) || NameLetters.isHanOrKana($0)
    }
    if isJoined, parts.familyName == nil {
      return words.count == 1 ? takeJoined(first) : takeFamilyFirst()
    }
    parts.givenName = first
    let rest = Array(words.dropFirst())
    if parts.familyName != nil {
      parts.middleName = rest.isEmpty ? nil : rest.joined(separator: " ")
      return
    }
    guard !rest.isEmpty else { return }
    let start = rest.firstIndex { Self.particles.contains($0.lowercased()) } ?? rest.count - 1
    parts.familyName = rest[start...].joined(separator: " ")
    if start > 0 { parts.middleName = rest[..<start].joined(separator: " ") }
  }

  private mutating func takeFamilyFirst() {
    parts.familyName = words.first
    parts.givenName = words.dropFirst().joined(separator: " ")
  }

  private mutating func takeJoined(_ name: String) {
    guard name.count > 1 else { return parts.givenName = name }
    let two = Self.familiesOfTwo.contains(String(name.prefix(2))) && name.count > 2
    let isFour = name.count == 4 && !two && !name.unicodeScalars.allSatisfy(NameLetters.isHangul)
    let length = two || isFour ? 2 : 1
    parts.familyName = String(name.prefix(length))
    parts.givenName = String(name.dropFirst(length))
  }

  // MARK: Words

  private static func bare(_ word: String) -> String {
    word.lowercased().filter { $0 != "." && $0 != "," }
  }

  private static let opening: Set<Character> = ["\"", "“", "„", "«", "("]
  private static let closing: Set<Character> = ["\"", "”", "“", "»", ")"]
  private static let marks = CharacterSet(charactersIn: "\"“”„«»()")
  private static let prefixes: Set<String> = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "professor", "sir", "dame", "lord", "lady",
    "rev", "hon", "herr", "frau", "m", "mme", "mlle", "sr", "sra", "don", "doña",
  ]
  private static let suffixes: Set<String> = [
    "jr", "sr", "ii", "iii", "iv", "esq", "phd", "md", "dds", "mba", "ma", "ba", "bsc", "msc",
    "cpa", "rn", "obe", "cbe", "kbe",
  ]
  private static let particles: Set<String> = [
    "von", "van", "de", "da", "di", "del", "della", "der", "den", "la", "le", "du", "dos", "ter",
    "bin", "ibn", "al",
  ]
  private static let familiesOfTwo: Set<String> = [
    "남궁", "제갈", "선우", "황보", "독고", "사공", "서문", "동방", "歐陽", "欧阳", "司馬", "司马", "諸葛", "诸葛", "上官",
    "司徒", "東方", "东方", "夏侯", "皇甫", "尉遲", "尉迟", "公孫", "公孙", "慕容", "長孫", "长孙", "宇文", "令狐",
  ]
}
