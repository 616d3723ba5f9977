// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The drawing of a common symbol, which every host draws from lines, in every weight, outlined and filled.
///
/// All drawings share a grid and a stroke width, so that symbols match each other.
package struct SymbolShape: Hashable, Sendable {
  /// The closed areas, which are outlined, or filled in filled symbols.
  package let areas: SymbolPath
  /// The closed areas that are visible in filled symbols only.
  package let fills: SymbolPath
  /// The lines inside the areas, which are cut out of filled symbols.
  package let details: SymbolPath
  /// The lines that are always drawn.
  package let lines: SymbolPath
  /// The areas that are always filled.
  package let solids: SymbolPath

  /// Creates the shape of `base`; `nil` if there is none.
  package init?(_ base: String) {
    guard let text = Self.texts[base] else { return nil }
    var layers: [Character: Substring] = [:]
    var key: Character = "l"
    for line in text.split(separator: "\n") {
      var rest = line.drop { $0 == " " }
      // The first line of a layer begins with its letter, continuation lines do not.
      if let first = rest.first, first.isLowercase {
        key = first
        rest = rest.dropFirst()
      }
      layers[key] = Substring((layers[key] ?? "") + " " + rest)
    }
    func path(_ key: Character) -> SymbolPath { SymbolPath(layers[key] ?? "") }
    (areas, fills, details, lines, solids) = (path("a"), path("f"), path("d"), path("l"), path("s"))
  }

  /// Returns whether there is a shape with the given name.
  static func knows(_ base: String) -> Bool { texts[base] != nil }

  /// The names of all shapes.
  package static var names: [String] { texts.keys.sorted() }

  /// The lengths of dashes and gaps of the placeholder for symbols without a drawing, in a square of side 1.
  package static let placeholderDashes = [0.1, 0.17]

  /// Returns the line width in a square of side 1.
  package static func lineWidth(_ weight: UIImageSymbolWeight) -> CGFloat {
    switch weight {
    case .ultraLight: 0.03
    case .thin: 0.045
    case .light: 0.06
    case .unspecified, .regular: 0.08
    case .medium: 0.095
    case .semibold: 0.11
    case .bold: 0.13
    case .heavy: 0.15
    case .black: 0.17
    }
  }

  /// Returns the excess of `width` over the regular line width, by which dots grow; 0 if `width` is less.
  package static func excess(_ width: CGFloat) -> CGFloat { max(0, width - lineWidth(.regular)) }

  /// The descriptions by name.
  ///
  /// A table contains lines with names, each followed by indented layers of the shape: a letter (a, f, d, l,
  /// s for the properties above) and a path.
  private static let texts: [String: String] = {
    var texts: [String: String] = [:]
    for table in [marks, screens, nature, devices, papers, things] {
      var names: [Substring] = []
      var text = ""
      func finish() {
        if !text.isEmpty {
          for name in names { texts[String(name)] = text }
          names = []
        }
        text = ""
      }
      for line in table.split(separator: "\n") {
        if line.first == " " {
          text += line + "\n"
        } else {
          finish()
          names += line.split(separator: " ")
        }
      }
      finish()
    }
    return texts
  }()
}
