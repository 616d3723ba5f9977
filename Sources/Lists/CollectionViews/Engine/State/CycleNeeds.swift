// SPDX-License-Identifier: Apache-2.0

/// The work that is necessary before the visible elements are up to date.
///
/// The flags are set and cleared only by the methods below.
package struct CycleNeeds: Equatable, Sendable {
  private struct Need: OptionSet {
    let rawValue: Int

    static let counts = Need(rawValue: 1 << 0)
    static let preparing = Need(rawValue: 1 << 1)
    static let asking = Need(rawValue: 1 << 2)
    static let anchor = Need(rawValue: 1 << 3)
    static let sight = Need(rawValue: 1 << 4)
    static let target = Need(rawValue: 1 << 5)
    static let range = Need(rawValue: 1 << 6)
    static let anew = Need(rawValue: 1 << 7)
  }

  private var needs: Need = [.counts, .preparing]

  /// Creates the needs of a new view: neither its data nor its layout is known.
  package init() {}

  /// Whether no work is needed.
  package var isEmpty: Bool { needs.isEmpty }

  // MARK: Data

  /// Whether the data source has to be queried for the counts.
  package var counts: Bool { needs.contains(.counts) }

  /// Marks the counts as unknown.
  package mutating func discardCounts() { needs.insert(.counts) }

  /// Marks the counts as known.
  package mutating func haveCounts() { needs.remove(.counts) }

  // MARK: Layout

  /// Whether the layout has to be prepared.
  package var preparing: Bool { needs.contains(.preparing) }

  /// Whether the layout cannot be queried, or only for outdated data.
  package var countsOrPreparing: Bool { !needs.isDisjoint(with: [.counts, .preparing]) }

  /// Marks the layout as needing preparation.
  ///
  /// Unless that is for scrolling only, the anchor stays in place.
  package mutating func prepare(forScrolling isScrolling: Bool = false) {
    needs.insert(.preparing)
    if !isScrolling { needs.insert(.anchor) }
  }

  /// Clears the need for preparation, and returns whether it was for scrolling only; `nil` if there was none.
  package mutating func takePreparing() -> Bool? {
    guard needs.remove(.preparing) != nil else { return nil }
    needs.remove(.anew)
    return needs.remove(.anchor) == nil
  }

  /// Whether the next preparation is for an invalidated layout or another size of the view, which preserves
  /// the content offset.
  package var layingOutAnew: Bool { needs.contains(.anew) }

  /// Marks the next preparation as one for an invalidated layout or another size of the view.
  package mutating func layOutAnew() { needs.insert(.anew) }

  /// Preserves the anchor element's position, whatever the reason for the preparation.
  package mutating func keepPlace() { needs.remove(.anew) }

  /// Marks all self-sizing views as needing measurement.
  package mutating func queryViews() { needs.insert(.asking) }

  /// Clears the need to measure all self-sizing views, and returns whether there was one.
  package mutating func takeAsking() -> Bool { needs.remove(.asking) != nil }

  // MARK: Visible elements

  /// Marks the visible elements as needing a query of the layout, although that is unchanged.
  package mutating func lookAgain() { needs.insert(.sight) }

  /// Clears the need to query the visible elements.
  package mutating func look() { needs.remove(.sight) }

  /// Marks the scroll range as needing a check, after a change of the view's size.
  package mutating func checkRange() { needs.insert(.range) }

  /// Clears the need to check the scroll range, and returns whether there was one.
  package mutating func takeRange() -> Bool { needs.remove(.range) != nil }

  /// Requests the layout's target content offset after an update or a change of layout.
  package mutating func requestTarget() { needs.insert(.target) }

  /// Clears the need for the target content offset, and returns whether there was one.
  package mutating func takeTarget() -> Bool { needs.remove(.target) != nil }
}
