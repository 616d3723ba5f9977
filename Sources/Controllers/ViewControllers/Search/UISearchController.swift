// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
import MullionControls
public import MullionTextInput
import MullionViewTree

/// Searches what a controller shows: a search bar in its navigation bar, and results in front of it.
///
/// The search begins when a person goes to the bar, and ends with the button that cancels, Escape,
/// or a press on the shade in front of the content.
///
/// Differs from UIKit: it is no presentation; while it is active it is a child of the controller
/// that is searched. Outside of a navigation item the bar stands where the program puts it, and no
/// results are shown.
///
/// What the search offers to search for is shown in front of results and shade.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private let bar = UISearchBar()
  /// Shows results in front of the content; nil: the content shows them itself.
  public private(set) var searchResultsController: UIViewController?

  /// A search whose results `searchResultsController` shows; nil: what is searched does.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// A search whose results are shown by what is searched.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// A search whose results are shown by what is searched.
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

  // MARK: Parts

  /// The bar with the words.
  open var searchBar: UISearchBar { bar }
  /// Shows what fits the words.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Follows the search.
  open weak var delegate: (any UISearchControllerDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }

  // MARK: Behaviour

  /// Whether a shade lies in front of the content as long as no results do.
  open var obscuresBackgroundDuringPresentation = true { didSet { stateChanged() } }
  /// Whether the row of the navigation bar goes away while the search is active.
  open var hidesNavigationBarDuringPresentation = true { didSet { stateChanged() } }
  /// Whether the button that cancels comes and goes with the search.
  open var automaticallyShowsCancelButton = true
  /// Whether results come when there are words, and go when there are none.
  open var automaticallyShowsSearchResultsController = true { didSet { stateChanged() } }
  /// Whether results are shown while the search is active.
  ///
  /// Setting it turns `automaticallyShowsSearchResultsController` off.
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

  /// When the scopes of the bar come; they go with the search, but for ``ScopeBarActivation/manual``.
  open var scopeBarActivation: ScopeBarActivation = .automatic { didSet { showScopes() } }
  /// Whether the scopes of the bar come and go with the search.
  ///
  /// Setting `showsScopeBar` of the bar turns it off.
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

  /// What the search offers to search for, shown while it is active; nil or empty: nothing is.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet {
      suggestionsAreNew = true
      stateChanged()
    }
  }
  /// Whether suggestions are left out while the search bar stands in a row of its own, below the title.
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

  /// Whether the search is under way.
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

  /// What has the search.
  weak var owner: (any SearchOwning)?

  private func stateChanged() {
    owner?.searchChanged()
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: In front of the content

  /// Whether something lies in front of the content.
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
  /// Editing begins, and the search with it.
  package func searchDidBegin() { begin() }

  /// Tells the delegate and the updater while a search is under way.
  package func searchTextDidChange() {
    guard active else { return }
    showScopes()
    stateChanged()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Tells the updater while a search is under way.
  package func searchScopeDidChange() {
    if active { searchResultsUpdater?.updateSearchResults(for: self) }
  }

  /// The program shows and hides the scopes itself.
  package func scopesWereSet() { automaticallyShowsScopeBar = false }

  /// The navigation bar becomes higher or lower.
  package func searchBarHeightDidChange() { stateChanged() }

  /// Editing ends; the search goes on.
  package func searchWasSubmitted() { bar.resignFirstResponder() }

  /// Ends the search.
  package func searchWasCancelled() { finish() }
}
