// SPDX-License-Identifier: Apache-2.0

/// What has to happen before the elements on screen are right again.
///
/// Each need is set by one of these methods and met by one.
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

  /// What a view begins with: neither its data nor its layout is known.
  package init() {}

  /// Whether nothing is to happen.
  package var isEmpty: Bool { needs.isEmpty }

  // MARK: Data

  /// The data source is to be asked how much data there is.
  package var counts: Bool { needs.contains(.counts) }

  /// How much data there is is not known any more.
  package mutating func forgetCounts() { needs.insert(.counts) }

  /// It is known how much data there is.
  package mutating func haveCounts() { needs.remove(.counts) }

  // MARK: Layout

  /// The layout is to be prepared.
  package var preparing: Bool { needs.contains(.preparing) }

  /// The layout can't be asked, or for other data than there is.
  package var countsOrPreparing: Bool { !needs.isDisjoint(with: [.counts, .preparing]) }

  /// The layout is to be prepared.
  ///
  /// Unless that is for scrolling alone, what the user looks at is to stay in its place.
  package mutating func prepare(forScrolling isScrolling: Bool = false) {
    needs.insert(.preparing)
    if !isScrolling { needs.insert(.anchor) }
  }

  /// Whether the layout is to be prepared for scrolling alone; `nil`: it is not to be prepared.
  ///
  /// Takes it to be done.
  package mutating func takePreparing() -> Bool? {
    guard needs.remove(.preparing) != nil else { return nil }
    needs.remove(.anew)
    return needs.remove(.anchor) == nil
  }

  /// Whether the next preparation is for an invalidated layout or another size of the view: the
  /// content offset stays then.
  package var layingOutAnew: Bool { needs.contains(.anew) }

  /// The layout was invalidated, or is to be prepared for another size of the view.
  package mutating func layOutAnew() { needs.insert(.anew) }

  /// Keeps the element in its place, whatever the layout is prepared for.
  package mutating func keepPlace() { needs.remove(.anew) }

  /// Every view that sizes itself is to be asked again.
  package mutating func askViews() { needs.insert(.asking) }

  /// Whether every view that sizes itself is to be asked again; takes it to be done.
  package mutating func takeAsking() -> Bool { needs.remove(.asking) != nil }

  // MARK: What is shown

  /// What is in sight is to be asked for again, though the layout is as it was.
  package mutating func lookAgain() { needs.insert(.sight) }

  /// What is in sight is being looked at.
  package mutating func look() { needs.remove(.sight) }

  /// The view has another size: the content is to be taken back to where it may be.
  package mutating func checkRange() { needs.insert(.range) }

  /// Whether the content may be where it may not; takes it to be mended.
  package mutating func takeRange() -> Bool { needs.remove(.range) != nil }

  /// The layout is to say where the content offset goes after an update or a change of layout.
  package mutating func askForTarget() { needs.insert(.target) }

  /// Whether the layout is to say where the content offset goes; takes it to be asked.
  package mutating func takeTarget() -> Bool { needs.remove(.target) != nil }
}
