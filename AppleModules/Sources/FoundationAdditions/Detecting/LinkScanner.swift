// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Views/TextInput/LinkScanner.swift, written by Scripts/copies.

import Foundation

/// A scanner that detects web and mail addresses in a text.
///
/// A word that consists of characters that occur in addresses is detected if it has a scheme, is a mail
/// address, or begins with a host name that starts with "www." or ends in a well-known top-level domain.
/// Punctuation at its ends is excluded.
struct LinkScanner {
  private let units: [UInt16]

  init(_ units: [UInt16]) { self.units = units }

  func links() -> [DetectedLink] {
    var found: [DetectedLink] = []
    var start = 0
    while start < units.count {
      guard Self.isInside(units[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < units.count, Self.isInside(units[end]) { end += 1 }
      if let link = link(in: start..<end) { found.append(link) }
      start = end
    }
    return found
  }

  private func link(in range: Range<Int>) -> DetectedLink? {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, Self.opening.contains(units[start]) { start += 1 }
    while start < end, isLeftOut(end - 1, from: start) { end -= 1 }
    guard start < end else { return nil }
    let word = String(decoding: units[start..<end], as: UTF16.self)
    return Self.address(word).flatMap { URL(string: $0) }.map {
      DetectedLink(range: start..<end, url: $0)
    }
  }

  /// Returns whether the last character is punctuation around the address.
  ///
  /// A closing bracket is such punctuation if its opening bracket is outside of the address.
  private func isLeftOut(_ last: Int, from start: Int) -> Bool {
    let unit = units[last]
    guard let opened = Self.brackets[unit] else { return Self.closing.contains(unit) }
    let inside = units[start...last]
    return inside.count { $0 == unit } > inside.count { $0 == opened }
  }

  /// Returns the URL text for a word, or `nil` if the word is not an address.
  private static func address(_ word: String) -> String? {
    if let scheme = word.range(of: "://") {
      let name = word[..<scheme.lowerBound]
      let host = word[scheme.upperBound...].prefix { !"/?#".contains($0) }
      return name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber }
        && host.contains { $0.isLetter || $0.isNumber } ? word : nil
    }
    if word.lowercased().hasPrefix("mailto:") { return word }
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count == 2 {
      let isName = !parts[0].isEmpty && parts[0].first != "." && !parts[0].contains("/")
      return isName && isHost(parts[1]) ? "mailto:" + word : nil
    }
    guard parts.count == 1 else { return nil }
    let host = word.prefix { !"/?#:".contains($0) }
    guard isHost(host) else { return nil }
    let isKnown = domains.contains(host.split(separator: ".").last?.lowercased() ?? "")
    return isKnown || word.lowercased().hasPrefix("www.") ? "http://" + word : nil
  }

  /// Returns whether `name` is a valid host name: labels separated by dots, the last one of letters.
  private static func isHost(_ name: Substring) -> Bool {
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last, last.count > 1,
      last.allSatisfy({ $0.isLetter })
    else { return false }
    return labels.allSatisfy { label in
      !label.isEmpty && label.first != "-" && label.last != "-"
        && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
  }

  private static func isInside(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: marks.contains(unit)
    }
  }

  private static let marks = Set("-._~:/?#[]@!$&'()*+,;=%{}".utf16)
  private static let opening = Set("([{'.,;:!?*".utf16)
  private static let closing = Set(".,;:!?'*".utf16)
  private static let brackets: [UInt16: UInt16] = [0x29: 0x28, 0x5D: 0x5B, 0x7D: 0x7B]
  /// The top-level domains in which a word is detected as a host name without further evidence.
  private static let domains: Set<String> = [
    "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "io", "dev", "app", "ai", "me",
    "tv", "xyz", "shop", "blog", "online", "site", "store", "tech", "cloud", "page", "eu", "uk",
    "us",
    "ca", "au", "nz", "ie", "de", "at", "ch", "fr", "be", "nl", "lu", "it", "es", "pt", "se", "no",
    "fi",
    "dk", "is", "pl", "cz", "sk", "hu", "ro", "bg", "gr", "tr", "ua", "ru", "il", "in", "cn", "hk",
    "tw",
    "jp", "kr", "sg", "my", "id", "th", "vn", "ph", "br", "ar", "cl", "mx", "za", "ng", "ke",
    "example",
  ]
}
