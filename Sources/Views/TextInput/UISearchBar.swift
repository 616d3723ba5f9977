// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
import MullionControls
public import MullionViewTree

/// A bar with a search field and a cancel button.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  private static let fieldHeight: CGFloat = 36
  private static let margin = CGSize(width: 8, height: 10)
  private static let promptHeight: CGFloat = 19

  /// The field in which the user edits the search text and its tokens.
  public let searchTextField = UISearchTextField()
  /// The view above the keyboard while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  private let cancelButton = UIButton(type: .system)
  private let promptLabel = UILabel()
  private let ground = UIImageView()
  private let scopes = SearchScopeRow()
  private let sideButton = UIButton(type: .system)
  private lazy var follower = SearchFieldFollower(self)
  /// The images of the parts that replace the default ones.
  var pictures = SearchBarPictures() {
    didSet { showPictures() }
  }
  /// An observer in addition to the delegate, such as a search controller.
  package weak var searchFollower: (any SearchBarFollowing)?

  /// Creates a search bar with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a search bar from an interface file; with any other coder, one of zero size.
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
    scopes.isHidden = true
    scopes.onChoice = { [weak self] in self?.chooseScope($0) }
    sideButton.addAction(
      UIAction { [weak self] _ in self?.pressSideButton() }, for: .touchUpInside)
    for view in [ground, promptLabel, searchTextField, cancelButton, scopes] { addSubview(view) }
    show()
  }

  // MARK: Text

  /// The search text; never `nil` when read.
  ///
  /// Setting a different text calls the delegate's `searchBar(_:textDidChange:)`, as an edit by the user
  /// does.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text else { return }
      searchTextField.text = newValue
      textChanged()
    }
  }
  /// The placeholder, shown while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The text of a line above the field.
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The delegate that controls editing and is notified of the user's actions, which is not retained.
  open weak var delegate: (any UISearchBarDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }

  // MARK: Appearance

  /// The style, which determines whether there is a background behind the field.
  open var searchBarStyle: Style = .default {
    didSet { show() }
  }
  /// The colour of the background, or `nil` for that of bars.
  open var barTintColor: UIColor? {
    didSet { show() }
  }
  /// Whether the bar is translucent.
  ///
  /// - Note: Has no effect on Linux: the bar is opaque.
  open var isTranslucent = true
  /// The background image, stretched according to its cap insets; an empty image removes the background.
  open var backgroundImage: UIImage? {
    didSet { show() }
  }
  /// The offset of the text in the field, in points.
  open var searchTextPositionAdjustment = UIOffset.zero {
    didSet { searchTextField.textOffset = searchTextPositionAdjustment }
  }
  /// Whether the cancel button is shown.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows or hides the cancel button.
  ///
  /// Differs from UIKit: the change is not animated.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard cancelButton.isHidden == showsCancelButton else { return }
    cancelButton.isHidden = !showsCancelButton
    setNeedsLayout()
  }

  /// Whether the bar is enabled: the field, the cancel button and the scopes.
  public final var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set {
      searchTextField.isEnabled = newValue
      cancelButton.isEnabled = newValue
      scopes.isUserInteractionEnabled = newValue
    }
  }

  /// Whether the bookmarks button is shown while the field is empty.
  open var showsBookmarkButton = false {
    didSet { showSideButton() }
  }
  /// Whether the results list button is shown while the field is empty and there is no bookmarks button.
  open var showsSearchResultsButton = false {
    didSet { showSideButton() }
  }
  /// Whether the results list button is selected.
  open var isSearchResultsButtonSelected = false {
    didSet { showSideButton() }
  }

  private func showSideButton() {
    let isShown = showsBookmarkButton || showsSearchResultsButton
    guard isShown else {
      searchTextField.rightView = nil
      searchTextField.rightViewMode = .never
      return
    }
    let name = showsBookmarkButton ? "book" : "list.bullet"
    let icon: Icon = showsBookmarkButton ? .bookmark : .resultsList
    for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
      let own = state == .normal ? UIImage(systemName: name) : nil
      let picture = image(for: icon, state: state)?.withRenderingMode(.alwaysOriginal)
      sideButton.setImage(picture ?? own, for: state)
    }
    sideButton.accessibilityLabel = showsBookmarkButton ? "Bookmarks" : "Results"
    sideButton.isSelected = !showsBookmarkButton && isSearchResultsButtonSelected
    sideButton.tintColor = sideButton.isSelected ? nil : .secondaryLabel
    sideButton.bounds.size = CGSize(width: 34, height: 30)
    searchTextField.rightView = sideButton
    searchTextField.rightViewMode = searchTextField.hasContent ? .never : .always
  }

  private func pressSideButton() {
    if showsBookmarkButton {
      delegate?.searchBarBookmarkButtonClicked(self)
    } else {
      delegate?.searchBarResultsListButtonClicked(self)
    }
  }

  // MARK: Scopes

  /// The titles of the scopes; fewer than two are not shown.
  open var scopeButtonTitles: [String]? {
    didSet {
      let count = scopeButtonTitles?.count ?? 0
      if selectedScopeButtonIndex >= count { selectedScopeButtonIndex = 0 }
      scopesChanged()
    }
  }
  /// The index of the selected scope.
  open var selectedScopeButtonIndex = 0 {
    didSet { if selectedScopeButtonIndex != oldValue { scopesChanged() } }
  }
  /// Whether the scopes are shown.
  open var showsScopeBar: Bool {
    get { wantsScopes }
    set { setShowsScope(newValue, animated: false) }
  }
  /// Shows or hides the scopes.
  ///
  /// Differs from UIKit: the change is not animated.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    searchFollower?.scopesWereSet()
    showScopes(show)
  }
  /// Sets the text attributes of scope titles for a state.
  ///
  /// Only `.font` and `.foregroundColor` are used, and only those for `.normal` and `.selected`.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopes.setTitleTextAttributes(attributes, for: state)
  }
  /// Sets the background image of scopes for a state; a state without one uses that of `.normal`.
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    scopes.changePictures { $0.setGround(backgroundImage, for: state) }
  }
  /// Returns the background image of scopes that was set for a state; `nil` if there is none.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopes.pictures.givenGround(for: state)
  }
  /// Sets the divider image between a scope of one state and one of another.
  ///
  /// States without an image use that of two `.normal` scopes.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopes.changePictures { $0.setDivider(dividerImage, left: leftState, right: rightState) }
  }
  /// Returns the divider image that was set for these states; `nil` if there is none.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { scopes.pictures.givenDivider(left: leftState, right: rightState) }

  /// Returns the text attributes of scope titles that were set for a state; `nil` if there are none.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopes.titleTextAttributes(for: state) }

  private var wantsScopes = false

  /// Shows or hides the scopes without notifying the observer that the app has set them.
  package func showScopes(_ shows: Bool) {
    guard shows != wantsScopes else { return }
    wantsScopes = shows
    scopesChanged()
  }

  /// The height of the row of scopes, in points; 0 if it is not shown.
  package var scopeHeight: CGFloat {
    wantsScopes && (scopeButtonTitles?.count ?? 0) > 1 ? SearchScopeRow.height : 0
  }

  private func scopesChanged() {
    scopes.show(scopeButtonTitles ?? [], chosen: selectedScopeButtonIndex)
    let isHidden = scopeHeight == 0
    guard scopes.isHidden != isHidden else { return }
    scopes.isHidden = isHidden
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    searchFollower?.searchBarHeightDidChange()
  }

  private func chooseScope(_ index: Int) {
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    searchFollower?.searchScopeDidChange()
  }

  private func show() {
    let isPlain = searchBarStyle == .minimal || backgroundImage != nil
    ground.image = backgroundImage
    ground.backgroundColor = isPlain ? nil : barTintColor ?? .secondarySystemBackground
    setNeedsLayout()
  }

  private func showPictures() {
    searchTextField.show(pictures)
    scopes.ground.image = pictures.scopeGround
    showSideButton()
    invalidateIntrinsicContentSize()
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
    showSideButton()
    delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
    searchFollower?.searchTextDidChange()
  }

  /// Notifies the delegate and the follower that the search was cancelled.
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
  /// The additional height of the field relative to the default text size, in points.
  package var growth: CGFloat {
    let font = UISearchTextField.growingFont.adapted(to: traitCollection)
    return max(0, (font.lineHeight + 15 - Self.fieldHeight).rounded())
  }
  private var fieldHeight: CGFloat {
    pictures.shownField(isEnabled: true)?.size.height ?? Self.fieldHeight + growth
  }
  private var barHeight: CGFloat {
    fieldHeight + 2 * Self.margin.height + (prompt == nil ? 0 : Self.promptHeight)
      + scopeHeight
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let top = prompt == nil ? 0 : Self.promptHeight
    promptLabel.frame = CGRect(x: 0, y: 4, width: bounds.width, height: top)
    let bottom = scopeHeight
    let height = min(fieldHeight, max(0, bounds.height - top - bottom))
    let safe = safeAreaInsets
    var field = CGRect(
      x: safe.left + Self.margin.width, y: top + (bounds.height - top - bottom - height) / 2,
      width: max(0, bounds.width - safe.left - safe.right - 2 * Self.margin.width), height: height)
    scopes.frame = CGRect(
      x: field.minX, y: bounds.height - bottom, width: field.width, height: bottom)
    if showsCancelButton {
      let width = min(cancelButton.intrinsicContentSize.width, field.width)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      cancelButton.frame = CGRect(
        x: isMirrored ? field.minX : field.maxX - width, y: field.minY, width: width,
        height: height)
      field.size.width = max(0, field.width - width - Self.margin.width)
      if isMirrored { field.origin.x += width + Self.margin.width }
    }
    let offset = pictures.fieldOffset
    searchTextField.frame = field.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Text input traits

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
  open var passwordRules: UITextInputPasswordRules? {
    get { searchTextField.passwordRules }
    set { searchTextField.passwordRules = newValue }
  }
}
