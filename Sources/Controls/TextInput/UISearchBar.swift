// SPDX-License-Identifier: Apache-2.0

public import CollectionGeometry
public import Foundation
public import ViewTree

/// A bar with a field for words to search for, and a button that cancels.
///
/// Known gaps: scopes, bookmarks, pictures of its parts, positions in navigation bars.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  private static let fieldHeight: CGFloat = 36
  private static let margin = CGSize(width: 8, height: 10)
  private static let promptHeight: CGFloat = 19

  /// The field for the words.
  public let searchTextField = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  private let promptLabel = UILabel()
  private let ground = UIView()
  private lazy var follower = SearchFieldFollower(self)
  /// Follows the bar beside its delegate: what searches with it.
  package weak var searchFollower: (any SearchBarFollowing)?

  /// A search bar that fills `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A search bar of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UISearchBar.self)
  }

  private func setUp() {
    searchTextField.delegate = follower
    searchTextField.inputHandler = follower
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = UISearchTextField.growingFont
    cancelButton.titleLabel?.adjustsFontForContentSizeCategory = true
    cancelButton.isHidden = true
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    for view in [ground, promptLabel, searchTextField, cancelButton] { addSubview(view) }
    show()
  }

  // MARK: Text

  /// The words; never nil when read.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text else { return }
      searchTextField.text = newValue
      textChanged()
    }
  }
  /// What is shown while there are no words.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above the field.
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// Follows what is done.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Looks

  /// How the bar looks.
  open var searchBarStyle: Style = .default {
    didSet { show() }
  }
  /// The colour of the ground; nil: that of bars.
  open var barTintColor: UIColor? {
    didSet { show() }
  }
  /// Whether what is behind shines through; nothing does here.
  open var isTranslucent = true
  /// A picture of the ground; an empty one leaves the ground out.
  open var backgroundImage: UIImage? {
    didSet { show() }
  }
  /// Moves the text in the field, in points.
  open var searchTextPositionAdjustment = UIOffset.zero {
    didSet { searchTextField.textOffset = searchTextPositionAdjustment }
  }
  /// Whether the button that cancels is shown.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows or hides the button that cancels.
  ///
  /// Differs from UIKit: at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard cancelButton.isHidden == showsCancelButton else { return }
    cancelButton.isHidden = !showsCancelButton
    setNeedsLayout()
  }

  private func show() {
    let isPlain = searchBarStyle == .minimal || backgroundImage != nil
    ground.backgroundColor = isPlain ? nil : barTintColor ?? .secondarySystemBackground
    setNeedsLayout()
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  private func textChanged() {
    delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
    searchFollower?.searchTextDidChange()
  }

  /// Cancels, as the button does.
  func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchFollower?.searchWasCancelled()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }
  /// How much higher the field is than it is with text of the usual size, in points.
  package var growth: CGFloat {
    let font = UISearchTextField.growingFont.adapted(to: traitCollection)
    return max(0, (font.lineHeight + 15 - Self.fieldHeight).rounded())
  }
  private var barHeight: CGFloat {
    Self.fieldHeight + growth + 2 * Self.margin.height + (prompt == nil ? 0 : Self.promptHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let top = prompt == nil ? 0 : Self.promptHeight
    promptLabel.frame = CGRect(x: 0, y: 4, width: bounds.width, height: top)
    let height = min(Self.fieldHeight + growth, max(0, bounds.height - top))
    let safe = safeAreaInsets
    var field = CGRect(
      x: safe.left + Self.margin.width, y: top + (bounds.height - top - height) / 2,
      width: max(0, bounds.width - safe.left - safe.right - 2 * Self.margin.width), height: height)
    if showsCancelButton {
      let width = min(cancelButton.intrinsicContentSize.width, field.width)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      cancelButton.frame = CGRect(
        x: isMirrored ? field.minX : field.maxX - width, y: field.minY, width: width,
        height: height)
      field.size.width = max(0, field.width - width - Self.margin.width)
      if isMirrored { field.origin.x += width + Self.margin.width }
    }
    searchTextField.frame = field
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Traits of the text

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  open var textContentType: UITextContentType? {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
}
