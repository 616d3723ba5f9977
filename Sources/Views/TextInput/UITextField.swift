// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// A control in which a line of text is edited.
///
/// Keys and an input method's text reach it while it is the first responder. The caret does not
/// blink, so that a window at rest draws nothing.
///
/// Known gap: dragging of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, _EditedText, TextEditing {
  let parts = EditedParts()
  let viewport = UIView()
  let placeholderLabel = FieldPlaceholder()
  /// What was drawn of the text before anything else, and where its origin is; nil: nothing is drawn now.
  var plainText: (origin: CGPoint, commands: [DrawCommand])?
  let backdrop = UIImageView()
  lazy var clearButton = makeClearButton()
  /// What stands in front of the text and is part of what was entered; nil: nothing.
  weak var companion: (any TextCompanion)?
  /// How far the text is moved to the left so that the caret is seen, in points.
  var scrolled: CGFloat = 0
  var endReason = DidEndEditingReason.committed

  /// A text field that fills `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A text field of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UITextField.self)
  }

  // MARK: Text

  /// The text; never nil when read.
  open var text: String? {
    get { editor.text }
    set {
      setTextForCode(newValue ?? "", textChanged)
      ValueObserving.check(self)
    }
  }

  /// The text with the attributes of its parts, those of the field among them; never nil when read.
  ///
  /// The field's font, colour and alignment hold for all of the text when they are set later.
  open var attributedText: NSAttributedString? {
    get { currentAttributedText }
    set { setAttributed(newValue) }
  }

  /// The attributes of text that has none of its own; setting them gives them to all of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { currentDefaults }
    set {
      defaultsAreGiven = true
      setDefaults(newValue)
    }
  }
  /// Whether ``defaultTextAttributes`` was set.
  private(set) var defaultsAreGiven = false

  /// The attributes of what is typed next, until the caret is moved; nil while nothing is edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? currentDefaults.merging(editor.typingAttributes) { $1 } : nil }
    set { if isEditing { editor.typing = newValue } }
  }

  /// The default attributes that no property of the field's stands for.
  var moreAttributes: [NSAttributedString.Key: Any] = [:]
  /// The placeholder, if it was set without attributes.
  var hint: String?
  /// The placeholder, if it was set with attributes.
  var attributedHint: NSAttributedString?

  /// The font of the text; nil restores the system font of 17 points.
  ///
  /// With `adjustsFontForContentSizeCategory` it reads, while the field is in a window, in the size of
  /// text that a person chose.
  open var font: UIFont? {
    get { adjustsFontForContentSizeCategory ? seen(givenFont) : givenFont }
    set {
      let before = givenFont
      givenFont = newValue
      dropOwn(.font)
      if newValue != before {
        fontChanged()
        invalidateIntrinsicContentSize()
      }
    }
  }
  /// The font as it was set.
  private var givenFont: UIFont? = UIFont.systemFont(ofSize: 17)

  /// Whether a font that `preferredFont` made follows the size of text a person chose.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      placeholderLabel.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      fontChanged()
    }
  }

  /// The colour of the text; nil restores the colour of labels.
  open var textColor: UIColor? = .label {
    didSet {
      dropOwn(.foregroundColor)
      show()
    }
  }

  /// Where the text stands in the field.
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      alignAll()
      if textAlignment != oldValue { show() }
    }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    get { attributedHint?.string ?? hint }
    set {
      hint = newValue
      attributedHint = nil
      showPlaceholder()
      show()
    }
  }

  /// What is shown while there is no text, with attributes; a placeholder's colour and the field's
  /// font where it says nothing.
  open var attributedPlaceholder: NSAttributedString? {
    get { currentAttributedPlaceholder }
    set {
      hint = nil
      attributedHint = newValue
      showPlaceholder()
      show()
    }
  }

  /// Whether text that is too wide shrinks, down to ``minimumFontSize``.
  open var adjustsFontSizeToFitWidth = false {
    didSet { show() }
  }
  /// The least size that text shrinks to, in points.
  open var minimumFontSize: CGFloat = 0 {
    didSet { show() }
  }

  // MARK: Looks

  /// The outline.
  open var borderStyle: BorderStyle = .none {
    didSet {
      guard borderStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      show()
    }
  }
  /// A picture behind the text, instead of the outline unless that is round.
  open var background: UIImage? {
    didSet { show() }
  }
  /// A picture behind the text of a field that can't be used.
  open var disabledBackground: UIImage? {
    didSet { show() }
  }
  /// A view at the beginning.
  open var leftView: UIView? {
    didSet { replaceSide(oldValue, by: leftView) }
  }
  /// When ``leftView`` is shown.
  open var leftViewMode: ViewMode = .never {
    didSet { show() }
  }
  /// A view at the end, instead of the clear button.
  open var rightView: UIView? {
    didSet { replaceSide(oldValue, by: rightView) }
  }
  /// When ``rightView`` is shown.
  open var rightViewMode: ViewMode = .never {
    didSet { show() }
  }
  /// When a button that clears the text is shown, if there is text.
  open var clearButtonMode: ViewMode = .never {
    didSet { show() }
  }

  // MARK: Editing

  /// Decides how the field is edited.
  open weak var delegate: (any UITextFieldDelegate)? {
    didSet { UncalledMethods.report(of: delegate, or: delegateProtocols) }
  }
  /// Further protocols that the delegate is asked for, each as `any` protocol.
  var delegateProtocols: [Any.Type] { [] }
  /// Whether the text is edited now.
  open internal(set) var isEditing = false
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the first character that is typed takes the place of the text.
  open var clearsOnInsertion = false

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
    didSet { if isSecureTextEntry != oldValue { show() } }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

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
    takeKeys(delegate?.textFieldShouldBeginEditing(self) ?? true) { super.becomeFirstResponder() }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    leaveKeys(delegate?.textFieldShouldEndEditing(self) ?? true) { super.resignFirstResponder() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    endWhereKeysWent()
  }

  // MARK: Places

  /// Where the outline is.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds) }
  /// Where the placeholder is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Where the text is while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds) }
  /// Where the clear button is.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearRect(bounds) }
  /// Where ``UITextField/leftView`` is.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    standardSideRect(leftView, in: bounds, atLeft: !isMirrored)
  }
  /// Where ``UITextField/rightView`` is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    standardSideRect(rightView, in: bounds, atLeft: isMirrored)
  }

  /// Draws the text in `rect`, in the field's coordinate space, while it is not edited; override it to draw in another place, or
  /// more.
  ///
  /// What is drawn is cut to ``UITextField/textRect(forBounds:)``.
  open func drawText(in rect: CGRect) { drawOwnText(in: rect) }
  /// Draws the placeholder in `rect`, in the field's coordinate space; override it to draw it in another place, or more.
  open func drawPlaceholder(in rect: CGRect) { drawOwnPlaceholder(in: rect) }

  open override var intrinsicContentSize: CGSize { standardSize() }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { standardSize() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { invalidateIntrinsicContentSize() }
    fontChanged()
  }

  /// Shows the state.
  package func stateWasSet() {
    show()
  }

  // MARK: Pointing and typing

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if isEditing { pointing.drag(touch) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    released(touch)
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
  /// Deletes the selection.
  open override func delete(_ sender: Any?) { editor.deleteSelection() }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { editor.selectWord() }

  /// What is selected; nil while the text is not edited and after setting nil.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(editor.selection) }
    set { if let newValue { selectForCode(newValue.offsets) } }
  }
  /// Hears of changes of the text and of what is selected that code makes.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// What finds words, lines and paragraphs in the text.
  open private(set) lazy var tokenizer: any UITextInputTokenizer =
    UITextInputStringTokenizer(textInput: self)

  // MARK: Places

  /// Where the caret stands at a place, in the field's coordinate space, in points.
  ///
  /// The caret is shown there: an override that answers an empty rectangle hides it.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
  /// The first line of a part, in the field's coordinate space, in points.
  open func firstRect(for range: UITextRange) -> CGRect { firstLine(of: range) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { lines(of: range) }
  /// The place nearest to `point`, in the field's coordinate space.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPosition(to: point) }

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

  open override var keyCommands: [UIKeyCommand]? {
    formattingKeys.isEmpty ? super.keyCommands : formattingKeys
  }

  // MARK: Colours

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    canvas.setNeedsDisplay()
  }

  /// What the field is to assistive technologies.
  var accessibleRole: AccessibilityRole { .textField }

  // MARK: What is selected

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == EditCommands.paste, pasteConfiguration != nil {
      return isTextEditable && super.canPerformAction(action, withSender: sender)
    }
    return editor.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// The members of the class that can be reached by name.
  open override class var _namedMembers: [_NamedMember] {
    super._namedMembers + TextFieldMembers.list
  }
}

extension UITextField: BuiltInView {
  /// What edits the text.
  package var ownTextReceiver: (any TextReceiving)? { editor }

  /// Where the text stands.
  package var ownBaselines: ViewBaselines? {
    ViewBaselines(first: baseline, last: bounds.height - baseline, font: font)
  }
}

extension UITextField {
  /// Hidden: what the places of the text mean.
  public var _places: _TextPlaces { _TextPlaces(pointing: pointing) }
}
