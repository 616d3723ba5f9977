// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Views/TextInput/PhoneScanner.swift, written by Scripts/copies.

import Foundation

/// A scanner that detects phone numbers in a text: groups of digits in usual notations.
///
/// A number has 7 to 15 digits (at least 8 after a plus sign), and a leading plus sign, an area code in
/// brackets, a group of three or four digits and one of four at its end, five pairs of digits beginning with
/// a zero, or ten or eleven digits without groups. Dates and network addresses match none of these.
struct PhoneScanner {
  private let units: [UInt16]

  init(_ units: [UInt16]) { self.units = units }

  func links() -> [DetectedLink] {
    var found: [DetectedLink] = []
    var start = 0
    while start < units.count {
      guard begins(at: start), let end = end(from: start) else {
        start += 1
        continue
      }
      let number = String(decoding: units[start..<end], as: UTF16.self)
      if Self.isNumber(number), let url = URL(string: "tel:" + number.filter(Self.isDialled)) {
        found.append(DetectedLink(range: start..<end, url: url))
      }
      start = end
    }
    return found
  }

  private func begins(at place: Int) -> Bool {
    guard Self.digits.contains(units[place]) || units[place] == 0x2B || units[place] == 0x28 else {
      return false
    }
    return place == 0 || !isJoined(units[place - 1])
  }

  /// Returns whether a character before a number makes the number part of something else.
  private func isJoined(_ unit: UInt16) -> Bool {
    guard let scalar = Unicode.Scalar(unit) else { return false }
    return scalar.isASCII
      && (scalar.properties.isAlphabetic || Self.digits.contains(unit)
        || "/:_.,#-+=".unicodeScalars
          .contains(scalar))
  }

  /// Returns the end of the digits and separators from `start`; `nil` if they are part of something else.
  private func end(from start: Int) -> Int? {
    var (place, end) = (start, start)
    while place < units.count {
      if Self.digits.contains(units[place]) {
        end = place + 1
      } else if !Self.between.contains(units[place]) || place - end > 1 {
        break
      }
      place += 1
    }
    guard end > start else { return nil }
    if end < units.count, let scalar = Unicode.Scalar(units[end]), scalar.isASCII,
      scalar.properties.isAlphabetic || "/:_#@=%".unicodeScalars.contains(scalar)
    {
      return nil
    }
    return end
  }

  private static func isNumber(_ text: String) -> Bool {
    let groups = text.split { !$0.isNumber }.map(\.count)
    let count = groups.reduce(0, +)
    guard (7...15).contains(count),
      text.count(where: { $0 == "(" }) == text.count(where: { $0 == ")" })
    else {
      return false
    }
    if text.hasPrefix("+") { return count >= 8 }
    guard !text.contains("+"), let last = groups.last else { return false }
    if text.contains("(") { return groups.count > 1 }
    if groups.count == 1 { return count == 10 || count == 11 }
    if text.hasPrefix("0"), count == 10, groups.allSatisfy({ $0 == 2 }) { return true }
    return last == 4 && (3...4).contains(groups[groups.count - 2])
  }

  private static func isDialled(_ character: Character) -> Bool {
    character.isNumber || character == "+"
  }

  private static let digits: ClosedRange<UInt16> = 0x30...0x39
  private static let between = Set(" -.()+\u{A0}\u{2011}".utf16)
}
