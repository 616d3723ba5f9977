// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIFont {
  /// The names of the available font families, in alphabetical order; empty if no host provides fonts.
  ///
  /// The system font is not part of a family.
  ///
  /// - Complexity: O(*n* log *n*) in the number of fonts.
  public class var familyNames: [String] {
    Set(FontDescription.measurer.fonts.compactMap(\.family)).sorted()
  }

  /// Returns the font names of a family, lighter weights first; empty for an unknown family.
  ///
  /// - Complexity: O(*n* log *n*) in the number of fonts.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let fonts = FontDescription.measurer.fonts.filter { $0.family == familyName }
    let sorted = Set(fonts).sorted { one, other in
      one.weight == other.weight ? !one.isItalic && other.isItalic : one.weight < other.weight
    }
    return sorted.map { FontName($0).name }
  }
}
