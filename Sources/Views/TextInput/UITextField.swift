// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// A control for editing a line of text.
///
/// It receives key events and the text of input methods while it is the first responder. The caret does not
/// blink, so that a window at rest draws nothing.
///
/// Known gap: dragging of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, _EditedText, TextEditing {
  let parts = EditedParts()
  let viewport = UIView()
  let placeholderLabel = FieldPlaceholder()
  /// The commands of the text that were drawn before anything else, with their origin; `nil` outside of
  /// drawing.
  var plainText: (origin: CGPoint, commands: [DrawCommand])?
  let backdrop = UIImageView()
  lazy var clearButton = makeClearButton()
  /// The content before the text that is part of the input, or `nil` if there is none.
  weak var companion: (any TextCompanion)?
  /// The distance by which the text is scrolled to the left to keep the caret visible, in points.
  var scrolled: CGFloat = 0
  var endReason = DidEndEditingReason.committed

  /// Creates a text field with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a text field from an interface file; with any other coder, one of zero size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UITextField.self)
  }

  // MARK: Text

  /// The text; never `nil` when read.
  open var text: String? {
    get { editor.text }
    set {
      setTextForCode(newValue ?? "", textChanged)
      ValueObserving.check(self)
    }
  }

  /// The text with the attributes of its parts, merged over those of the field; never `nil` when read.
  ///
  /// Font, colour and alignment of the field apply to the whole text when they are set later.
  open var attributedText: NSAttributedString? {
    get { currentAttributedText }
    set { setAttributed(newValue) }
  }

  /// The attributes of text without attributes of its own; setting them applies them to the whole text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { currentDefaults }
    set {
      defaultsAreGiven = true
      setDefaults(newValue)
    }
  }
  /// Whether ``defaultTextAttributes`` was set.
  private(set) var defaultsAreGiven = false

  /// The attributes of the text typed next, until the caret is moved; `nil` while the text is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? currentDefaults.merging(editor.typingAttributes) { $1 } : nil }
    set { if isEditing { editor.typing = newValue } }
  }

  /// The default attributes that do not correspond to a property of the field.
  var moreAttributes: [NSAttributedString.Key: Any] = [:]
  /// The placeholder, if it was set as a plain string.
  var hint: String?
  /// The placeholder, if it was set as an attributed string.
  var attributedHint: NSAttributedString?

  /// The font of the text; `nil` restores the system font of 17 points.
  ///
  /// With `adjustsFontForContentSizeCategory` the getter returns the font in the user's text size while the
  /// field is in a window.
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
  /// The font that was set.
  private var givenFont: UIFont? = UIFont.systemFont(ofSize: 17)

  /// Whether a font created by `preferredFont` follows the user's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      placeholderLabel.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      fontChanged()
    }
  }

  /// The colour of the text; `nil` restores the colour of labels.
  open var textColor: UIColor? = .label {
    didSet {
      dropOwn(.foregroundColor)
      show()
    }
  }

  /// The alignment of the text.
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      alignAll()
      if textAlignment != oldValue { show() }
    }
  }

  /// The placeholder, shown while the field is empty.
  open var placeholder: String? {
    get { attributedHint?.string ?? hint }
    set {
      hint = newValue
      attributedHint = nil
      showPlaceholder()
      show()
    }
  }

  /// The placeholder as an attributed string.
  ///
  /// Ranges without a colour or font use the placeholder colour and the field's font.
  open var attributedPlaceholder: NSAttributedString? {
    get { currentAttributedPlaceholder }
    set {
      hint = nil
      attributedHint = newValue
      showPlaceholder()
      show()
    }
  }

  /// Whether text that does not fit shrinks while it is not edited, down to ``minimumFontSize``; no effect
  /// while that is 0, the default.
  open var adjustsFontSizeToFitWidth = false {
    didSet { show() }
  }
  /// The minimum font size of shrinking text, in points.
  open var minimumFontSize: CGFloat = 0 {
    didSet { show() }
  }

  // MARK: Appearance

  /// The style of the border.
  open var borderStyle: BorderStyle = .none {
    didSet {
      guard borderStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      show()
    }
  }
  /// The background image, which replaces the border unless the border is rounded.
  open var background: UIImage? {
    didSet { show() }
  }
  /// The background image of a disabled field, or `nil` for ``background``.
  open var disabledBackground: UIImage? {
    didSet { show() }
  }
  /// A view at the leading edge.
  open var leftView: UIView? {
    didSet { replaceSide(oldValue, by: leftView) }
  }
  /// The condition under which ``leftView`` is visible.
  open var leftViewMode: ViewMode = .never {
    didSet { show() }
  }
  /// A view at the trailing edge, instead of the clear button.
  open var rightView: UIView? {
    didSet { replaceSide(oldValue, by: rightView) }
  }
  /// The condition under which ``rightView`` is visible.
  open var rightViewMode: ViewMode = .never {
    didSet { show() }
  }
  /// The condition under which the clear button is visible, if there is text.
  open var clearButtonMode: ViewMode = .never {
    didSet { show() }
  }

  // MARK: Editing

  /// The delegate that controls editing.
  open weak var delegate: (any UITextFieldDelegate)? {
    didSet { UncalledMethods.report(of: delegate, or: delegateProtocols) }
  }
  /// Further protocols that the delegate may conform to, each as an `any` type.
  var delegateProtocols: [Any.Type] { [] }
  /// Whether the text is being edited.
  open internal(set) var isEditing = false
  /// Whether the text is cleared when editing begins, if the delegate's `textFieldShouldClear(_:)` permits
  /// it.
  open var clearsOnBeginEditing = false
  /// Whether the next inserted text replaces the whole text.
  ///
  /// An insertion or deletion and a change of the selection set it to `false`, except for the tap that begins
  /// editing. The selection remains visible.
  open var clearsOnInsertion: Bool {
    get { editor.replacesAll }
    set { editor.replacesAll = newValue }
  }

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
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { show() } }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

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

  // MARK: Frames

  /// Returns the frame of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the frame of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds) }
  /// Returns the frame of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the frame of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds) }
  /// Returns the frame of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearRect(bounds) }
  /// Returns the frame of ``UITextField/leftView``.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    standardSideRect(leftView, in: bounds, atLeft: !isMirrored)
  }
  /// Returns the frame of ``UITextField/rightView``.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    standardSideRect(rightView, in: bounds, atLeft: isMirrored)
  }

  /// Draws the text in `rect`, in the field's coordinate space, while it is not edited.
  ///
  /// Override it to draw at another position, or additional content. Drawing is clipped to
  /// ``UITextField/textRect(forBounds:)``.
  open func drawText(in rect: CGRect) { drawOwnText(in: rect) }
  /// Draws the placeholder in `rect`, in the field's coordinate space.
  ///
  /// Override it to draw at another position, or additional content.
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

  /// Updates the appearance after a change of the state.
  package func stateWasSet() {
    show()
  }

  // MARK: Touches and text input

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

  /// Whether the field contains text.
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
  /// Deletes the selection.
  open override func delete(_ sender: Any?) { editor.deleteSelection() }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { editor.selectWord() }

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

  // MARK: Geometry

  /// Returns the caret's rectangle at a position, in the field's coordinate space, in points.
  ///
  /// The caret is displayed there: an override that returns an empty rectangle hides it.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
  /// Returns the first rectangle of a range, in the field's coordinate space, in points.
  open func firstRect(for range: UITextRange) -> CGRect { firstLine(of: range) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { lines(of: range) }
  /// Returns the position nearest to `point`, in the field's coordinate space.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPosition(to: point) }

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

  open override var keyCommands: [UIKeyCommand]? {
    formattingKeys.isEmpty ? super.keyCommands : formattingKeys
  }

  // MARK: Colours

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    canvas.setNeedsDisplay()
  }

  /// The accessibility role of the field.
  var accessibleRole: AccessibilityRole { .textField }

  // MARK: Edit commands

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == EditCommands.paste, pasteConfiguration != nil {
      return isTextEditable && super.canPerformAction(action, withSender: sender)
    }
    return editor.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// The members of the class that can be accessed by name.
  open override class var _namedMembers: [_NamedMember] {
    super._namedMembers + TextFieldMembers.list
  }
}

extension UITextField: BuiltInView {
  /// The editor of the text.
  package var ownTextReceiver: (any TextReceiving)? { editor }

  /// The baselines of the text.
  package var ownBaselines: ViewBaselines? {
    ViewBaselines(first: baseline, last: bounds.height - baseline, font: font)
  }
}

extension UITextField {
  /// An implementation detail: the geometry of the text's positions.
  public var _places: _TextPlaces { _TextPlaces(pointing: pointing) }
}
