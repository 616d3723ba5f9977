// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A text with plural forms, recorded when it is looked up, for the later formatting with numbers.
///
/// On iOS the text itself carries its forms. Here they are found by the text, which is the general form: a
/// text that was modified in between has no other forms.
enum NumberedText: Sendable {
  case plural(BundlePlurals.Entry)
  case catalogue(CatalogueText, language: String)

  /// The forms of the texts that were looked up; for equal texts, the latest ones.
  private static let found = Mutex<[String: NumberedText]>([:])

  /// Returns the text for `key` in a table of a bundle, or `value`, or `key` if that is empty.
  ///
  /// For a text with plural forms it is the general form.
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

  /// Returns `format` in the plural form for the numbers among `values`, if it has forms.
  ///
  /// - Complexity: O(*n*) in its length.
  static func resolved(_ format: String, for values: [any CVarArg]) -> String {
    guard let text = found.withLock({ $0.isEmpty ? nil : $0[format] }) else { return format }
    return text.told(for: values.map { number(of: $0) })
  }

  private static func noted(_ text: NumberedText) -> String {
    let general = text.told(for: [])
    found.withLock { $0[general] = text }
    return general
  }

  /// Returns the plural form for `numbers`; the general form without numbers.
  private func told(for numbers: [Double?]) -> String {
    switch self {
    case .plural(let entry): return entry.format(for: numbers)
    case .catalogue(let text, let language):
      let format = text.format { place in
        let number =
          if let place { numbers.indices.contains(place - 1) ? numbers[place - 1] : nil } else {
            numbers.lazy.compactMap(\.self).first
          }
        return CatalogueText.kinds(of: number) { PluralCategory.name(of: $0, in: language) }
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
