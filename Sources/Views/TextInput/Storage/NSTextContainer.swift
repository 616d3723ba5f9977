// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The room in which a text is set in lines: a rectangle without what paths exclude, or another shape where a subclass
/// answers for lines.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Told of each change: the text view.
  var onChange: () -> Void = {}

  /// The room, in points; a side of 0 or less, or of millions: no limit.
  open var size: CGSize {
    didSet { if size != oldValue { changed() } }
  }
  /// Room at both sides of lines, in points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { changed() }
  }
  /// The greatest number of lines; 0: no limit.
  open var maximumNumberOfLines = 0 {
    didSet { changed() }
  }
  /// How lines are broken, and how the last one ends.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { changed() }
  }
  /// Whether the width is that of the text view that shows the text.
  open var widthTracksTextView = false {
    didSet { changed() }
  }
  /// Whether the height is that of the text view that shows the text.
  open var heightTracksTextView = false {
    didSet { changed() }
  }
  /// The areas that lines keep clear of, in the container's coordinate space, in points.
  ///
  /// Text stands on both sides of an area where words have room; lines beside each other have one baseline. A line costs
  /// O(n) in the length of its paragraph down to the lowest of the areas.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { changed() }
  }
  /// What sets text in the container; nil: nothing.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// A container of `size` points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// A container without limits.
  public convenience override init() { self.init(size: .zero) }

  /// A container without limits.
  public required init?(coder: NSCoder) {
    size = .zero
    super.init()
  }

  /// Whether lines are as wide as the container everywhere; a subclass that gives lines other room says that they are not.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// The room for a line within `proposedRect`, in the container's coordinate space, in points; empty: there is none.
  ///
  /// `remainingRect` becomes what is left behind it in the same row; empty: nothing is. `characterIndex` is where the line begins,
  /// in UTF-16 code units; text from the right takes the room at the right first.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    let free = FreeRoom(paths: exclusionPaths, width: lineWidth + 2 * lineFragmentPadding)
    let found = free.first(in: proposedRect, isRightToLeft: baseWritingDirection == .rightToLeft)
    remainingRect?.pointee = found.remaining
    return found.room
  }

  /// Whether the width was last given by the text view.
  private(set) var isFollowing = false
  private var isTold = true

  /// Takes the size that the text view has for it, without telling that view.
  func follow(_ size: CGSize) {
    isTold = false
    self.size = size
    isTold = true
    isFollowing = true
  }

  private func changed() {
    layoutManager?.textContainerChangedGeometry(self)
    guard isTold else { return }
    isFollowing = false
    onChange()
  }
}

extension NSTextContainer {
  /// The room that glyphs of a line have, in points.
  var lineWidth: CGFloat {
    size.width > 0 && size.width < 1e6
      ? max(0, size.width - 2 * lineFragmentPadding) : .infinity
  }

  /// The room for lines, in points.
  var height: CGFloat { size.height > 0 && size.height < 1e6 ? size.height : .infinity }

  /// Who knows where lines have room; nil: they have it in all of the width.
  var rooms: (any LineRooms)? {
    guard !isSimpleRectangularTextContainer else { return nil }
    // A class of one's own may answer anything at any height.
    let isOwn = type(of: self) != NSTextContainer.self
    let lowest = exclusionPaths.map(\.bounds).filter { !$0.isNull }.map(\.maxY).max() ?? 0
    return ContainerRooms(
      width: lineWidth + 2 * lineFragmentPadding, padding: lineFragmentPadding,
      plainTop: isOwn || !lowest.isFinite ? .infinity : lowest, bottom: height
    ) { [self] proposed, unit, isRightToLeft in
      var remaining = CGRect.zero
      let room = lineFragmentRect(
        forProposedRect: proposed, at: unit,
        writingDirection: isRightToLeft ? .rightToLeft : .leftToRight, remaining: &remaining)
      return (room, remaining)
    }
  }

  /// Whether the last line ends in an ellipsis, or is cut, when there is more text.
  var cutsText: Bool {
    switch lineBreakMode {
    case .byWordWrapping, .byCharWrapping: false
    default: true
    }
  }
}
