// SPDX-License-Identifier: Apache-2.0

internal import CoreFoundation
public import Foundation

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Transliterates a text in place: `kCFStringTransformToLatin` turns `北京` into `běi jīng`.
///
/// - Parameters:
///   - string: The text to change.
///   - range: The range to change, in UTF-16 units, set to the range of the result; `nil` for the whole text.
///   - transform: One of the constants `kCFStringTransform…`, or an ICU transform identifier.
///   - reverse: Whether to apply the inverse transform.
/// - Returns: Whether the transform was applied; it is not if there is no such transform.
@discardableResult
public func CFStringTransform(
  _ string: NSMutableString!, _ range: UnsafeMutablePointer<NSRange>?, _ transform: NSString!,
  _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let part = range?.pointee ?? NSRange(location: 0, length: string.length)
  let name = StringTransform(rawValue: transform as String)
  let letters = string.substring(with: part)
  // On Linux, Foundation's transform removes a letter together with its accent.
  let isStripping = !reverse && (name == .stripDiacritics || name == .stripCombiningMarks)
  guard
    let text = isStripping
      ? letters.folding(options: .diacriticInsensitive, locale: nil)
      : letters.applyingTransform(name, reverse: reverse)
  else { return false }
  string.replaceCharacters(in: part, with: text)
  range?.pointee.length = text.utf16.count
  return true
}

/// The transform that removes combining marks.
nonisolated(unsafe) public let kCFStringTransformStripCombiningMarks: NSString = own(
  CoreFoundation.kCFStringTransformStripCombiningMarks)
/// The transform that removes diacritics.
nonisolated(unsafe) public let kCFStringTransformStripDiacritics: NSString = own(
  CoreFoundation.kCFStringTransformStripDiacritics)
/// The transform from any script to Latin.
nonisolated(unsafe) public let kCFStringTransformToLatin: NSString = own(
  CoreFoundation.kCFStringTransformToLatin)
/// The transform from Mandarin Chinese to Latin syllables.
nonisolated(unsafe) public let kCFStringTransformMandarinLatin: NSString = own(
  CoreFoundation.kCFStringTransformMandarinLatin)
/// The transform from Latin to Katakana.
nonisolated(unsafe) public let kCFStringTransformLatinKatakana: NSString = own(
  CoreFoundation.kCFStringTransformLatinKatakana)
/// The transform from Latin to Hiragana.
nonisolated(unsafe) public let kCFStringTransformLatinHiragana: NSString = own(
  CoreFoundation.kCFStringTransformLatinHiragana)
/// The transform from Hiragana to Katakana.
nonisolated(unsafe) public let kCFStringTransformHiraganaKatakana: NSString = own(
  CoreFoundation.kCFStringTransformHiraganaKatakana)
/// The transform from Latin to Hangul.
nonisolated(unsafe) public let kCFStringTransformLatinHangul: NSString = own(
  CoreFoundation.kCFStringTransformLatinHangul)
/// The transform from Latin to Cyrillic.
nonisolated(unsafe) public let kCFStringTransformLatinCyrillic: NSString = own(
  CoreFoundation.kCFStringTransformLatinCyrillic)
/// The transform from Latin to Greek.
nonisolated(unsafe) public let kCFStringTransformLatinGreek: NSString = own(
  CoreFoundation.kCFStringTransformLatinGreek)
/// The transform from Latin to Arabic.
nonisolated(unsafe) public let kCFStringTransformLatinArabic: NSString = own(
  CoreFoundation.kCFStringTransformLatinArabic)
/// The transform from Latin to Hebrew.
nonisolated(unsafe) public let kCFStringTransformLatinHebrew: NSString = own(
  CoreFoundation.kCFStringTransformLatinHebrew)
/// The transform from Latin to Thai.
nonisolated(unsafe) public let kCFStringTransformLatinThai: NSString = own(
  CoreFoundation.kCFStringTransformLatinThai)
/// The transform from full-width to half-width characters.
nonisolated(unsafe) public let kCFStringTransformFullwidthHalfwidth: NSString = own(
  CoreFoundation.kCFStringTransformFullwidthHalfwidth)
/// The transform from characters outside of ASCII to XML hexadecimal character references.
nonisolated(unsafe) public let kCFStringTransformToXMLHex: NSString = own(
  CoreFoundation.kCFStringTransformToXMLHex)
/// The transform from characters outside of ASCII to their Unicode names.
nonisolated(unsafe) public let kCFStringTransformToUnicodeName: NSString = own(
  CoreFoundation.kCFStringTransformToUnicodeName)

private func own(_ text: CoreFoundation.CFString) -> NSString {
  unsafeBitCast(text, to: NSString.self)
}
