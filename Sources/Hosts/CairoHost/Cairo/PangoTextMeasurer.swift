// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation
package import MullionDisplayTree

/// Text as Pango sets it with the installed fonts; what `CairoPainter` draws.
///
/// The system font is Inter, else Noto Sans, else DejaVu Sans; its vertical metrics are San
/// Francisco's. A line's height comes from the primary font alone.
///
/// Differs from UIKit: lines of Arabic and other tall scripts are not made higher. May be called
/// from any thread; answers are remembered, in a few megabytes at most.
package struct PangoTextMeasurer: TextMeasuring {
  private static let version = "pango \(pango_version() / 10000).\(pango_version() / 100 % 100)"

  private let library: FontLibrary

  /// A measurer with the fonts of this machine.
  ///
  /// - Throws: `CairoHostError` when there is no font at all.
  package init() throws(CairoHostError) {
    library = try FontLibrary.shared
  }

  /// A measurer with the fonts of `fonts`.
  package init(fonts: FontLibrary) {
    library = fonts
  }

  /// Pango's version and the system font; goldens name it.
  package var name: String {
    library.systemFamily.map { "\(Self.version), \($0)" } ?? Self.version
  }

  /// The fonts of this machine.
  package var fonts: [FontDescription] { library.fonts }

  /// What lines of the font take, in points.
  package func metrics(of font: FontDescription) -> FontMetrics {
    library.ask { $0.metrics(of: font) }
  }

  /// Sets `request.text` in lines.
  ///
  /// - Complexity: O(n) with the length of the text; with a limit on lines and truncation at the
  ///   tail, only as much of it as may be seen.
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

  /// Where each character of `request.text` stands.
  ///
  /// - Complexity: O(n) in the length of the text.
  package func cells(_ request: TextRequest) -> [TextCell] {
    library.ask { shaper in
      var setter = TextSetter(request: request, shaper: shaper)
      return setter.cells()
    }
  }
}
