// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

// The connection to a text storage and the layout of its text.
extension UITextView: StoredText {
  /// The connection between the view and its text storage; created on first use.
  var storing: TextStorageLink {
    if let storageLink { return storageLink }
    let made = TextStorageLink(
      self, NSTextStorage(attributedString: currentAttributedText), NSLayoutManager())
    made.isInStep()
    made.storage.addLayoutManager(made.manager)
    made.manager.addTextContainer(textContainer)
    join(made)
    return made
  }

  /// Displays the text of a container's layout manager.
  func take(_ container: NSTextContainer) {
    container.onChange = { [weak self] in self?.show() }
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    let storage = manager.textStorage ?? NSTextStorage()
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    let link = TextStorageLink(self, storage, manager)
    join(link)
    link.pull()
  }

  private func join(_ link: TextStorageLink) {
    storageLink = link
    link.manager.setting = { [weak self] in self?.textSetting ?? .free }
    link.manager.onInvalidation = { [weak self] range in self?.setAnew(range) }
    guard type(of: link.manager) != NSLayoutManager.self else { return }
    // A custom layout manager may draw differently.
    link.manager.onDisplay = { [weak self] in self?.canvas.setPictureStale() }
    canvas.drawing = { [weak self, weak manager = link.manager] in
      guard let self, let manager else { return nil }
      return self.drawing(by: manager)
    }
  }

  private func drawing(by manager: NSLayoutManager) -> Drawing? {
    let padding = textContainer.lineFragmentPadding
    let origin = CGPoint(x: -padding, y: 0)
    let area = canvas.bounds.insetBy(
      dx: -padding - textContainerInset.left, dy: -textContainerInset.top)
    return CurrentDrawing.record(in: area) {
      let glyphs = manager.glyphRange(for: textContainer)
      manager.drawBackground(forGlyphRange: glyphs, at: origin)
      manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
    }
  }

  private var textSetting: TextSetting {
    trackContainer()
    return TextSetting(measurer: textMeasurer, defaults: textDefaults)
  }

  /// Sets the size of the container from that of the view without its insets, where the container follows the
  /// view.
  ///
  /// If only the width follows the view, the height becomes unlimited.
  func trackContainer() {
    guard followsWidth || textContainer.heightTracksTextView else { return }
    let inner = bounds.inset(by: textContainerInset).size
    let width = followsWidth ? max(0, inner.width) : textContainer.size.width
    let height = followsWidth ? CGFloat.greatestFiniteMagnitude : textContainer.size.height
    textContainer.follow(
      CGSize(
        width: width,
        height: textContainer.heightTracksTextView ? max(0, inner.height) : height),
      setsWidth: followsWidth)
  }

  /// Whether lines are as wide as the view; otherwise they are as wide as the container.
  var followsWidth: Bool {
    textContainer.widthTracksTextView || !textContainer.lineWidth.isFinite
      || textContainer.isFollowing
  }

  /// Whether the area of the lines is not rectangular and depends on the view's width.
  var followsRooms: Bool { followsWidth && textContainer.rooms != nil }

  /// Invalidates the layout of a range of the text, in UTF-16 code units.
  private func setAnew(_ range: NSRange) {
    let start = max(0, min(range.location, storedLength))
    editor.touch(start..<start + max(0, min(range.length, storedLength - start)))
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  var storedLength: Int { editor.buffer.count }
  var storedVersion: Int { editor.buffer.paragraphs.version }
  var storedDefaults: Attributes { currentDefaults }

  func storedChange(since version: Int) -> Range<Int>? {
    let paragraphs = editor.buffer.paragraphs
    guard let change = paragraphs.change(since: version) else { return nil }
    return paragraphs.starts[change.made.lowerBound]
      .units..<paragraphs.starts[change.made.upperBound].units
  }

  func storedParagraphs(around range: Range<Int>) -> Range<Int> {
    editor.buffer.paragraphs.units(around: range)
  }

  func stored(in range: Range<Int>) -> SetSource {
    let buffer = editor.buffer
    var styles = buffer.styles?.styles(in: range) ?? TextStyles(length: range.count)
    let defaults = currentDefaults
    styles.changeAll { $0 = defaults.merging($0) { $1 } }
    return SetSource(
      text: range == 0..<buffer.count ? buffer.text : buffer.text(in: range), styles: styles)
  }

  func takeStored(_ source: SetSource, in range: Range<Int>) {
    editor.follow(source.text, styles: source.styles, in: range)
    show()
  }
}
