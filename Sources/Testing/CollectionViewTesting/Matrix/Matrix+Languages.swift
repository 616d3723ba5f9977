// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionStringCatalogues

extension Matrix {
  /// Returns the languages for which `bundle` has texts, sorted by name: those of its `de.lproj` folders and
  /// of its string catalogues.
  ///
  /// - Complexity: O(*n*) in the number of languages, and of texts in catalogues.
  public static func languages(of bundle: Bundle) -> [String] {
    let names = bundle.paths(forResourcesOfType: "xcstrings", inDirectory: nil)
    let catalogues = names.compactMap { name in
      FileManager.default.contents(atPath: name).flatMap { try? StringCatalogue($0) }
    }
    return Set(bundle.localizations + catalogues.flatMap(\.languages)).subtracting(["Base"])
      .sorted()
  }

  /// The process's language (`nil`), followed by the languages for which the program has texts if there are
  /// several.
  static var programLanguages: [String?] {
    let known = languages(of: .main)
    return known.count > 1 ? [nil] + known : [nil]
  }
}
