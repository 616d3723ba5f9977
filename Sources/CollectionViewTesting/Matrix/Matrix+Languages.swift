// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Matrix {
  /// The languages that `bundle` has texts in, in the order of their names: those of the folders `de.lproj`
  /// in it.
  ///
  /// - Complexity: O(n) in the number of languages.
  public static func languages(of bundle: Bundle) -> [String] {
    Set(bundle.localizations).subtracting(["Base"]).sorted()
  }

  /// The process's language, and each of those that the program has texts in, if there are several.
  static var programLanguages: [String?] {
    let known = languages(of: .main)
    return known.count > 1 ? [nil] + known : [nil]
  }
}
