// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIFont {
  /// The families of the fonts there are, in alphabetical order; none where no host brings fonts.
  ///
  /// The system font is no family.
  /// - Complexity: O(n log n) in the number of fonts.
  public class var familyNames: [String] {
    Set(FontDescription.measurer.fonts.compactMap(\.family)).sorted()
  }

  /// The names of the fonts of a family, light ones first; none for a family that is not there.
  ///
  /// - Complexity: O(n) in the number of fonts.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let fonts = FontDescription.measurer.fonts.filter { $0.family == familyName }
    let sorted = Set(fonts).sorted { one, other in
      one.weight == other.weight ? !one.isItalic && other.isItalic : one.weight < other.weight
    }
    return sorted.map { FontName($0).name }
  }
}
