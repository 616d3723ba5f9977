// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The area in which a text is laid out in lines.
///
/// It is a rectangle without the exclusion paths, or another shape if a subclass overrides the areas of
/// lines.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The closure called after each change, set by the text view.
  var onChange: () -> Void = {}

  /// The size, in points; a side of 0 or less, or of at least a million, is unlimited.
  open var size: CGSize {
    didSet { if size != oldValue { changed() } }
  }
  /// The padding at both ends of lines, in points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { changed() }
  }
  /// The maximum number of lines, or 0 for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { changed() }
  }
  /// The line break mode, which also determines the end of the last line.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { changed() }
  }
  /// Whether the width follows the text view that displays the text.
  open var widthTracksTextView = false {
    didSet { changed() }
  }
  /// Whether the height follows the text view that displays the text.
  ///
  /// The layout manager then provides no lines below the height of the view without the insets.
  open var heightTracksTextView = false {
    didSet { changed() }
  }
  /// The areas without text, in the container's coordinate space, in points.
  ///
  /// Text is placed on both sides of an area where words fit; line fragments side by side have a common
  /// baseline. The layout of each line down to the lowest of the areas takes O(*n*) time in the length of its
  /// paragraph.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { changed() }
  }
  /// The layout manager of the container, or `nil` if there is none.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Creates a container with a size in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container of unlimited size.
  public convenience override init() { self.init(size: .zero) }

  /// Creates a container of unlimited size.
  public required init?(coder: NSCoder) {
    size = .zero
    super.init()
  }

  /// Whether all lines are as wide as the container.
  ///
  /// A subclass that provides other areas for lines overrides it to return `false`.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// Returns the area for a line within `proposedRect`, in the container's coordinate space, in points; an
  /// empty rectangle if there is none.
  ///
  /// `remainingRect` is set to the remainder behind it in the same row, or to an empty rectangle if there is
  /// none. `characterIndex` is the start of the line, in UTF-16 code units; right-to-left text takes the
  /// rightmost area first.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    let free = FreeSpace(paths: exclusionPaths, width: lineWidth + 2 * lineFragmentPadding)
    let found = free.first(in: proposedRect, isRightToLeft: baseWritingDirection == .rightToLeft)
    remainingRect?.pointee = found.remaining
    return found.room
  }

  /// Whether the width was last set by the text view.
  private(set) var isFollowing = false
  private var isTold = true

  /// Sets the size that the text view determines, without notifying that view.
  ///
  /// `setsWidth` is `false` if the width is the container's own.
  func follow(_ size: CGSize, setsWidth: Bool = true) {
    let wasFollowing = isFollowing
    isTold = false
    self.size = size
    isTold = true
    isFollowing = setsWidth || wasFollowing
  }

  private func changed() {
    layoutManager?.textContainerChangedGeometry(self)
    guard isTold else { return }
    isFollowing = false
    onChange()
  }
}

extension NSTextContainer {
  /// The width available to the glyphs of a line, in points.
  var lineWidth: CGFloat {
    size.width > 0 && size.width < 1e6
      ? max(0, size.width - 2 * lineFragmentPadding) : .infinity
  }

  /// The height available to lines, in points.
  var height: CGFloat { size.height > 0 && size.height < 1e6 ? size.height : .infinity }

  /// The areas available to lines, or `nil` for the whole width.
  var rooms: (any LineSpaces)? {
    guard !isSimpleRectangularTextContainer else { return nil }
    // A subclass may return any line fragment at any height.
    let isOwn = type(of: self) != NSTextContainer.self
    let lowest = exclusionPaths.map(\.bounds).filter { !$0.isNull }.map(\.maxY).max() ?? 0
    return ContainerExtents(
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

  /// Whether the last line is truncated or clipped if there is more text.
  var cutsText: Bool {
    switch lineBreakMode {
    case .byWordWrapping, .byCharWrapping: false
    default: true
    }
  }
}
