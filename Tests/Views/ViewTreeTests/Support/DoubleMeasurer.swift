// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A text measurer that measures with the block font at twice the requested size.
struct DoubleMeasurer: TextMeasuring {
  let name = "block, doubled"

  func metrics(of font: FontDescription) -> FontMetrics { BlockTextMeasurer().metrics(of: font) }
  func cells(_ request: TextRequest) -> [TextCell] { BlockTextMeasurer().cells(doubled(request)) }
  func layout(_ request: TextRequest) -> TextLayout {
    BlockTextMeasurer().layout(doubled(request))
  }

  private func doubled(_ request: TextRequest) -> TextRequest {
    var asked = request
    asked.font.size *= 2
    for index in asked.runs.indices { asked.runs[index].font.size *= 2 }
    return asked
  }
}
