// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Base/MullionFoundation/Localization/String+Telling.swift, written by Scripts/copies.

import Foundation
#if canImport(MullionStringCatalogues)
import MullionStringCatalogues
#endif

extension String {
  /// Creates the text of `format`, formatted with the values at the positions that `format` contains, or with
  /// all values if it contains no valid positions.
  init(telling format: String, _ values: [any CVarArg], in locale: Locale?) {
    let told = FormatArguments(format)
    guard let indices = told.indices, indices.allSatisfy(values.indices.contains) else {
      self.init(format: format, locale: locale, arguments: values)
      return
    }
    self.init(format: told.format, locale: locale, arguments: indices.map { values[$0] })
  }
}
