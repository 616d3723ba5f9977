// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The tab stops of a paragraph.
struct TabStops {
  private let stops: [NSTextTab]
  private let interval: CGFloat

  init(_ style: ParagraphValues) {
    stops = style.tabStops ?? Self.usual
    interval = style.defaultTabInterval
  }

  /// The tab stops of paragraphs without their own.
  static let usual = (1...12).map {
    NSTextTab(textAlignment: .left, location: 28 * CGFloat($0), options: [:])
  }

  /// The maximum number of tab stops generated from an interval.
  private static let most = 32

  /// Returns the tab stops measured from the left end of a line that begins `indent` points from the edge.
  func tabs(from indent: CGFloat) -> [TextTab] {
    var tabs = stops.filter { $0.location.isFinite }.map {
      TextTab(place: $0.location - indent, alignment: Self.alignment($0))
    }
    let last = stops.last?.location ?? 0
    let step = interval > 0 ? interval : stops.isEmpty ? 28 : 0
    if step > 0, step.isFinite, last.isFinite {
      let first = (last / step + 0.001).rounded(.down) + 1
      for number in 0..<Self.most {
        let place = (first + CGFloat(number)) * step - indent
        tabs.append(TextTab(place: place, alignment: .left))
      }
    }
    return tabs.filter { $0.place > 0 }
  }

  private static func alignment(_ stop: NSTextTab) -> TextTab.Alignment {
    switch stop.alignment {
    case .center: .center
    case .right: stop.options[.columnTerminators] == nil ? .right : .decimal
    case .left, .justified, .natural: .left
    }
  }
}
