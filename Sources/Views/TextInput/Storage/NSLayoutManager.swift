// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// Sets the text of a storage in lines that stand in containers, and answers where its characters are.
///
/// Each UTF-16 code unit has one glyph; the first one of a character is as wide as it. Rectangles and points are
/// in the coordinate space of a container, in points, with the padding of lines. Text is set when it is
/// asked for, all of it, at O(n).
///
/// A manager outlives its storage with the text that it had.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The text; nil: there is none, or it is gone.
  open internal(set) weak var textStorage: NSTextStorage? {
    didSet { invalidate() }
  }
  /// The containers, in the order in which the text flows through them.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Hears how the text is set; not kept.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }
  /// Whether parts of the text may be set before those in front of them.
  open var allowsNonContiguousLayout = false
  /// Whether the room that fonts want between lines counts; it makes no difference: fonts here want none.
  open var usesFontLeading = true

  /// What the view that shows the text says of it; nil: none shows it.
  var setting: (() -> TextSetting)?
  /// Told that the text looks different: the view that shows it.
  var onDisplay: () -> Void = {}
  /// Called with the part of the text that the application wants to be set anew: by the view that shows it.
  var onInvalidation: (NSRange) -> Void = { _ in }
  private var kept: SetSource?
  private var known: TextFlow?

  /// A manager without text and containers.
  public override init() { super.init() }

  /// A manager without text and containers.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Containers

  /// Adds a container behind the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Adds a container before the one at `index`.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    require(
      (0...textContainers.count).contains(index),
      "a text container was inserted at \(index) of \(textContainers.count); give a place of these")
    textContainers.insert(container, at: index)
    container.layoutManager = self
    invalidate()
  }

  /// Takes the container at `index` away.
  open func removeTextContainer(at index: Int) {
    require(
      textContainers.indices.contains(index),
      "the text container \(index) of \(textContainers.count) was removed; name one of these")
    let removed = textContainers.remove(at: index)
    if removed.layoutManager === self { removed.layoutManager = nil }
    invalidate()
  }

  /// A container has another size, or sets lines otherwise.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  // MARK: Setting

  /// The storage processed changes: what was set holds no longer.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange: NSRange
  ) { invalidate() }

  /// Has text be set again; all of it is.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = NSRange(location: 0, length: length)
    invalidate()
    onInvalidation(charRange)
  }

  /// Has text be drawn again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { onDisplay() }

  /// Has text be drawn again.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { onDisplay() }

  /// Sets the text, if that is due.
  open func ensureLayout(for container: NSTextContainer) { _ = flow }
  /// Sets the text, if that is due.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = flow }
  /// Sets the text, if that is due.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = flow }

  /// Keeps the text of a storage that ends.
  func keep(_ source: SetSource) {
    kept = source
    known = nil
  }

  /// Forgets what was set.
  func invalidate() {
    let wasSet = known != nil
    known = nil
    if textStorage != nil { kept = nil }
    if wasSet { delegate?.layoutManagerDidInvalidateLayout(self) }
    onDisplay()
  }

  /// The text in its containers.
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

  /// How long the text is, in UTF-16 code units.
  var length: Int { textStorage?.length ?? kept?.text.utf16.count ?? 0 }

  // MARK: Glyphs

  /// How many glyphs the text has: one for each UTF-16 code unit.
  open var numberOfGlyphs: Int { length }
  /// Whether there is a glyph at `glyphIndex`.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<length).contains(glyphIndex) }
  /// The glyph of a code unit.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The code unit of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The glyphs of code units; `actualCharRange`: whole characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    let whole = wholeCharacters(charRange)
    actualCharRange?.pointee = whole
    return whole
  }

  /// The code units of glyphs; `actualGlyphRange`: those of whole characters.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    let whole = wholeCharacters(glyphRange)
    actualGlyphRange?.pointee = whole
    return whole
  }

  /// The glyphs that stand in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(flow.part(in: container)?.units ?? 0..<0)
  }

  /// The container in which a glyph stands; nil: there was no room for it.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    let part = flow.part(of: glyphIndex)
    if let part { effectiveGlyphRange?.pointee = NSRange(part.units) }
    return part?.container
  }

  /// The first code unit for which no container has room; the text's length: there is none.
  open func firstUnlaidCharacterIndex() -> Int { flow.count }
  /// The first glyph for which no container has room; how many there are: there is none.
  open func firstUnlaidGlyphIndex() -> Int { flow.count }

  // MARK: Lines

  /// What all lines in a container take, with the padding at their sides.
  open func usedRect(for container: NSTextContainer) -> CGRect { used(container) }

  /// The line of a glyph, as wide as the container; `effectiveGlyphRange`: its glyphs.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { fragment(glyphIndex, effectiveGlyphRange)?.rect ?? .zero }

  /// What the line of a glyph takes, with the padding at its sides; `effectiveGlyphRange`: its glyphs.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { fragment(glyphIndex, effectiveGlyphRange)?.used ?? .zero }

  /// Where a glyph begins on the baseline, from the corner of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { place(of: glyphIndex) }

  /// The empty line behind a line break at the end of the text; empty: there is none.
  open var extraLineFragmentRect: CGRect { extraFragment?.rect ?? .zero }
  /// What the empty line takes.
  open var extraLineFragmentUsedRect: CGRect { extraFragment?.used ?? .zero }
  /// The container of the empty line; nil: there is none.
  open var extraLineFragmentTextContainer: NSTextContainer? { extraFragment?.container }

  /// The glyphs of the line of `glyphIndex` that an ellipsis stands for; nowhere: none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    truncated(glyphIndex)
  }

  /// Calls `block` with each line of `glyphRange`: its rectangle, what it takes, its container, its glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block:
      @escaping (
        CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
      ) -> Void
  ) { eachLine(of: glyphRange, block) }

  /// Calls `block` with rectangles that together cover glyphs; `selectedRange`, when it is somewhere: as a
  /// selection of it covers them, to the ends of lines that it goes beyond.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { eachRect(of: glyphRange, selectedRange, textContainer, block) }

  // MARK: Places

  /// The rectangle around glyphs in a container, as high as their lines.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect { bounds(of: glyphRange, container) }

  /// The glyphs of the lines that meet `bounds`.
  open func glyphRange(
    forBoundingRect bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphs(in: bounds, container) }

  /// The glyphs of the lines that meet `bounds`.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphs(in: bounds, container) }

  /// The glyph nearest to a point; `partialFraction`: how much of it is before the point, from 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { nearest(point, container, partialFraction) }

  /// The glyph nearest to a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// How much of the glyph nearest to a point is before it, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// The code unit nearest to a point; `partialFraction`: how far the point is on the way from the caret's
  /// place before it to that behind it, from 0 to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { nearest(point, container, partialFraction) }

  // MARK: Drawing

  /// Draws what is behind glyphs into the present context; `origin`: where the container's corner is.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    paintGrounds(of: glyphsToShow, at: origin)
  }

  /// Draws glyphs, lines and attachments into the present context; `origin`: where the container's corner is.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    paintGlyphs(of: glyphsToShow, at: origin)
  }

  /// Draws a line under glyphs of one line of text, which `lineRect` and `lineGlyphRange` tell of; `baselineOffset` is how far its
  /// baseline is above its lower edge, `containerOrigin` where the container's corner is.
  ///
  /// `drawGlyphs(forGlyphRange:at:)` calls it by way of
  /// `underlineGlyphRange(_:underlineType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)`, above the glyphs.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { paintRules(underlineVal, through: false, of: glyphRange, at: containerOrigin) }

  /// Finds where the line under glyphs is, and has it drawn.
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

  /// Draws a line through glyphs of one line of text, as `drawUnderline(…)` does one under them.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { paintRules(strikethroughVal, through: true, of: glyphRange, at: containerOrigin) }

  /// Finds where the line through glyphs is, and has it drawn.
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

  /// Fills the ground of code units.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    let shade = color.displayColor(with: .current)
    CurrentDrawing.paint((0..<rectCount).map { .fill(RoundedRect(rectArray[$0]), shade) })
  }
}
