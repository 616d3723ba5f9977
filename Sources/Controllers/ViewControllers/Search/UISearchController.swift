// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
import MullionControls
public import MullionTextInput
import MullionViewTree

/// A view controller that manages a search, with a search bar in the navigation bar of the searched
/// controller, and results in front of the content.
///
/// The search begins when the user activates the bar, and ends with the cancel button, Escape, or a press on
/// the dimmed content.
///
/// Differs from UIKit: the search controller is not presented; while it is active it is a child of the
/// searched controller. Outside of a navigation item the bar is placed by the app, and no results are shown.
///
/// Search suggestions are shown in front of the results and the dimmed content.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private let bar = UISearchBar()
  /// The controller that shows the results in front of the content, or `nil` if the searched controller shows
  /// the results.
  public private(set) var searchResultsController: UIViewController?

  /// Creates a search whose results are shown by `searchResultsController`, or by the searched controller for
  /// `nil`.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a search whose results are shown by the searched controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a search whose results are shown by the searched controller.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UISearchController.self)
  }

  private func setUp() {
    bar.searchBarStyle = .minimal
    bar.placeholder = "Search"
    bar.searchFollower = self
  }

  // MARK: Components

  /// The search bar.
  open var searchBar: UISearchBar { bar }
  /// The object that updates the results for the search text.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is notified of the beginning and end of the search.
  open weak var delegate: (any UISearchControllerDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }

  // MARK: Behaviour

  /// Whether the content is dimmed while no results are shown.
  open var obscuresBackgroundDuringPresentation = true { didSet { stateChanged() } }
  /// Whether the row of the navigation bar is hidden while the search is active.
  open var hidesNavigationBarDuringPresentation = true { didSet { stateChanged() } }
  /// Whether the cancel button is shown and hidden with the search.
  open var automaticallyShowsCancelButton = true
  /// Whether the results are shown if and only if there is search text or a token.
  open var automaticallyShowsSearchResultsController = true { didSet { stateChanged() } }
  /// Whether the results are shown while the search is active.
  ///
  /// Setting the property sets `automaticallyShowsSearchResultsController` to `false`.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? hasWords : showsResults }
    set {
      showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  private var showsResults = false
  private var hasWords: Bool {
    !(bar.text ?? "").isEmpty || !bar.searchTextField.tokens.isEmpty
  }

  /// The event that shows the scope bar.
  ///
  /// The scope bar is hidden at the end of the search, except with ``ScopeBarActivation/manual``.
  open var scopeBarActivation: ScopeBarActivation = .automatic { didSet { showScopes() } }
  /// Whether the scope bar is shown and hidden with the search.
  ///
  /// Setting `showsScopeBar` of the search bar sets this property to `false`.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  private func showScopes() {
    switch scopeBarActivation {
    case .manual: break
    case .onTextEntry:
      if !active || hasWords { bar.showScopes(active) }
    case .automatic, .onSearchActivation: bar.showScopes(active)
    }
  }

  /// The search suggestions, which are shown while the search is active; `nil` and an empty array stand for
  /// none.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet {
      suggestionsAreNew = true
      stateChanged()
    }
  }
  /// Whether suggestions are omitted while the search bar is in a row of its own, below the title.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
    didSet {
      if ignoresSearchSuggestionsForSearchBarPlacementStacked != oldValue { stateChanged() }
    }
  }
  private var suggestionsAreNew = false
  private let suggestionList = SuggestionList()

  private var suggestionsAreShown: Bool {
    guard active, !(searchSuggestions ?? []).isEmpty else { return false }
    return
      !(ignoresSearchSuggestionsForSearchBarPlacementStacked
      && owner?.isSearchBarStacked == true)
  }

  // MARK: State

  private var active = false

  /// Whether the search is active; setting the property begins or ends the search.
  open var isActive: Bool {
    get { active }
    set { if newValue { begin() } else { finish() } }
  }

  private func begin() {
    guard !active else { return }
    delegate?.presentSearchController(self)
    delegate?.willPresentSearchController(self)
    active = true
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
    showScopes()
    stateChanged()
    if !bar.isFirstResponder { bar.becomeFirstResponder() }
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didPresentSearchController(self)
  }

  private func finish() {
    guard active else { return }
    delegate?.willDismissSearchController(self)
    active = false
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
    bar.resignFirstResponder()
    if hasWords {
      bar.searchTextField.tokens = []
      bar.text = ""
    }
    showScopes()
    stateChanged()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  /// The owner of the search, or `nil` if the search bar is placed by the app.
  weak var owner: (any SearchOwning)?

  private func stateChanged() {
    owner?.searchChanged()
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Overlay

  /// Whether dimming, results or suggestions cover the content.
  var coversContent: Bool {
    active && (obscuresBackgroundDuringPresentation || resultsAreShown || suggestionsAreShown)
  }

  private var resultsAreShown: Bool {
    active && searchResultsController != nil && showsSearchResultsController
  }

  open override func loadView() {
    let view = SearchGround(frame: UIScreen.main.bounds)
    view.onPress = { [weak self] in self?.isActive = false }
    view.onLayout = { [weak self] in self?.layoutResults() }
    self.view = view
  }

  private static let shade = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.4 : 0.12)
  }

  private func layoutResults() {
    guard let view = viewIfLoaded else { return }
    let isShade = obscuresBackgroundDuringPresentation && !resultsAreShown
    view.backgroundColor = isShade ? Self.shade : nil
    defer { layoutSuggestions(in: view) }
    guard let results = searchResultsController else { return }
    if resultsAreShown {
      if results.parent !== self { addChild(results) }
      results.view.frame = view.bounds
      results.view.setOwnSafeAreaInsets(view.safeAreaInsets)
      if results.view.superview !== view {
        view.addSubview(results.view)
        results.didMove(toParent: self)
      }
    } else if results.parent === self {
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      results.removeFromParent()
    }
  }

  private func layoutSuggestions(in view: UIView) {
    guard suggestionsAreShown else {
      suggestionList.removeFromSuperview()
      return
    }
    if suggestionsAreNew {
      suggestionsAreNew = false
      suggestionList.show(searchSuggestions ?? []) { [weak self] in self?.choose($0) }
    }
    suggestionList.frame = view.bounds
    if view.subviews.last !== suggestionList { view.addSubview(suggestionList) }
  }

  private func choose(_ suggestion: any UISearchSuggestion) {
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }

  override var shownChild: UIViewController? {
    resultsAreShown ? searchResultsController : nil
  }
}

extension UISearchController: SearchBarFollowing {
  /// Begins the search, because editing began.
  package func searchDidBegin() { begin() }

  /// Notifies the updater of changed text while the search is active.
  package func searchTextDidChange() {
    guard active else { return }
    showScopes()
    stateChanged()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Notifies the updater of a changed scope while the search is active.
  package func searchScopeDidChange() {
    if active { searchResultsUpdater?.updateSearchResults(for: self) }
  }

  /// Disables the automatic scope bar, because the app sets the visibility itself.
  package func scopesWereSet() { automaticallyShowsScopeBar = false }

  /// Notifies the owner of a changed height of the search bar.
  package func searchBarHeightDidChange() { stateChanged() }

  /// Ends editing; the search stays active.
  package func searchWasSubmitted() { bar.resignFirstResponder() }

  /// Ends the search, and clears the text and tokens.
  package func searchWasCancelled() { finish() }
}
