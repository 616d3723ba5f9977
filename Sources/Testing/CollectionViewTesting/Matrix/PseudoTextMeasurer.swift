// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A text measurer that translates every text into a pseudo-language.
struct PseudoTextMeasurer: TextMeasuring {
  let base: any TextMeasuring
  let language: PseudoLanguage

  /// The name, which differs for each language because cached layouts are keyed by it.
  var name: String { "\(base.name), \(language.rawValue)" }

  var fonts: [FontDescription] { base.fonts }

  func metrics(of font: FontDescription) -> FontMetrics { base.metrics(of: font) }

  func layout(_ request: TextRequest) -> TextLayout { base.layout(translated(request)) }

  func cells(_ request: TextRequest) -> [TextCell] { base.cells(request) }

  /// Returns the translated request; texts with runs are unmodified, because the runs refer to ranges of the
  /// text.
  private func translated(_ request: TextRequest) -> TextRequest {
    guard request.runs.isEmpty else { return request }
    var request = request
    request.text = language.text(request.text)
    return request
  }
}
