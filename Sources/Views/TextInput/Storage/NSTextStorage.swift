// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
import MullionViewTree

/// An attributed string that notifies its layout managers of each change.
///
/// A subclass that stores the text itself overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` of strings and `setAttributes(_:range:)`, and calls `edited` for each
/// change, as on iOS. All other changes are implemented with these. The inherited storage then contains a
/// copy, which is updated in the ranges passed to `edited`.
///
/// Ranges count UTF-16 code units. Changes must be made on the main thread once the text is displayed.
open class NSTextStorage: NSMutableAttributedString {
  /// The delegate that is notified of changes, which is not retained.
  open weak var delegate: (any NSTextStorageDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }
  /// The layout managers of the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// The kinds of changes since the last processing; empty if there are none.
  open private(set) var editedMask: EditActions = []
  /// The range of the changes in the current text; its location is `NSNotFound` if there are none.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change of the text's length since the last processing, in UTF-16 code units.
  open private(set) var changeInLength = 0

  /// The closure called after each change with the changed range, set by the text view that displays the
  /// text.
  var follower: (@MainActor (NSRange) -> Void)?
  private var openEdits = 0
  private var isProcessing = false
  /// Whether the inherited text has already been changed when `edited` is called.
  private var isInStep = false

  /// Creates an empty text storage.
  public init() { super.init(string: "") }

  public override init(string str: String) { super.init(string: str) }

  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }

  /// Creates a text storage from an archive.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  deinit {
    // Layout managers that outlive the storage keep a copy of its last text.
    guard !layoutManagers.isEmpty, MainThread.isCurrent else { return }
    let source = SetSource(text: string, styles: TextStyles(self))
    MainActor.assumeIsolated(with: (layoutManagers, source)) { managers, source in
      managers.forEach { $0.keep(source) }
    }
  }

  // MARK: Layout managers

  /// Adds a layout manager, unless it was added before.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    onMain { aLayoutManager.textStorage = $0 }
  }

  /// Removes a layout manager, which then has no text storage.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    onMain { if aLayoutManager.textStorage === $0 { aLayoutManager.textStorage = nil } }
  }

  // MARK: Changes

  /// Records that `editedRange` of the previous text was changed, and the change of its length.
  ///
  /// Processes the changes, unless `beginEditing` was called.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    let after = NSRange(location: editedRange.location, length: editedRange.length + delta)
    if !isInStep { takeCopy(of: after, over: editedRange) }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if self.editedRange.location == NSNotFound {
      self.editedRange = after
    } else {
      let start = min(self.editedRange.location, editedRange.location)
      let end = max(
        self.editedRange.location + self.editedRange.length,
        editedRange.location + editedRange.length)
      self.editedRange = NSRange(location: start, length: end + delta - start)
    }
    if openEdits == 0, !isProcessing { processEditing() }
  }

  /// Notifies the delegate, observers and layout managers of the changes.
  ///
  /// The delegate may change text and attributes before the processing, and attributes after it.
  open func processEditing() {
    guard !editedMask.isEmpty, !isProcessing else { return }
    isProcessing = true
    let center = NotificationCenter.default
    center.post(name: Self.willProcessEditingNotification, object: self)
    if delegate != nil {
      onMain { own in
        own.delegate?.textStorage(
          own, willProcessEditing: own.editedMask, range: own.editedRange,
          changeInLength: own.changeInLength)
        own.delegate?.textStorage(
          own, didProcessEditing: own.editedMask, range: own.editedRange,
          changeInLength: own.changeInLength)
      }
    }
    center.post(name: Self.didProcessEditingNotification, object: self)
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    isProcessing = false
    guard !layoutManagers.isEmpty || follower != nil else { return }
    onMain { own in
      let length = own.length
      for manager in own.layoutManagers {
        manager.processEditing(
          for: own, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
      }
      // Layout managers may have changed the text.
      let isSame = own.length == length
      own.follower?(isSame ? range : NSRange(location: 0, length: own.length))
    }
  }

  /// Defers the processing of changes until the matching call of `endEditing`.
  open override func beginEditing() { openEdits += 1 }

  /// Ends the deferral begun by `beginEditing()`, and processes the changes unless an outer one remains.
  ///
  /// - Precondition: Calls are paired with those of `beginEditing()`.
  open override func endEditing() {
    require(openEdits > 0, "endEditing() was called without beginEditing(); call them in pairs")
    openEdits -= 1
    if openEdits == 0, !isProcessing { processEditing() }
  }

  // MARK: Primitive methods

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    record(.editedCharacters, range, str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs ?? [:], range: range)
    record(.editedAttributes, range, 0)
  }

  // MARK: Derived methods

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let styles = TextStyles(attrString)
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    for (part, attributes) in styles.parts(in: 0..<attrString.length) {
      setAttributes(
        attributes, range: NSRange(location: range.location + part.lowerBound, length: part.count))
    }
    endEditing()
  }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeAttributes(in: range) { $0[name] = value }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  private func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    guard range.length > 0 else { return }
    beginEditing()
    var place = range.location
    while place < range.location + range.length {
      var part = NSRange()
      var attributes = attributes(at: place, effectiveRange: &part)
      let end = max(place + 1, min(part.location + part.length, range.location + range.length))
      change(&attributes)
      setAttributes(attributes, range: NSRange(location: place, length: end - place))
      place = end
    }
    endEditing()
  }

  // MARK: Consistency

  private func record(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    let before = isInStep
    isInStep = true
    edited(mask, range: range, changeInLength: delta)
    isInStep = before
  }

  /// Copies a range from a subclass that stores the text itself to the inherited storage.
  private func takeCopy(of range: NSRange, over old: NSRange) {
    let text = (string as NSString).substring(with: range)
    super.replaceCharacters(in: old, with: text)
    var place = range.location
    while place < range.location + range.length {
      var part = NSRange()
      let attributes = attributes(at: place, effectiveRange: &part)
      let end = max(place + 1, min(part.location + part.length, range.location + range.length))
      super.setAttributes(attributes, range: NSRange(location: place, length: end - place))
      place = end
    }
  }

  /// Runs `body`, which affects objects that display the text, on the main actor; traps off the main thread.
  private func onMain(_ body: @MainActor (NSTextStorage) -> Void) {
    require(
      MainThread.isCurrent,
      "a text storage that is shown was changed off the main thread; change it there")
    MainActor.assumeIsolated(with: self, body)
  }
}
