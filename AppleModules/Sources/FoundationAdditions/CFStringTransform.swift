// SPDX-License-Identifier: Apache-2.0

internal import CoreFoundation
public import Foundation

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Writes a text in other letters, in its place: `kCFStringTransformToLatin` has `北京` be `běi jīng`.
///
/// - Parameters:
///   - string: The text that is changed.
///   - range: What of it is changed, in UTF-16 units, and set to where the result stands; nil: all of it.
///   - transform: One of the constants `kCFStringTransform…`, or an identifier of ICU's.
///   - reverse: Whether the way back is taken.
/// - Returns: Whether the text was changed; it stays where there is no such way.
@discardableResult
public func CFStringTransform(
  _ string: NSMutableString!, _ range: UnsafeMutablePointer<NSRange>?, _ transform: NSString!,
  _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let part = range?.pointee ?? NSRange(location: 0, length: string.length)
  let name = StringTransform(rawValue: transform as String)
  let letters = string.substring(with: part)
  // Foundation loses a letter together with its accent here.
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

/// Letters lose what stands above and below them.
nonisolated(unsafe) public let kCFStringTransformStripCombiningMarks: NSString = own(
  CoreFoundation.kCFStringTransformStripCombiningMarks)
/// Letters lose accents.
nonisolated(unsafe) public let kCFStringTransformStripDiacritics: NSString = own(
  CoreFoundation.kCFStringTransformStripDiacritics)
/// Any letters become Latin ones.
nonisolated(unsafe) public let kCFStringTransformToLatin: NSString = own(
  CoreFoundation.kCFStringTransformToLatin)
/// Chinese words become Latin syllables.
nonisolated(unsafe) public let kCFStringTransformMandarinLatin: NSString = own(
  CoreFoundation.kCFStringTransformMandarinLatin)
/// Latin letters become Katakana.
nonisolated(unsafe) public let kCFStringTransformLatinKatakana: NSString = own(
  CoreFoundation.kCFStringTransformLatinKatakana)
/// Latin letters become Hiragana.
nonisolated(unsafe) public let kCFStringTransformLatinHiragana: NSString = own(
  CoreFoundation.kCFStringTransformLatinHiragana)
/// Hiragana becomes Katakana.
nonisolated(unsafe) public let kCFStringTransformHiraganaKatakana: NSString = own(
  CoreFoundation.kCFStringTransformHiraganaKatakana)
/// Latin letters become Hangul.
nonisolated(unsafe) public let kCFStringTransformLatinHangul: NSString = own(
  CoreFoundation.kCFStringTransformLatinHangul)
/// Latin letters become Cyrillic ones.
nonisolated(unsafe) public let kCFStringTransformLatinCyrillic: NSString = own(
  CoreFoundation.kCFStringTransformLatinCyrillic)
/// Latin letters become Greek ones.
nonisolated(unsafe) public let kCFStringTransformLatinGreek: NSString = own(
  CoreFoundation.kCFStringTransformLatinGreek)
/// Latin letters become Arabic ones.
nonisolated(unsafe) public let kCFStringTransformLatinArabic: NSString = own(
  CoreFoundation.kCFStringTransformLatinArabic)
/// Latin letters become Hebrew ones.
nonisolated(unsafe) public let kCFStringTransformLatinHebrew: NSString = own(
  CoreFoundation.kCFStringTransformLatinHebrew)
/// Latin letters become Thai ones.
nonisolated(unsafe) public let kCFStringTransformLatinThai: NSString = own(
  CoreFoundation.kCFStringTransformLatinThai)
/// Wide letters become narrow ones.
nonisolated(unsafe) public let kCFStringTransformFullwidthHalfwidth: NSString = own(
  CoreFoundation.kCFStringTransformFullwidthHalfwidth)
/// Letters that are not ASCII become numbers as XML writes them.
nonisolated(unsafe) public let kCFStringTransformToXMLHex: NSString = own(
  CoreFoundation.kCFStringTransformToXMLHex)
/// Letters that are not ASCII become their names.
nonisolated(unsafe) public let kCFStringTransformToUnicodeName: NSString = own(
  CoreFoundation.kCFStringTransformToUnicodeName)

private func own(_ text: CFString) -> NSString { unsafeBitCast(text, to: NSString.self) }
