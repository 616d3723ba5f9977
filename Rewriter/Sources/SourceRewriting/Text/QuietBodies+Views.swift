// SPDX-License-Identifier: Apache-2.0

import Glibc

// Views made of a class that is a generic parameter: `V(frame:)`, `Self.init(frame:)`, see `GenericViewInitializer`.
extension QuietBodies {
  /// Whether a generic parameter, or `Self` of a protocol, may stand for a class of UIKit's somewhere in the
  /// file: `<V: UIView`, `, W: UIView` behind such a bracket, `where V: UILabel`, `Self: UIView`.
  ///
  /// True for some files without; those are parsed where views are made in them.
  var namesViewParameter: Bool {
    var offset = 0
    while let colon = find(UInt8(ascii: ":"), from: offset) {
      offset = colon + 1
      var type = offset
      while byte(type) == .space { type += 1 }
      guard byte(type) == UInt8(ascii: "U"), byte(type + 1) == UInt8(ascii: "I") else { continue }
      var start = colon
      while byte(start - 1) == .space { start -= 1 }
      let end = start
      while Self.isOfWord(byte(start - 1)) { start -= 1 }
      if isWord("Self", start..<end) { return true }
      while byte(start - 1) == .space { start -= 1 }
      if byte(start - 1) == UInt8(ascii: "<") { return true }
      if isWord("where", max(0, start - 5)..<start) { return true }
      if byte(start - 1) == UInt8(ascii: ","), isBehindParameters(start) { return true }
    }
    return false
  }

  /// Whether the word in `place` makes something by `(frame:` or `.init(frame:`, and is no class of UIKit's;
  /// where the file has no parameters that stand for one, whether it is `Self`.
  func isMakingOfParameter(_ place: Range<Int>) -> Bool {
    guard byte(place.lowerBound - 1) != UInt8(ascii: "."),
      continues("(frame:", place.upperBound) || continues(".init(frame:", place.upperBound)
    else { return false }
    if isWord("Self", place) { return true }
    return hasViewParameters
      && (byte(place.lowerBound) != UInt8(ascii: "U")
        || byte(place.lowerBound + 1) != UInt8(ascii: "I"))
  }

  /// Whether `text` stands at `offset`.
  private func continues(_ text: StaticString, _ offset: Int) -> Bool {
    guard let base = bytes.baseAddress, offset + text.utf8CodeUnitCount <= bytes.count else {
      return false
    }
    return Self.equal(
      UnsafeRawBufferPointer(start: base + offset, count: text.utf8CodeUnitCount), text)
  }

  private func find(_ character: UInt8, from offset: Int) -> Int? {
    guard let base = bytes.baseAddress, offset < bytes.count,
      let found = memchr(base + offset, Int32(character), bytes.count - offset)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  private func isWord(_ word: StaticString, _ place: Range<Int>) -> Bool {
    guard let base = bytes.baseAddress, place.lowerBound >= 0 else { return false }
    return Self.equal(
      UnsafeRawBufferPointer(start: base + place.lowerBound, count: place.count), word)
  }

  /// Whether a bracket of parameters, or `where`, stands before `offset` in its statement.
  private func isBehindParameters(_ offset: Int) -> Bool {
    var place = offset
    while place > 0 {
      place -= 1
      switch bytes[place] {
      case UInt8(ascii: "<"): return true
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ";"): return false
      case UInt8(ascii: "e") where place >= 4 && isWord("where", place - 4..<place + 1): return true
      default: continue
      }
    }
    return false
  }
}
