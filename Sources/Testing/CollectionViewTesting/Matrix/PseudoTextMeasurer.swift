// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// Sets every text in a pseudo-language.
struct PseudoTextMeasurer: TextMeasuring {
  let base: any TextMeasuring
  let language: PseudoLanguage

  /// Another one for each language: layouts that are kept are known by it.
  var name: String { "\(base.name), \(language.rawValue)" }

  var fonts: [FontDescription] { base.fonts }

  func metrics(of font: FontDescription) -> FontMetrics { base.metrics(of: font) }

  func layout(_ request: TextRequest) -> TextLayout { base.layout(translated(request)) }

  func cells(_ request: TextRequest) -> [TextCell] { base.cells(request) }

  /// Texts with runs stay: the runs say which part of them has which font.
  private func translated(_ request: TextRequest) -> TextRequest {
    guard request.runs.isEmpty else { return request }
    var request = request
    request.text = language.text(request.text)
    return request
  }
}
