// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// A scroll view that displays, selects and edits text of many lines.
///
/// The layout after an edit takes O(*n*) time in the length of the paragraphs that it changes, with or
/// without attributes. Where ``textContainer`` excludes areas or limits the number of lines, where data was
/// detected, and in a secure entry, the text is laid out as a whole: O(*n*) in its length.
///
/// Known gap: the caret does not blink.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, _EditedText, TextEditing {
  let parts = EditedParts()
  /// The x-coordinate that the caret keeps while it moves up and down, in points, or `nil` if there is none.
  var column: CGFloat?
  /// A width that is neither read nor set.
  var setWidth: CGFloat = -1
  private var isReportingEnd = false

  /// Creates a text view that displays the text of the container's layout manager, or that creates its own
  /// container for `nil`.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    setUp()
    if let textContainer {
      self.textContainer = textContainer
      take(textContainer)
    }
  }

  /// Creates a text view with the given frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view of zero size.
  ///
  /// - Note: `usingTextLayoutManager` has no effect on Linux: there is one text system, that of
  ///   ``layoutManager``.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Creates a text view from an interface file; with any other coder, one of zero size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UITextView.self)
  }

  /// The delegate that controls editing and is notified of scrolling.
  open weak var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set {
      UncalledMethods.report(of: newValue)
      scrollDelegate = newValue
    }
  }

  // MARK: Text

  /// The text; never `nil` when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { editor.text }
    set {
      setTextForCode(newValue ?? "", show)
      ValueObserving.check(self)
    }
  }

  /// The text with the attributes of its parts, merged over those of the view; never `nil` when read.
  ///
  /// Font, colour and alignment of the view apply to the whole text when they are set later.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { currentAttributedText }
    set { setAttributed(newValue) }
  }

  /// The attributes of the text typed next, until the caret is moved.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { currentDefaults.merging(editor.typingAttributes) { $1 } }
    set { editor.typing = newValue }
  }

  /// The font; `nil` restores the system font of 12 points.
  ///
  /// With `adjustsFontForContentSizeCategory` the getter returns the font in the user's text size while the
  /// view is in a window.
  open var font: UIFont? {
    get { adjustsFontForContentSizeCategory ? seen(givenFont) : givenFont }
    set {
      let before = givenFont
      givenFont = newValue
      dropOwn(.font)
      if newValue != before || editor.hasStyles { show() }
    }
  }
  /// The font that was set.
  private var givenFont: UIFont?
  /// The colour of the text; `nil` restores the colour of labels.
  open var textColor: UIColor? {
    didSet {
      dropOwn(.foregroundColor)
      show()
    }
  }
  /// The alignment of the lines.
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      alignAll()
      if textAlignment != oldValue || editor.hasStyles { show() }
    }
  }
  /// Whether a font created by `preferredFont` follows the user's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { show() }
  }
  /// The insets around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { show() }
  }
  /// The text container, which defines the area of the text.
  open private(set) lazy var textContainer: NSTextContainer = {
    let made = NSTextContainer()
    made.widthTracksTextView = true
    made.onChange = { [weak self] in self?.show() }
    return made
  }()
  /// The text with all attributes; the view follows each change of it.
  ///
  /// Only the paragraphs that change are copied in either direction. After the first access, an edit also
  /// takes the time of a change of an `NSMutableAttributedString`, which is O(*n*) in the length of a text
  /// with non-ASCII characters.
  open var textStorage: NSTextStorage { storing.storage }
  /// The layout manager, which provides the positions of characters.
  open var layoutManager: NSLayoutManager { storing.manager }
  /// The connection between the view and its text storage; `nil` until the storage is accessed.
  var storageLink: TextStorageLink?

  /// The attributes of links, which take precedence over those of the text, or `nil` if there are none.
  ///
  /// Links can be tapped while the view is selectable and not editable.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
    didSet { show() }
  }
  /// The kinds of data that are detected in the text and can be tapped like links.
  ///
  /// They are detected while the view is not editable, and can be tapped while it is also selectable.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { show() } }
  }
  /// The most recently detected links, with their text.
  var detected: (text: String, types: UIDataDetectorTypes, links: [DetectedLink])?
  /// The text item that is being pressed.
  var pressedItem: UITextItem?

  // MARK: Editing

  /// Whether the user can change the text.
  open var isEditable = true {
    didSet {
      if !isEditable, isEditing { resignFirstResponder() }
      if isEditable != oldValue, !dataDetectorTypes.isEmpty { show() }
    }
  }
  /// Whether the user can select text.
  open var isSelectable = true
  /// Whether the next inserted text replaces the whole text.
  ///
  /// An insertion or deletion and a change of the selection set it to `false`, except for the tap that begins
  /// editing. The selection remains visible.
  open var clearsOnInsertion: Bool {
    get { editor.replacesAll }
    set { editor.replacesAll = newValue }
  }
  /// Whether the text is being edited, or selected with the keyboard.
  var isEditing = false

  /// The selected range, in UTF-16 code units.
  open var selectedRange: NSRange {
    get { NSRange(location: editor.selection.lowerBound, length: editor.selection.count) }
    set {
      let start = max(0, newValue.location)
      selectForCode(start..<max(start, start + newValue.length))
    }
  }
  /// The selected range, empty at the caret; setting `nil` has no effect.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(editor.selection) }
    set { if let newValue { selectForCode(newValue.offsets) } }
  }
  /// The delegate that is notified of programmatic changes of text and selection.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// The tokenizer that finds words, lines and paragraphs in the text.
  open private(set) lazy var tokenizer: any UITextInputTokenizer =
    UITextInputStringTokenizer(textInput: self)

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// The setting of spell checking.
  ///
  /// - Note: Has no effect on Linux.
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType?
  /// The rules for generated passwords.
  ///
  /// - Note: Has no effect on Linux.
  open var passwordRules: UITextInputPasswordRules?
  open var isSecureTextEntry = false {
    didSet { show() }
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  open override var canBecomeFocused: Bool { canBecomeFirstResponder }

  /// The undo manager of the edits.
  open override var undoManager: UndoManager? { editor.undoManager }

  /// The view that replaces the keyboard while the text is edited, or `nil` if there is none.
  open override var inputView: UIView? {
    get { parts.inputs.view }
    set { parts.inputs.view = newValue }
  }

  /// The view at the bottom of the window, above a keyboard, while the text is edited, or `nil` if there is
  /// none.
  open override var inputAccessoryView: UIView? {
    get { parts.inputs.accessory }
    set { parts.inputs.accessory = newValue }
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    takeKeys(!isEditable || delegate?.textViewShouldBeginEditing(self) ?? true) {
      super.becomeFirstResponder()
    }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    leaveKeys(!isEditable || delegate?.textViewShouldEndEditing(self) ?? true) {
      super.resignFirstResponder()
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    endWhereKeysWent()
  }

  /// Whether the view contains text.
  open var hasText: Bool { !editor.text.isEmpty }
  /// Replaces the selection, or the whole text if ``clearsOnInsertion`` is set, with `text`; quotes and
  /// hyphens are inserted unmodified.
  open func insertText(_ text: String) { editor.insert(text) }
  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() { editor.delete(.character, forward: false) }
  /// Copies the selection to the pasteboard.
  open override func copy(_ sender: Any?) { serve { editor.copy() } }
  /// Cuts the selection to the pasteboard.
  open override func cut(_ sender: Any?) { serve { editor.cut() } }
  /// Replaces the selection with the pasteboard's text, or pastes the content that the paste configuration
  /// accepts.
  open override func paste(_ sender: Any?) {
    if pasteConfiguration == nil { serve { editor.paste() } } else { super.paste(sender) }
  }
  /// Replaces the selection with the texts of item providers.
  open override func paste(itemProviders: [NSItemProvider]) { pasteTexts(of: itemProviders) }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { editor.selectAll() }

  /// Scrolls until the characters in `range`, in UTF-16 code units, are visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let start = canvas.caretRect(at: pointing.character(range.location))
    let end = canvas.caretRect(at: pointing.character(range.location + range.length))
    scrollRectToVisible(convert(start.union(end), from: canvas), animated: false)
  }

  // MARK: Geometry

  /// Returns the caret's rectangle at a position, in the view's coordinate space, in points.
  ///
  /// The caret is displayed there: an override that returns an empty rectangle hides it.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
  /// Returns the first rectangle of a range, in the view's coordinate space, in points.
  open func firstRect(for range: UITextRange) -> CGRect { firstLine(of: range) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { lines(of: range) }
  /// Returns the position nearest to `point`, in the view's coordinate space.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPosition(to: point) }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { pressed(touch, with: event) }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { pointing.drag(touch) }
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { released(touch) }
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pointing.endDrag()
    pressedItem = nil
    super.touchesCancelled(touches, with: event)
  }

  /// Returns `false` for the view's pan recogniser while a pointer selects text, so that the view does not
  /// scroll.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === panGestureRecognizer, pointing.isDragging { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Attributes

  /// Whether the user can change the attributes of the text: bold, italic and underline.
  open var allowsEditingTextAttributes = false

  /// Makes the selection, or the text typed next, bold; removes bold if all of it is bold.
  open override func toggleBoldface(_ sender: Any?) { toggle(.traitBold) }
  /// Makes the selection, or the text typed next, italic; removes italic if all of it is italic.
  open override func toggleItalics(_ sender: Any?) { toggle(.traitItalic) }
  /// Underlines the selection, or the text typed next; removes the underline if all of it is underlined.
  open override func toggleUnderline(_ sender: Any?) { toggleLine() }
  /// Applies `conversionHandler` to the attributes of each part of the selection, or of the text typed next.
  ///
  /// A single undo reverts the whole change.
  open override func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    reformat(conversionHandler)
  }
  /// Sets the writing direction of the selected paragraphs to left-to-right.
  open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { write(.leftToRight) }
  /// Sets the writing direction of the selected paragraphs to right-to-left.
  open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { write(.rightToLeft) }
  /// Replaces the selection with the pasteboard's text, with the attributes of the selection.
  open override func pasteAndMatchStyle(_ sender: Any?) { serve { editor.paste() } }

  // MARK: Find and replace

  /// Whether the user can search the text with a find panel.
  open var isFindInteractionEnabled = false {
    didSet {
      guard isFindInteractionEnabled != oldValue else { return }
      if let made = findInteraction { removeInteraction(made) }
      findInteraction = isFindInteractionEnabled ? UIFindInteraction(sessionDelegate: self) : nil
      if let made = findInteraction { addInteraction(made) }
    }
  }
  /// The interaction that searches the text; `nil` unless ``isFindInteractionEnabled`` is `true`.
  open private(set) var findInteraction: UIFindInteraction?

  open override var keyCommands: [UIKeyCommand]? {
    let own = (isFindInteractionEnabled ? Self.findCommands : []) + formattingKeys
    return own.isEmpty ? super.keyCommands : own
  }
  /// Shows the find panel.
  open override func find(_ sender: Any?) {
    findInteraction?.presentFindNavigator(showingReplace: false)
  }
  /// Shows the find panel with its replacement controls.
  open override func findAndReplace(_ sender: Any?) {
    findInteraction?.presentFindNavigator(showingReplace: true)
  }
  /// Moves to the next search result.
  open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
  /// Moves to the previous search result.
  open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
  /// Uses the selection as the search text.
  open override func useSelectionForFind(_ sender: Any?) { searchForSelection() }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return fittingSize(width: .infinity)
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    canvas.setNeedsDisplay()
  }

  // MARK: Edit commands

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if EditCommands.finding.contains(action) {
      return isFindInteractionEnabled && (action != EditCommands.findAndReplace || isEditable)
    }
    if action == EditCommands.paste, pasteConfiguration != nil {
      return isTextEditable && super.canPerformAction(action, withSender: sender)
    }
    return editor.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Deletes the selection.
  open override func delete(_ sender: Any?) { editor.deleteSelection() }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { editor.selectWord() }

  /// The members of the class that can be accessed by name.
  open override class var _namedMembers: [_NamedMember] {
    super._namedMembers + TextViewMembers.list
  }
}

extension UITextView: BuiltInView {
  /// The editor of the text; `nil` if the text is not editable.
  package var ownTextReceiver: (any TextReceiving)? { isEditable ? editor : nil }

  /// Returns the height that fits the text and its insets in the given width, in points; `nil` if the view
  /// scrolls.
  package func ownHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : fittingSize(width: width).height
  }
}

extension UITextView {
  /// An implementation detail: the geometry of the text's positions.
  public var _places: _TextPlaces { _TextPlaces(pointing: pointing) }
}
