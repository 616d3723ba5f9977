// SPDX-License-Identifier: Apache-2.0

/// A layout as plain data for the naive solver, independent of the engine's types.
///
/// Axes are numbers: 0 is horizontal, 1 is vertical.
struct NaiveLayout {
  /// A horizontal and a vertical value.
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

  /// Insets: leading and top in `before`, trailing and bottom in `after`.
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
    /// The position in the container as a fraction along each axis: 0, a half or 1.
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
    /// A custom group with frames as x, y, width and height.
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
    /// The alignment along each axis: -1 at the start, 0 in the middle, 1 at the end.
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

  /// The inset reference of a section.
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
  /// Whether the rules of legacy layouts apply: only final frames are rounded to pixels, including sizes.
  var isLegacy = false
  /// The axis along which the layout scrolls.
  var axis = 1
  var isRightToLeft = false
  var sections: [Section]
  var sectionSpacing = 0.0
  /// The inset reference of sections with the automatic reference.
  var reference = Reference.safeArea
  /// The safe area insets: left and top in `before`, right and bottom in `after`.
  var safeArea = Insets()
  var margins = Insets()
  var readable = Insets()
  var boundary: [Boundary] = []
  /// The preferred sizes of items, in the order of measuring.
  var measurements: [Measurement] = []
  /// The preferred sizes of boundary items, by section and number; section -1 is that of the layout.
  var boundaryMeasurements: [Measurement] = []
  /// The visible bounds, for pinned items.
  var visible: (origin: Pair, size: Pair)?

  /// Returns the insets of a reference, only for the sides across the layout's axis.
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
