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
    case groupPaging
  }

  struct Section {
    var group: Item
    var count: Int
    var insets = Insets()
    var spacing = 0.0
    var boundary: [Boundary] = []
    var followsInsets = true
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
  /// The axis along which the layout scrolls.
  var axis = 1
  var isRightToLeft = false
  var sections: [Section]
  var sectionSpacing = 0.0
  var boundary: [Boundary] = []
  /// Sizes that items ask for, one after the other.
  var measurements: [Measurement] = []
  /// Sizes that boundary items ask for: section and number in it.
  var boundaryMeasurements: [Measurement] = []
  /// What of the content is in sight, for pinned items.
  var visible: (origin: Pair, size: Pair)?
}
