// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Texts of which numbers choose the form, on their way from where they are found to where the numbers are.
///
/// On iOS the text itself carries its forms along. Here they are known by the text, which is the form for
/// many: a text that was changed on its way stays that.
enum NumberedText: Sendable {
  case plural(BundlePlurals.Entry)
  case catalogue(CatalogueText, language: String)

  /// The forms of the texts that were found; of those with one text, the ones that were found last.
  private static let found = Mutex<[String: NumberedText]>([:])

  /// The text of `key` in a table of a bundle; where none has it, `value`, or the key where that is empty.
  ///
  /// Where numbers choose its form, it is that for many.
  static func text(of key: String, value: String, table: String?, in bundle: Bundle) -> String {
    let name = table ?? "Localizable"
    if let plurals = BundlePlurals.found(in: bundle, table: name) {
      if let entry = plurals.entries[key] { return noted(.plural(entry)) }
      if plurals.unreadable.contains(key) { return value.isEmpty ? key : value }
    }
    guard let (text, language) = BundleCatalogue.found(in: bundle, table: name)?.text(of: key)
    else { return bundle.localizedString(forKey: key, value: value, table: table) }
    let isNumbered = text.dependsOnNumbers
    return isNumbered ? noted(.catalogue(text, language: language)) : text.general ?? key
  }

  /// `format` in the form that the numbers among `values` call for, where it has forms.
  ///
  /// - Complexity: O(n) in its length.
  static func resolved(_ format: String, for values: [any CVarArg]) -> String {
    guard let text = found.withLock({ $0.isEmpty ? nil : $0[format] }) else { return format }
    return text.told(for: values.map { number(of: $0) })
  }

  private static func noted(_ text: NumberedText) -> String {
    let general = text.told(for: [])
    found.withLock { $0[general] = text }
    return general
  }

  /// The form that numbers call for; without them that for many.
  private func told(for numbers: [Double?]) -> String {
    switch self {
    case .plural(let entry): return entry.format(for: numbers)
    case .catalogue(let text, let language):
      let format = text.format { place in
        let number =
          if let place { numbers.indices.contains(place - 1) ? numbers[place - 1] : nil } else {
            numbers.lazy.compactMap(\.self).first
          }
        return number.map { PluralCategory.name(of: $0, in: language) } ?? "other"
      }
      return format ?? ""
    }
  }

  private static func number(of value: any CVarArg) -> Double? {
    switch value {
    case let integer as any BinaryInteger: Double(integer)
    case let number as any BinaryFloatingPoint: Double(number)
    default: nil
    }
  }
}
