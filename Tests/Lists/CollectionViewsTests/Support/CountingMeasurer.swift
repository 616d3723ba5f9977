// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree
import Synchronization

/// A text measurer with the block font, which counts the requests for each text, font and width.
final class CountingMeasurer: TextMeasuring {
  /// A text layout request, which should occur only once.
  struct Question: Hashable, Sendable {
    let text: String
    let font: FontDescription
    let width: CGFloat
    let runs: [TextRun]
  }

  let name = "block, counted"
  private let block = BlockTextMeasurer()
  private let counts = Mutex<[Question: Int]>([:])

  /// The number of occurrences of each request.
  var asked: [Question: Int] { counts.withLock { $0 } }

  func metrics(of font: FontDescription) -> FontMetrics { block.metrics(of: font) }
  func cells(_ request: TextRequest) -> [TextCell] { block.cells(request) }

  func layout(_ request: TextRequest) -> TextLayout {
    let question = Question(
      text: request.text, font: request.font, width: request.width, runs: request.runs)
    counts.withLock { $0[question, default: 0] += 1 }
    return block.layout(request)
  }

  /// Runs `body` while all text is measured by a counting measurer, and returns that measurer.
  ///
  /// The body must not suspend, because other tests use the text measurer of the process.
  @MainActor
  static func counting(_ body: () -> Void) -> CountingMeasurer {
    let measurer = CountingMeasurer()
    let before = HostEnvironment.current
    HostEnvironment.current.text = measurer
    defer { HostEnvironment.current = before }
    body()
    return measurer
  }
}
