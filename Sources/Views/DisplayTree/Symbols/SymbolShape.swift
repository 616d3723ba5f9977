// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The drawings of the symbols that people meet most: every host draws them from lines, in every
/// weight, outlined and filled.
///
/// All are on one grid with strokes of one width, so that symbols beside each other go together.
package struct SymbolShape: Hashable, Sendable {
  /// Closed lines: outlined, or filled where the symbol's name says so.
  package let areas: SymbolPath
  /// Closed lines that are seen in the filled symbol alone.
  package let fills: SymbolPath
  /// Lines in the areas: cut out of a filled symbol.
  package let details: SymbolPath
  /// Lines that are always drawn.
  package let lines: SymbolPath
  /// What is always filled.
  package let solids: SymbolPath

  /// The shape of `base`; nil: there is none.
  package init?(_ base: String) {
    guard let text = Self.texts[base] else { return nil }
    var layers: [Character: Substring] = [:]
    var key: Character = "l"
    for line in text.split(separator: "\n") {
      var rest = line.drop { $0 == " " }
      // A layer begins with its letter, what goes on does not.
      if let first = rest.first, first.isLowercase {
        key = first
        rest = rest.dropFirst()
      }
      layers[key] = Substring((layers[key] ?? "") + " " + rest)
    }
    func path(_ key: Character) -> SymbolPath { SymbolPath(layers[key] ?? "") }
    (areas, fills, details, lines, solids) = (path("a"), path("f"), path("d"), path("l"), path("s"))
  }

  /// Whether there is a shape of that name.
  static func knows(_ base: String) -> Bool { texts[base] != nil }

  /// The names of all shapes.
  package static var names: [String] { texts.keys.sorted() }

  /// The lengths of the dashes and gaps of the placeholder for symbols without a drawing, in a square of
  /// side 1.
  package static let placeholderDashes = [0.1, 0.17]

  /// The width of lines in a square of side 1.
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

  /// How much wider than a regular line one of `width` is: by as much dots grow.
  package static func excess(_ width: CGFloat) -> CGFloat { max(0, width - lineWidth(.regular)) }

  /// The descriptions by name.
  ///
  /// A table has names on a line, and below, indented, the layers of what they show: a letter (a, f,
  /// d, l, s for the properties above) and a path.
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
