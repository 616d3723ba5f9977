// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A text that flows through containers: each takes the text that does not fit into those before it.
@MainActor
struct TextFlow {
  /// The part of the text in a container.
  struct Part {
    let container: NSTextContainer
    /// The start of its text, in UTF-16 code units.
    let start: Int
    let set: SetText

    /// The code units of the whole text that are in the container.
    var units: Range<Int> { start..<start + set.units.upperBound }
  }

  private(set) var parts: [Part] = []

  init(_ source: SetSource, _ containers: [NSTextContainer], _ setting: TextSetting) {
    var start = 0
    for (index, container) in containers.enumerated() {
      let set = Self.set(
        source.from(start), in: container, setting, isLast: index == containers.count - 1)
      parts.append(Part(container: container, start: start, set: set))
      start += set.units.upperBound
    }
  }

  /// Returns the lines that fit in a container.
  private static func set(
    _ source: SetSource, in container: NSTextContainer, _ setting: TextSetting, isLast: Bool
  ) -> SetText {
    let limit = max(0, container.maximumNumberOfLines)
    let cuts = container.cutsText && isLast
    var set = setting.set(source, in: container, limit: cuts ? limit : 0)
    var fitting = set.lines.prefix { $0.bottom <= container.height + 0.5 }.count
    if limit > 0 { fitting = min(fitting, limit) }
    guard fitting < set.lines.count else { return set }
    if cuts, fitting > 0 { set = setting.set(source, in: container, limit: fitting) }
    set.keep(lines: fitting)
    return set
  }

  /// Returns the part that contains a code unit; `nil` if there is none.
  func part(of unit: Int) -> Part? { parts.first { $0.units.contains(unit) } }

  /// Returns the part of the text in a container, or `nil` if the text does not flow through that container.
  func part(in container: NSTextContainer) -> Part? {
    parts.first { $0.container === container }
  }

  /// The number of code units that are in containers.
  var count: Int { parts.last?.units.upperBound ?? 0 }
}
