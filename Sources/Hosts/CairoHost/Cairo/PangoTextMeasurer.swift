// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation
package import MullionDisplayTree

/// A text measurer that uses Pango with the installed fonts, consistent with `CairoPainter`.
///
/// The system font is Inter, else Noto Sans, else DejaVu Sans; its vertical metrics are San Francisco's. A
/// line's height depends on the primary font only.
///
/// Differs from UIKit: lines of Arabic and other tall scripts are not made higher. May be called from any
/// thread; results are cached, in a few megabytes at most.
package struct PangoTextMeasurer: TextMeasuring {
  private static let version = "pango \(pango_version() / 10000).\(pango_version() / 100 % 100)"

  private let library: FontLibrary

  /// Creates a measurer with the fonts of this machine.
  ///
  /// - Throws: `CairoHostError` when there is no font.
  package init() throws(CairoHostError) {
    library = try FontLibrary.shared
  }

  /// Creates a measurer with the given fonts.
  package init(fonts: FontLibrary) {
    library = fonts
  }

  /// Pango's version, and the family of the system font if one was set, as stored in text snapshots.
  package var name: String {
    library.systemFamily.map { "\(Self.version), \($0)" } ?? Self.version
  }

  /// The fonts of this machine.
  package var fonts: [FontDescription] { library.fonts }

  /// Returns the metrics of lines in the font, in points.
  package func metrics(of font: FontDescription) -> FontMetrics {
    library.ask { $0.metrics(of: font) }
  }

  /// Returns the line layout of `request.text`.
  ///
  /// - Complexity: O(*n*) in the length of the text; for a text without runs that has a line limit and is
  ///   truncated at the tail, only in the part that may be visible.
  package func layout(_ request: TextRequest) -> TextLayout {
    library.ask { shaper in
      if let known = shaper.settings.value(for: request) { return known }
      let answer: TextLayout
      if request.runs.isEmpty {
        var setter = TextSetter(request: request, shaper: shaper)
        answer = setter.set()
      } else {
        answer = RunSetter(request: request, shaper: shaper).set()
      }
      shaper.settings.insert(answer, for: request, cost: 256 + 3 * request.text.utf8.count)
      return answer
    }
  }

  /// Returns the position of each character of `request.text`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func cells(_ request: TextRequest) -> [TextCell] {
    library.ask { shaper in
      var setter = TextSetter(request: request, shaper: shaper)
      return setter.cells()
    }
  }
}
