// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionStringCatalogues

extension Matrix {
  /// The languages that `bundle` has texts in, in the order of their names: those of the folders `de.lproj`
  /// and of the catalogues of strings in it.
  ///
  /// - Complexity: O(n) in the number of languages, and of texts in catalogues.
  public static func languages(of bundle: Bundle) -> [String] {
    let names = bundle.paths(forResourcesOfType: "xcstrings", inDirectory: nil)
    let catalogues = names.compactMap { name in
      FileManager.default.contents(atPath: name).flatMap { try? StringCatalogue($0) }
    }
    return Set(bundle.localizations + catalogues.flatMap(\.languages)).subtracting(["Base"])
      .sorted()
  }

  /// The process's language, and each of those that the program has texts in, if there are several.
  static var programLanguages: [String?] {
    let known = languages(of: .main)
    return known.count > 1 ? [nil] + known : [nil]
  }
}
