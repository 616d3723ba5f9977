// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// The text field of a search bar: text with tokens before it.
///
/// Positions of tokens precede those of the text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  let ground = UIImageView()
  /// The offsets of the icons that a search bar sets, in points.
  var signOffsets = SearchSignOffsets() {
    didSet { setNeedsLayout() }
  }
  private let strip = SearchTokenStrip()
  override var delegateProtocols: [Any.Type] { [(any UISearchTextFieldDelegate).self] }

  /// Creates a search field with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    dress()
  }

  /// Creates a search field from an interface file; with any other coder, one of zero size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    dress()
    coder.fill(self, as: UISearchTextField.self)
  }

  /// The font of search bars, which grows with the user's text size up to a limit.
  ///
  /// The limit was not measured from UIKit; it leaves space for text beside a cancel button.
  static var growingFont: UIFont {
    UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: greatestFontSize)
  }

  /// The maximum size of the font, in points.
  static let greatestFontSize: CGFloat = 28

  /// A view with the search icon.
  static var magnifier: UIView { Magnifier(frame: CGRect(origin: .zero, size: Magnifier.size)) }

  private func dress() {
    ground.backgroundColor = .tertiarySystemFill
    ground.layer.cornerRadius = 10
    ground.isUserInteractionEnabled = false
    insertSubview(ground, at: 0)
    leftView = Self.magnifier
    leftViewMode = .always
    clearButtonMode = .whileEditing
    placeholderLabel.textColor = .secondaryLabel
    font = Self.growingFont
    adjustsFontForContentSizeCategory = true
    returnKeyType = .search
    autocorrectionType = .default
    companion = strip
    addSubview(strip)
    strip.onPress = { [weak self] in self?.choose($0) }
    editor.takesKeyFirst = { [weak self] in self?.handleTokenKey($0) ?? false }
    editor.willInsert = { [weak self] in self?.deleteChosen() }
  }

  // MARK: Tokens

  /// The tokens before the text; setting them does not notify the delegate.
  open var tokens: [UISearchToken] {
    get { strip.tokens }
    set {
      strip.show(newValue)
      show()
    }
  }

  /// Inserts a token before the one at `tokenIndex`; an index equal to the number of tokens appends it.
  ///
  /// - Precondition: The index is in the range from 0 to the number of tokens.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    require(
      (0...tokens.count).contains(tokenIndex),
      "insertToken(_:at: \(tokenIndex)) in a search field of \(tokens.count) tokens; pass an index up to"
        + " their number.")
    tokens.insert(token, at: tokenIndex)
  }

  /// Removes the token at an index.
  ///
  /// - Precondition: The index is that of a token.
  open func removeToken(at tokenIndex: Int) {
    requireToken(tokenIndex, "removeToken(at: \(tokenIndex))")
    tokens.remove(at: tokenIndex)
  }

  /// Returns the position of the token at an index.
  ///
  /// - Precondition: The index is that of a token.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    requireToken(tokenIndex, "positionOfToken(at: \(tokenIndex))")
    return UITextPosition(tokenIndex - tokens.count)
  }

  /// Returns the tokens in a range.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    Array(tokens[tokenIndexes(in: textRange)])
  }

  /// The range of the text, without the tokens.
  open var textualRange: UITextRange { UITextRange(0..<editor.buffer.count) }

  /// Inserts a token and deletes the text of a range.
  ///
  /// Tokens in the range remain.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    insertToken(token, at: tokenIndex)
    let range = textRange.offsets.clamped(to: 0..<editor.buffer.count)
    if !range.isEmpty { editor.replace(range, with: "", isTyped: false) }
    if isEditing { editor.moveCaret(to: range.lowerBound, extending: false) }
  }

  /// The background colour of tokens; setting `nil` restores a system fill colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tokenBackgroundColor: UIColor! {
    get { strip.ground ?? .systemFill }
    set { strip.ground = newValue }
  }

  /// Whether the user can delete tokens.
  open var allowsDeletingTokens = true
  /// Whether the user can copy tokens, if the delegate provides their content.
  open var allowsCopyingTokens = true

  /// The suggestions in a list below the field while it is edited; the list is hidden if there are none.
  ///
  /// The delegate is notified when the user chooses one. In a search bar of a `UISearchController`, set the
  /// controller's suggestions instead.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet {
      if suggestions == nil, searchSuggestions?.isEmpty == false {
        suggestions = FieldSuggestions(of: self)
      }
      suggestions?.show(searchSuggestions ?? [])
    }
  }
  private var suggestions: FieldSuggestions?

  private func requireToken(_ index: Int, _ call: String) {
    require(
      tokens.indices.contains(index),
      "\(call) in a search field of \(tokens.count) tokens; pass the index of one of them.")
  }

  private func tokenIndexes(in range: UITextRange) -> Range<Int> {
    let count = tokens.count
    let (start, end) = (range.start.offset + count, range.end.offset + count)
    return max(0, min(start, count))..<max(0, min(max(start, end), count))
  }

  /// The selected range, including tokens.
  open override var selectedTextRange: UITextRange? {
    get {
      guard !strip.chosen.isEmpty else { return super.selectedTextRange }
      let end = strip.chosen.upperBound == tokens.count ? editor.selection.upperBound : nil
      return UITextRange(
        strip.chosen.lowerBound - tokens.count..<(end ?? strip.chosen.upperBound - tokens.count))
    }
    set {
      guard let newValue else { return super.selectedTextRange = nil }
      let count = editor.buffer.count
      let offsets = newValue.offsets
      editor.select(min(max(0, offsets.lowerBound), count)..<min(max(0, offsets.upperBound), count))
      strip.chosen = tokenIndexes(in: newValue)
    }
  }

  private func choose(_ index: Int) {
    guard isEditing || becomeFirstResponder() else { return }
    editor.select(0..<0)
    strip.chosen = index..<index + 1
  }

  /// Handles the keys that edit tokens.
  ///
  /// Before the text, the backspace key selects the last token, and the arrow keys select the adjacent one.
  /// Selected tokens are deleted by both deletion keys, and copied or cut by the usual shortcuts.
  ///
  /// - Returns: Whether the event was handled.
  private func handleTokenKey(_ event: KeyEvent) -> Bool {
    if copyByKey(event) { return true }
    guard !tokens.isEmpty, event.modifiers.isEmpty else { return false }
    let back: KeyEvent.Key = isMirrored ? .right : .left
    let onward: KeyEvent.Key = isMirrored ? .left : .right
    switch event.key {
    case .delete, .forwardDelete:
      return deleteBackwardInTokens(choosing: event.key == .delete)
    case back:
      guard editor.selection == 0..<0 else { return false }
      let first = strip.chosen.isEmpty ? tokens.count : strip.chosen.lowerBound
      strip.chosen = max(0, first - 1)..<max(0, first - 1) + 1
      return true
    case onward:
      guard let last = strip.chosen.last else { return false }
      strip.chosen = last + 1 < tokens.count ? last + 1..<last + 2 : 0..<0
      return true
    default: return false
    }
  }

  /// Deletes the selected tokens; if there are none and the caret is before the text, selects the last one.
  private func deleteBackwardInTokens(choosing: Bool) -> Bool {
    if !strip.chosen.isEmpty {
      deleteChosen()
      return true
    }
    guard choosing, !tokens.isEmpty, allowsDeletingTokens, editor.selection == 0..<0 else {
      return false
    }
    strip.chosen = tokens.count - 1..<tokens.count
    return true
  }

  /// Deletes the selected tokens, and the text that is selected with them, if ``allowsDeletingTokens`` is
  /// set; otherwise deselects the tokens.
  func deleteChosen() {
    guard !strip.chosen.isEmpty else { return }
    defer { strip.chosen = 0..<0 }
    guard allowsDeletingTokens else { return }
    tokens.removeSubrange(strip.chosen)
    if !editor.selection.isEmpty { editor.replace(editor.selection, with: "", isTyped: false) }
    notifyTextChanged()
  }

  /// The selected tokens.
  var chosenTokens: [UISearchToken] { Array(tokens[strip.chosen]) }

  /// Copies the selection to the pasteboard; for tokens, the content that the delegate provides.
  open override func copy(_ sender: Any?) {
    if !copyChosenTokens() { super.copy(sender) }
  }

  /// Cuts the selection to the pasteboard; tokens are copied as by ``copy(_:)``.
  open override func cut(_ sender: Any?) {
    if !copyChosenTokens() { return super.cut(sender) }
    deleteChosen()
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case EditCommands.copy where canCopyTokens: true
    case EditCommands.cut where canCopyTokens: allowsDeletingTokens
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    suggestions?.update()
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let isEdited = super.becomeFirstResponder()
    if isEdited { suggestions?.update() }
    return isEdited
  }

  /// Deletes the selection, or the character before the caret.
  ///
  /// A token before the caret is selected first, and deleted by the next call.
  open override func deleteBackward() {
    if !deleteBackwardInTokens(choosing: true) { super.deleteBackward() }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let isOver = super.resignFirstResponder()
    if isOver {
      strip.chosen = 0..<0
      suggestions?.update()
    }
    return isOver
  }

  // MARK: Positions

  /// The offset of the text that a search bar sets, in points.
  var textOffset = UIOffset.zero {
    didSet { if textOffset != oldValue { setNeedsLayout() } }
  }

  /// The minimum width of the text beside tokens, in points.
  private static let leastText: CGFloat = 40

  private func room(in bounds: CGRect) -> CGRect {
    let rect = super.textRect(forBounds: bounds)
    let isCleared = showsClear
    let (left, right): (CGFloat, CGFloat) =
      isMirrored ? (isCleared ? 4 : 8, 2) : (2, isCleared ? 4 : 8)
    return rect.inset(by: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right))
  }

  private func tokenWidth(in room: CGRect) -> CGFloat {
    min(strip.wantedWidth, max(0, room.width - Self.leastText))
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let room = room(in: bounds)
    let width = tokenWidth(in: room)
    return room.inset(
      by: UIEdgeInsets(
        top: 0, left: isMirrored ? 0 : width, bottom: 0, right: isMirrored ? width : 0)
    ).offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: isMirrored ? -2 : 2, dy: 0)
      .moved(by: signOffsets.leading)
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds)
      .moved(by: signOffsets.trailing)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).moved(by: signOffsets.clear)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: super.intrinsicContentSize.width + 10,
      height: max(36, super.intrinsicContentSize.height + 2))
  }

  open override func layoutSubviews() {
    strip.font = font ?? .systemFont(ofSize: 17)
    super.layoutSubviews()
    ground.frame = bounds
    let room = room(in: bounds)
    let width = tokenWidth(in: room)
    strip.frame = CGRect(
      x: isMirrored ? room.maxX - width : room.minX, y: 0, width: width, height: bounds.height)
    suggestions?.update()
  }

  override var accessibleRole: AccessibilityRole { .searchField }
}
