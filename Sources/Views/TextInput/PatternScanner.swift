// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A scanner that detects the patterns of a pasteboard's text.
struct PatternScanner {
  private let text: String
  private let links: [DetectedLink]
  private let numbers: [DetectedLink]

  init(_ text: String?) {
    self.text = (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    let units = Array(self.text.utf16)
    links = LinkScanner(units).links()
    numbers = PhoneScanner(units).links()
  }

  /// The number, if the whole text is one.
  private var number: Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }

  private func isMail(_ link: DetectedLink) -> Bool { link.url.scheme?.lowercased() == "mailto" }

  /// Whether the whole text is a web address.
  private var isAddress: Bool {
    links.count == 1 && links[0].range == 0..<text.utf16.count && !isMail(links[0])
  }

  /// The patterns detected in the text.
  var patterns: Set<UIPasteboard.DetectionPattern> {
    guard !text.isEmpty else { return [] }
    var found: Set<UIPasteboard.DetectionPattern> = []
    if isAddress { found.insert(.probableWebURL) }
    if number != nil { found.insert(.number) }
    if found.isEmpty { found.insert(.probableWebSearch) }
    if links.contains(where: { !isMail($0) }) { found.insert(.link) }
    if links.contains(where: isMail) { found.insert(.emailAddress) }
    if !numbers.isEmpty { found.insert(.phoneNumber) }
    return found
  }

  /// The values of the patterns that have one.
  var values: [UIPasteboard.DetectionPattern: Any] {
    var found: [UIPasteboard.DetectionPattern: Any] = [:]
    if isAddress { found[.probableWebURL] = text }
    if let number { found[.number] = NSNumber(value: number) }
    if patterns.contains(.probableWebSearch) { found[.probableWebSearch] = text }
    return found
  }
}
