// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The JSON object of an element on one line; ``LookOptions/isJSON`` lists the keys.
@MainActor
struct ElementJSON {
  private struct Entry: Encodable {
    var ref: String
    var role: String
    var text: String?
    var frame: [Double]
    var states: [String]?
    var value: String?
    var identifier: String?
    var depth: Int
    var above: Int?
    var below: Int?
    var before: Int?
    var after: Int?
  }

  private let entry: Entry

  init(_ element: ScreenElement, _ depth: Int) {
    let frame = element.frame
    func rest(_ side: ScreenElement.Side) -> Int? { element.remainders[side]?.count }
    entry = Entry(
      ref: element.reference, role: element.role, text: element.text,
      frame: [frame.minX, frame.minY, frame.width, frame.height].map {
        ($0 * 10).rounded(.toNearestOrAwayFromZero) / 10
      },
      states: element.states.isEmpty ? nil : element.states, value: element.value,
      identifier: element.identifier, depth: depth, above: rest(.above), below: rest(.below),
      before: rest(.before), after: rest(.after))
  }

  /// The object.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return (try? encoder.encode(entry)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
