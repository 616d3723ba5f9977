// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The outcome in the format that the tool prints.
extension CaseOutcome {
  /// The outcome as `{"contentSize": [w, h], "frames": [{kind, section, item, x, y, w, h, zIndex}], …}`.
  ///
  /// Numbers are not rounded.
  package var json: JSONValue {
    var fields: [String: JSONValue] = [
      "contentSize": .array([contentSize.width, contentSize.height].map { .number(Double($0)) }),
      "frames": .array(frames.map(Self.json)),
    ]
    if !settle.isEmpty {
      let results = settle.map {
        ("section\($0)", JSONValue.array($1.map { .number(Double($0)) }))
      }
      fields["settle"] = .object(Dictionary(uniqueKeysWithValues: results))
    }
    if !elementsInRect.isEmpty {
      // One flat list, in the order of the rectangles of the case.
      fields["elementsInRect"] = .array(elementsInRect.joined().map { .string($0) })
    }
    if let section { fields["section"] = section }
    return .object(fields)
  }

  private static func json(_ frame: Frame) -> JSONValue {
    .object([
      "kind": .string(frame.kind), "section": .number(Double(frame.section)),
      "item": frame.item == Int.max ? .string("NSIntegerMax") : .number(Double(frame.item)),
      "x": .number(Double(frame.frame.origin.x)), "y": .number(Double(frame.frame.origin.y)),
      "w": .number(Double(frame.frame.size.width)),
      "h": .number(Double(frame.frame.size.height)), "zIndex": .number(Double(frame.zIndex)),
    ])
  }
}
