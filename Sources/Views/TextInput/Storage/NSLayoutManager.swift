// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// An object that lays out the text of a storage in lines within containers, and provides the positions of
/// the characters.
///
/// Each UTF-16 code unit has one glyph; the first one of a character has the character's width. Rectangles
/// and points are in the coordinate space of a container, in points, including the line fragment padding. The
/// whole text is laid out on demand, in O(*n* × *k*) time for a text of length *n* in *k* containers without
/// exclusion paths.
///
/// If the storage is deallocated first, the manager keeps its text.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The text storage; `nil` if there is none, or it was deallocated.
  open internal(set) weak var textStorage: NSTextStorage? {
    didSet { invalidate() }
  }
  /// The containers, in the order in which the text fills them.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The delegate that is notified of layout, which is not retained.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }
  /// Whether parts of the text may be laid out before those in front of them.
  ///
  /// - Note: Has no effect on Linux: the whole text is laid out at once.
  open var allowsNonContiguousLayout = false
  /// Whether the leading of fonts is added between lines.
  ///
  /// - Note: Has no effect on Linux, where fonts have no leading.
  open var usesFontLeading = true

  /// The closure that returns the measurer and default attributes of the view that displays the text, or
  /// `nil` if there is no view.
  var setting: (() -> TextSetting)?
  /// The closure called when the text must be displayed again, set by the view that displays it.
  var onDisplay: () -> Void = {}
  /// The closure called with the range that the app invalidated, set by the view that displays it.
  var onInvalidation: (NSRange) -> Void = { _ in }
  private var kept: SetSource?
  private var known: TextFlow?

  /// Creates a layout manager without text and containers.
  public override init() { super.init() }

  /// Creates a layout manager without text and containers.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Containers

  /// Appends a container, and invalidates the layout.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container before the one at `index`; an index equal to the number of containers appends it.
  ///
  /// - Precondition: The index is in the range from 0 to the number of containers.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    require(
      (0...textContainers.count).contains(index),
      "a text container was inserted at \(index) of \(textContainers.count); pass an index up"
        + " to the count"
    )
    textContainers.insert(container, at: index)
    container.layoutManager = self
    invalidate()
  }

  /// Removes the container at `index`.
  ///
  /// - Precondition: The index is that of a container.
  open func removeTextContainer(at index: Int) {
    require(
      textContainers.indices.contains(index),
      "the text container \(index) of \(textContainers.count) was removed; pass an index below"
        + " the count"
    )
    let removed = textContainers.remove(at: index)
    if removed.layoutManager === self { removed.layoutManager = nil }
    invalidate()
  }

  /// Invalidates the layout because the size or other properties of a container have changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  // MARK: Layout

  /// Invalidates the layout because the storage has processed changes.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange: NSRange
  ) { invalidate() }

  /// Invalidates the layout of the whole text, not only of the given range.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = NSRange(location: 0, length: length)
    invalidate()
    onInvalidation(charRange)
  }

  /// Invalidates the display of the text.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { onDisplay() }

  /// Invalidates the display of the text.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { onDisplay() }

  /// Lays out the whole text if necessary.
  open func ensureLayout(for container: NSTextContainer) { _ = flow }
  /// Lays out the whole text if necessary.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = flow }
  /// Lays out the whole text if necessary.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = flow }

  /// Stores the text of a storage that is being deallocated.
  func keep(_ source: SetSource) {
    kept = source
    known = nil
  }

  /// Discards the layout, and requests a display of the text.
  ///
  /// The delegate is notified if there was a layout.
  func invalidate() {
    let wasSet = known != nil
    known = nil
    if textStorage != nil { kept = nil }
    if wasSet { delegate?.layoutManagerDidInvalidateLayout(self) }
    onDisplay()
  }

  /// The layout of the text in its containers.
  var flow: TextFlow {
    if let known { return known }
    let source =
      textStorage.map { SetSource(text: $0.string, styles: TextStyles($0)) } ?? kept ?? SetSource()
    let made = TextFlow(source, textContainers, setting?() ?? .free)
    known = made
    for part in made.parts {
      delegate?.layoutManager(
        self, didCompleteLayoutFor: part.container,
        atEnd: part.units.upperBound >= source.text.utf16.count)
    }
    return made
  }

  /// The length of the text, in UTF-16 code units.
  var length: Int { textStorage?.length ?? kept?.text.utf16.count ?? 0 }

  // MARK: Glyphs

  /// The number of glyphs: one for each UTF-16 code unit.
  open var numberOfGlyphs: Int { length }
  /// Returns whether there is a glyph at `glyphIndex`.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<length).contains(glyphIndex) }
  /// Returns the index of the glyph of a code unit, which equals `charIndex`.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the index of the code unit of a glyph, which equals `glyphIndex`.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the range of the glyphs of code units, extended to whole characters; `actualCharRange` is set to
  /// it.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    let whole = wholeCharacters(charRange)
    actualCharRange?.pointee = whole
    return whole
  }

  /// Returns the range of the code units of glyphs, extended to whole characters; `actualGlyphRange` is set
  /// to it.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    let whole = wholeCharacters(glyphRange)
    actualGlyphRange?.pointee = whole
    return whole
  }

  /// Returns the range of the glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(flow.part(in: container)?.units ?? 0..<0)
  }

  /// Returns the container of a glyph; `nil` if no container has space for it.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    let part = flow.part(of: glyphIndex)
    if let part { effectiveGlyphRange?.pointee = NSRange(part.units) }
    return part?.container
  }

  /// Returns the index of the first code unit that fits in no container; the text's length if all fit.
  open func firstUnlaidCharacterIndex() -> Int { flow.count }
  /// Returns the index of the first glyph that fits in no container; the number of glyphs if all fit.
  open func firstUnlaidGlyphIndex() -> Int { flow.count }

  // MARK: Lines

  /// Returns the rectangle that the lines in a container use, including the padding at their ends.
  open func usedRect(for container: NSTextContainer) -> CGRect { used(container) }

  /// Returns the line fragment rectangle of a glyph, as wide as the area of its line; `effectiveGlyphRange`
  /// is set to its glyphs.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { fragment(glyphIndex, effectiveGlyphRange)?.rect ?? .zero }

  /// Returns the used rectangle of a glyph's line fragment, including the padding at its ends.
  ///
  /// `effectiveGlyphRange` is set to its glyphs.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { fragment(glyphIndex, effectiveGlyphRange)?.used ?? .zero }

  /// Returns the origin of a glyph on the baseline, relative to its line fragment.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { place(of: glyphIndex) }

  /// The rectangle of the empty line after a line break at the end of the text; empty if there is none.
  open var extraLineFragmentRect: CGRect { extraFragment?.rect ?? .zero }
  /// The used rectangle of the empty line at the end of the text.
  open var extraLineFragmentUsedRect: CGRect { extraFragment?.used ?? .zero }
  /// The container of the empty line at the end of the text; `nil` if there is none.
  open var extraLineFragmentTextContainer: NSTextContainer? { extraFragment?.container }

  /// Returns the range of the glyphs that an ellipsis replaces in the line of `glyphIndex`.
  ///
  /// - Returns: A range with the location `NSNotFound` if there are none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    truncated(glyphIndex)
  }

  /// Calls `block` with each line fragment of `glyphRange`: its rectangle, used rectangle, container and
  /// glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block:
      @escaping (
        CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
      ) -> Void
  ) { eachLine(of: glyphRange, block) }

  /// Calls `block` with rectangles that together enclose glyphs.
  ///
  /// If `selectedRange` has a location, the rectangles are those of a selection of that range: they extend to
  /// the end of each line that the selection continues beyond.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { eachRect(of: glyphRange, selectedRange, textContainer, block) }

  // MARK: Geometry

  /// Returns the bounding rectangle of glyphs in a container, with the height of their lines.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect { bounds(of: glyphRange, container) }

  /// Returns the range of the glyphs of the lines that intersect `bounds` vertically.
  open func glyphRange(
    forBoundingRect bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphs(in: bounds, container) }

  /// Returns the range of the glyphs of the lines that intersect `bounds` vertically.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphs(in: bounds, container) }

  /// Returns the index of the glyph nearest to a point; `partialFraction` is set to the fraction of the glyph
  /// before the point, from 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { nearest(point, container, partialFraction) }

  /// Returns the index of the glyph nearest to a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the fraction of the glyph nearest to a point that is before the point, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// Returns the index of the code unit nearest to a point.
  ///
  /// `partialFraction` is set to the position of the point between the insertion points before and after it,
  /// from 0 to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { nearest(point, container, partialFraction) }

  // MARK: Drawing

  /// Draws the background of glyphs into the current context; `origin` is the origin of the container.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    paintGrounds(of: glyphsToShow, at: origin)
  }

  /// Draws glyphs, lines and attachments into the current context; `origin` is the origin of the container.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    paintGlyphs(of: glyphsToShow, at: origin)
  }

  /// Draws a line under glyphs of one line of text, specified by `lineRect` and `lineGlyphRange`.
  ///
  /// `baselineOffset` is the distance of the baseline from the lower edge of the line of text,
  /// `containerOrigin` the origin of the container. In a subclass, `drawGlyphs(forGlyphRange:at:)` calls the
  /// method through
  /// `underlineGlyphRange(_:underlineType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)`, after
  /// drawing the glyphs.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { paintRules(underlineVal, through: false, of: glyphRange, at: containerOrigin) }

  /// Computes the position of the line under glyphs and calls `drawUnderline(…)`.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal,
      baselineOffset: lineRect.height - location(forGlyphAt: glyphRange.location).y,
      lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange,
      containerOrigin: containerOrigin)
  }

  /// Draws a line through glyphs of one line of text, like `drawUnderline(…)`.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { paintRules(strikethroughVal, through: true, of: glyphRange, at: containerOrigin) }

  /// Computes the position of the line through glyphs and calls `drawStrikethrough(…)`.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal,
      baselineOffset: lineRect.height - location(forGlyphAt: glyphRange.location).y,
      lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange,
      containerOrigin: containerOrigin)
  }

  /// Fills the background rectangles of code units.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    let shade = color.displayColor(with: .current)
    CurrentDrawing.paint((0..<rectCount).map { .fill(RoundedRect(rectArray[$0]), shade) })
  }
}
