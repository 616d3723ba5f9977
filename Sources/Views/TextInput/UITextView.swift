// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// A scroll view in which text of many lines is shown, selected and edited.
///
/// A key costs O(n) in the length of the paragraph that it changes, with attributes or without. Where
/// ``textContainer`` excludes areas or bounds the number of lines, and where parts were detected that can be
/// pressed, the text is set as a whole: O(n) in its length.
///
/// Known gap: the caret does not blink.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, _EditedText, TextEditing {
  let parts = EditedParts()
  /// Where the caret wants to be across while it goes up and down, in points.
  var column: CGFloat?
  /// The width the text was set for last.
  var setWidth: CGFloat = -1
  private var isReportingEnd = false

  /// A text view that fills `frame` and shows the text that the container's manager sets; nil: a text of
  /// its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    setUp()
    if let textContainer {
      self.textContainer = textContainer
      take(textContainer)
    }
  }

  /// A text view that fills `frame`.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// A text view of no size, for code that says which of UIKit's two ways to set text it needs.
  ///
  /// Text is set in one way here, which has ``layoutManager``; there are no text layout managers.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// A text view of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UITextView.self)
  }

  /// What decides how the text is edited, and follows scrolling.
  open weak var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set {
      UncalledMethods.report(of: newValue)
      scrollDelegate = newValue
    }
  }

  // MARK: Text

  /// The text; never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { editor.text }
    set {
      setTextForCode(newValue ?? "", show)
      ValueObserving.check(self)
    }
  }

  /// The text with the attributes of its parts, those of the view among them; never nil when read.
  ///
  /// The view's font, colour and alignment hold for all of the text when they are set later.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { currentAttributedText }
    set { setAttributed(newValue) }
  }

  /// The attributes of what is typed next, until the caret is moved.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { currentDefaults.merging(editor.typingAttributes) { $1 } }
    set { editor.typing = newValue }
  }

  /// The font; nil restores the system font of 12 points.
  ///
  /// With `adjustsFontForContentSizeCategory` it reads, while the view is in a window, in the size of
  /// text that a person chose.
  open var font: UIFont? {
    get { adjustsFontForContentSizeCategory ? seen(givenFont) : givenFont }
    set {
      let before = givenFont
      givenFont = newValue
      dropOwn(.font)
      if newValue != before || editor.hasStyles { show() }
    }
  }
  /// The font as it was set.
  private var givenFont: UIFont?
  /// The colour of the text; nil restores the colour of labels.
  open var textColor: UIColor? {
    didSet {
      dropOwn(.foregroundColor)
      show()
    }
  }
  /// Where lines stand.
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      alignAll()
      if textAlignment != oldValue || editor.hasStyles { show() }
    }
  }
  /// Whether a font that `preferredFont` made follows the size of text a person chose.
  open var adjustsFontForContentSizeCategory = false {
    didSet { show() }
  }
  /// Whether fonts have the sizes that they have on a Mac; kept: here they are always those that the text says.
  open var usesStandardTextScaling = false
  /// Room around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { show() }
  }
  /// Where the text is set.
  open private(set) lazy var textContainer: NSTextContainer = {
    let made = NSTextContainer()
    made.widthTracksTextView = true
    made.onChange = { [weak self] in self?.show() }
    return made
  }()
  /// The text with all attributes; the view follows each change of it.
  ///
  /// Both take over the paragraphs that change. Once it was requested, a key also costs what a change costs
  /// `NSMutableAttributedString`, and one in a text with characters beyond ASCII costs O(n) in its length.
  open var textStorage: NSTextStorage { storing.storage }
  /// What knows where each character of the text stands.
  open var layoutManager: NSLayoutManager { storing.manager }
  /// What joins the view to its storage; nil: nobody asked for that.
  var storageLink: TextStorageLink?

  /// The attributes of links, before those that they have in the text; nil: none.
  ///
  /// Links can be pressed while the view is selectable and not editable.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
    didSet { show() }
  }
  /// What is found in the text and can be pressed like links, while the view is selectable and not editable.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { show() } }
  }
  /// What was found last, and in what text.
  var detected: (text: String, types: UIDataDetectorTypes, links: [DetectedLink])?
  /// What was pressed, until the press ends.
  var pressedItem: UITextItem?

  // MARK: Editing

  /// Whether a person can change the text.
  open var isEditable = true {
    didSet {
      if !isEditable, isEditing { resignFirstResponder() }
      if isEditable != oldValue, !dataDetectorTypes.isEmpty { show() }
    }
  }
  /// Whether a person can select text.
  open var isSelectable = true
  /// Whether the first character that is typed takes the place of the text.
  open var clearsOnInsertion = false
  /// Whether the text is edited or selected by keys now.
  var isEditing = false

  /// What is selected, in UTF-16 code units.
  open var selectedRange: NSRange {
    get { NSRange(location: editor.selection.lowerBound, length: editor.selection.count) }
    set {
      let start = max(0, newValue.location)
      selectForCode(start..<max(start, start + newValue.length))
    }
  }
  /// What is selected.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(editor.selection) }
    set { if let newValue { selectForCode(newValue.offsets) } }
  }
  /// Hears of changes of the text and of what is selected that code makes.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// What finds words, lines and paragraphs in the text.
  open private(set) lazy var tokenizer: any UITextInputTokenizer =
    UITextInputStringTokenizer(textInput: self)

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType?
  open var passwordRules: UITextInputPasswordRules?
  open var inlinePredictionType: UITextInlinePredictionType = .default
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType = .default
  open var writingToolsBehavior: UIWritingToolsBehavior = .default
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  open var isSecureTextEntry = false {
    didSet { show() }
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  open override var canBecomeFocused: Bool { canBecomeFirstResponder }

  /// What takes back what was typed.
  open override var undoManager: UndoManager? { editor.undoManager }

  /// What is shown in the place of a keyboard while the text is edited; nil: nothing is.
  open override var inputView: UIView? {
    get { parts.inputs.view }
    set { parts.inputs.view = newValue }
  }

  /// What is shown at the bottom of the window, above a keyboard, while the text is edited.
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

  /// Whether there is text.
  open var hasText: Bool { !editor.text.isEmpty }
  /// Puts `text` in the place of the selection, as if it had been typed.
  open func insertText(_ text: String) { editor.insert(text) }
  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() { editor.delete(.character, forward: false) }
  /// Copies the selection to the pasteboard.
  open override func copy(_ sender: Any?) { serve { editor.copy() } }
  /// Moves the selection to the pasteboard.
  open override func cut(_ sender: Any?) { serve { editor.cut() } }
  /// Puts the pasteboard's text in the place of the selection, or what the paste configuration accepts.
  open override func paste(_ sender: Any?) {
    if pasteConfiguration == nil { serve { editor.paste() } } else { super.paste(sender) }
  }
  /// Puts the texts in the place of the selection.
  open override func paste(itemProviders: [NSItemProvider]) { pasteTexts(of: itemProviders) }
  /// Selects all of the text.
  open override func selectAll(_ sender: Any?) { editor.selectAll() }

  /// Scrolls so that the characters in `range`, in UTF-16 code units, are in sight.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let start = canvas.caretRect(at: pointing.character(range.location))
    let end = canvas.caretRect(at: pointing.character(range.location + range.length))
    scrollRectToVisible(convert(start.union(end), from: canvas), animated: false)
  }

  // MARK: Places

  /// Where the caret stands at a place, in the view's coordinate space, in points.
  ///
  /// The caret is shown there: an override that answers an empty rectangle hides it.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
  /// The first line of a part, in the view's coordinate space, in points.
  open func firstRect(for range: UITextRange) -> CGRect { firstLine(of: range) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { lines(of: range) }
  /// The place nearest to `point`, in the view's coordinate space.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPosition(to: point) }

  // MARK: Pointing

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

  /// A pointer that is drawn over text selects it, and does not scroll.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === panGestureRecognizer, pointing.isDragging { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Attributes

  /// Whether a person can change the attributes of the text: what is bold, italic or underlined.
  open var allowsEditingTextAttributes = false

  /// Has the selection, or what is typed next, be bold, or no longer where all of it is.
  open override func toggleBoldface(_ sender: Any?) { toggle(.traitBold) }
  /// Has the selection, or what is typed next, be italic, or no longer where all of it is.
  open override func toggleItalics(_ sender: Any?) { toggle(.traitItalic) }
  /// Has the selection, or what is typed next, be underlined, or no longer where all of it is.
  open override func toggleUnderline(_ sender: Any?) { toggleLine() }
  /// Gives each part of the selection, or what is typed next, the attributes that `conversionHandler` makes of its present ones.
  ///
  /// It can be undone as one.
  open override func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    reformat(conversionHandler)
  }
  /// Has the paragraphs of the selection be written from left to right.
  open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { write(.leftToRight) }
  /// Has the paragraphs of the selection be written from right to left.
  open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { write(.rightToLeft) }
  /// Puts the pasteboard's text in the place of the selection, with its attributes.
  open override func pasteAndMatchStyle(_ sender: Any?) { serve { editor.paste() } }

  // MARK: Finding

  /// Whether a person can search the text in a panel.
  open var isFindInteractionEnabled = false {
    didSet {
      guard isFindInteractionEnabled != oldValue else { return }
      if let made = findInteraction { removeInteraction(made) }
      findInteraction = isFindInteractionEnabled ? UIFindInteraction(sessionDelegate: self) : nil
      if let made = findInteraction { addInteraction(made) }
    }
  }
  /// What searches the text; nil: nothing does.
  open private(set) var findInteraction: UIFindInteraction?

  open override var keyCommands: [UIKeyCommand]? {
    let own = (isFindInteractionEnabled ? Self.findCommands : []) + formattingKeys
    return own.isEmpty ? super.keyCommands : own
  }
  /// Shows the find panel.
  open override func find(_ sender: Any?) {
    findInteraction?.presentFindNavigator(showingReplace: false)
  }
  /// Shows the find panel with what replaces results.
  open override func findAndReplace(_ sender: Any?) {
    findInteraction?.presentFindNavigator(showingReplace: true)
  }
  /// Goes to the next result.
  open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
  /// Goes to the result before.
  open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
  /// Has what is selected be what is searched for.
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

  // MARK: What is selected

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

  /// The members of the class that can be reached by name.
  open override class var _namedMembers: [_NamedMember] {
    super._namedMembers + TextViewMembers.list
  }
}

extension UITextView: BuiltInView {
  /// What edits the text; nil while it can't be changed.
  package var ownTextReceiver: (any TextReceiving)? { isEditable ? editor : nil }

  /// The height of the lines in `width`, in points; nil when they are scrolled.
  package func ownHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : fittingSize(width: width).height
  }
}

extension UITextView {
  /// Hidden: what the places of the text mean.
  public var _places: _TextPlaces { _TextPlaces(pointing: pointing) }
}
