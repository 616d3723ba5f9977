// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The parts of a name in the order of its script.
struct NameOrder {
  private let components: PersonNameComponents
  private let letters: NameLetters

  init(_ components: PersonNameComponents, _ locale: Locale) {
    self.components = components
    let written = (components.familyName ?? "") + (components.givenName ?? "")
    letters = NameLetters(of: written, locale)
  }

  /// Returns the parts that a style contains.
  func parts(_ style: PersonNameComponentsFormatter.Style) -> [NamePart] {
    switch style {
    case .default, .medium: joined(letters.familyFirst ? [family, given] : [given, family])
    case .long: joined(long)
    case .short: joined([NamePart(components.nickname, "nickname") ?? given ?? family])
    case .abbreviated: abbreviated
    }
  }

  private var given: NamePart? { NamePart(components.givenName, "givenName") }
  private var family: NamePart? { NamePart(components.familyName, "familyName") }

  private var long: [NamePart?] {
    let prefix = NamePart(components.namePrefix, "namePrefix")
    let middle = NamePart(components.middleName, "middleName")
    let suffix = NamePart(components.nameSuffix, "nameSuffix")
    return letters.familyFirst
      ? [prefix, family, middle, given, suffix] : [prefix, given, middle, family, suffix]
  }

  private var abbreviated: [NamePart] {
    switch letters {
    case .spaced, .familyFirstSpaced:
      let both = letters.familyFirst ? [family, given] : [given, family]
      let first = both.compactMap(\.self).map { part in
        NamePart(text: part.text.prefix(1).uppercased(), key: part.key)
      }
      return first
    case .korean: return [given ?? family].compactMap(\.self)
    case .joined: return [family ?? given].compactMap(\.self)
    }
  }

  private func joined(_ parts: [NamePart?]) -> [NamePart] {
    let there = parts.compactMap(\.self)
    guard letters.isSpaced else { return there }
    let space = NamePart(text: " ", key: nil)
    return Array(there.map { [$0] }.joined(separator: [space]))
  }
}

extension NamePart {
  /// Creates a part, or `nil` if the text is `nil` or empty.
  init?(_ text: String?, _ key: String) {
    guard let text, !text.isEmpty else { return nil }
    self.init(text: text, key: key)
  }
}
