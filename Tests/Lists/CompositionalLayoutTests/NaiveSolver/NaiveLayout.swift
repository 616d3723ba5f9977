// SPDX-License-Identifier: Apache-2.0

/// A layout as plain data, for the naive solver: nothing of the engine's is used to describe it.
///
/// Axes are numbers: 0 from side to side, 1 from top to bottom.
struct NaiveLayout {
  /// Across and down.
  typealias Pair = SIMD2<Double>

  enum Kind: CaseIterable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
    case uniform
  }

  struct Dimension {
    var kind: Kind
    var value: Double
    var isMeasured: Bool { kind == .estimated || kind == .uniform }
  }

  struct Gap {
    var value = 0.0
    var isFlexible = false
  }

  /// Leading and top before, trailing and bottom after.
  struct Insets {
    var before = Pair()
    var after = Pair()

    static func + (one: Insets, other: Insets) -> Insets {
      Insets(before: one.before + other.before, after: one.after + other.after)
    }
  }

  struct Badge {
    var kind: String
    var size: [Dimension]
    var insets = Insets()
    /// Shares of the container along each axis: 0, a half or 1.
    var anchor: Pair
    var offset = Pair()
    var isFractional = false
    var itemAnchor: Pair?
    var itemOffset = Pair()
  }

  struct Item {
    var size: [Dimension]
    var insets = Insets()
    var before = [Gap(), Gap()]
    var after = [Gap(), Gap()]
    var badges: [Badge] = []
    var group: Group?
  }

  enum Factory {
    case filled
    case shared(Int)
    case repeated(Int)
    /// Frames: x, y, width, height.
    case custom([[Double]])
  }

  struct Group {
    var axis: Int
    var factory: Factory
    var spacing = Gap()
    var children: [Item]
  }

  struct Boundary {
    var kind: String
    var size: [Dimension]
    var insets = Insets()
    /// -1 at the start, 0 in the middle, 1 at the end, along each axis.
    var sides: SIMD2<Int>
    var offset = Pair()
    var extends = true
    var pins = false
  }

  enum Scrolling {
    case none
    case continuous
    case groupLeading
    case paging
    case groupPaging
    case groupPagingCentered
  }

  /// What a section keeps clear of at its sides.
  enum Reference: CaseIterable {
    case automatic
    case none
    case safeArea
    case layoutMargins
    case readableContent
  }

  struct Section {
    var group: Item
    var count: Int
    var insets = Insets()
    var spacing = 0.0
    var boundary: [Boundary] = []
    var followsInsets = true
    var reference = Reference.automatic
    var supplementaryReference = Reference.automatic
    var background: Insets?
    var scrolling = Scrolling.none
  }

  struct Measurement {
    var section: Int
    var item: Int
    var size: Pair
  }

  var view: Pair
  var scale: Double
  /// Nothing is snapped to pixels until the end, and sizes are then as well.
  var isLegacy = false
  /// The axis along which the layout scrolls.
  var axis = 1
  var isRightToLeft = false
  var sections: [Section]
  var sectionSpacing = 0.0
  /// What sections keep clear of that do not say so themselves.
  var reference = Reference.safeArea
  /// Left and top before, right and bottom after.
  var safeArea = Insets()
  var margins = Insets()
  var readable = Insets()
  var boundary: [Boundary] = []
  /// Sizes that items ask for, one after the other.
  var measurements: [Measurement] = []
  /// Sizes that boundary items ask for: section and number in it; -1 for the layout's own.
  var boundaryMeasurements: [Measurement] = []
  /// What of the content is in sight, for pinned items.
  var visible: (origin: Pair, size: Pair)?

  /// What a reference clears: only the sides across the layout's axis.
  func cleared(_ asked: Reference) -> Insets {
    var sides: Insets
    switch asked == .automatic ? reference : asked {
    case .automatic, .none: sides = Insets()
    case .safeArea: sides = safeArea
    case .layoutMargins: sides = margins
    case .readableContent: sides = readable
    }
    if isRightToLeft { (sides.before[0], sides.after[0]) = (sides.after[0], sides.before[0]) }
    sides.before[axis] = 0
    sides.after[axis] = 0
    return sides
  }

  /// Returns a preferred size, rounded up to the pixel.
  func ceiled(_ size: Pair) -> Pair {
    Pair(
      (size[0] * scale - 0.001).rounded(.up) / scale,
      (size[1] * scale - 0.001).rounded(.up) / scale)
  }

  /// Returns the last preferred size of a boundary item.
  func boundarySize(_ section: Int, _ number: Int) -> Pair? {
    boundaryMeasurements.last { $0.section == section && $0.item == number }
      .map { ceiled($0.size) }
  }
}
