// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

/// An interaction that searches in a view with a find panel at the bottom of the window.
///
/// While the view or a descendant is first responder, Control-F opens the panel, and Control-G and
/// Control-Shift-G move to the next and the previous result.
///
/// Differs from UIKit: the bottom content inset of a scroll view is increased while its panel is visible.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  /// The delegate, which creates the search sessions and is not retained.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The current search session, or `nil` if there is none.
  open private(set) var activeFindSession: UIFindSession?
  /// The search text, displayed by the panel.
  open var searchText: String? { didSet { panel?.showTexts() } }
  /// The replacement text, displayed by the panel.
  open var replacementText: String? { didSet { panel?.showTexts() } }
  /// The closure that creates the options menu of the panel from the default elements, or `nil` for a menu of
  /// only these.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  private var panel: FindPanel?
  private lazy var keys = FindKeys(self)
  /// The user's search options.
  private(set) var options = UITextSearchOptions()
  private var panelRoom: CGFloat = 0

  /// Creates an interaction whose search sessions are created by `sessionDelegate`.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
    UncalledMethods.report(of: self.delegate)
  }

  open func willMove(to view: UIView?) {
    dismissFindNavigator()
    if self.view?.inputHandler === keys { self.view?.inputHandler = nil }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    if let view, view.inputHandler == nil { view.inputHandler = keys }
  }

  // MARK: Panel

  /// Whether the panel is visible.
  open var isFindNavigatorVisible: Bool { panel != nil }

  /// Shows the panel and begins a search, if the delegate creates a session.
  ///
  /// With `showingReplace`, the panel has replacement controls if the session supports replacement.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, let surface = view.surface else { return }
    guard let session = activeFindSession ?? begin(in: view) else { return }
    let shown = panel ?? FindPanel(self)
    shown.showsReplacement = showingReplace && session.supportsReplacement
    if panel == nil {
      panel = shown
      shown.stand(in: surface)
    }
    giveRoom()
    shown.showTexts()
    shown.takeKeys()
    search()
  }

  /// Closes the panel and ends the search.
  open func dismissFindNavigator() {
    panel?.leave()
    panel = nil
    giveRoom()
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    session.onChange = {}
    session.invalidateFoundResults()
    delegate?.findInteraction(self, didEnd: session)
  }

  private func begin(in view: UIView) -> UIFindSession? {
    guard let session = delegate?.findInteraction(self, sessionFor: view) else { return nil }
    activeFindSession = session
    session.onChange = { [weak self] in self?.updateResultCount() }
    delegate?.findInteraction(self, didBegin: session)
    return session
  }

  /// Adjusts the bottom content inset of a scroll view so that the panel, while it is visible, covers no
  /// content.
  private func giveRoom() {
    let room = panel?.height ?? 0
    guard room != panelRoom, let scrollView = view as? UIScrollView else { return }
    scrollView.contentInset.bottom += room - panelRoom
    panelRoom = room
  }

  // MARK: Search

  /// Moves to the next result; without a search session, shows the panel.
  open func findNext() { step(.forward) }

  /// Moves to the previous result; without a search session, shows the panel.
  open func findPrevious() { step(.backward) }

  private func step(_ direction: UITextStorageDirection) {
    guard let session = activeFindSession else {
      return presentFindNavigator(showingReplace: false)
    }
    session.highlightNextResult(in: direction)
    updateResultCount()
  }

  /// Updates the displayed number of results.
  open func updateResultCount() { panel?.showResults() }

  /// Searches for the current search text.
  func search() {
    guard let session = activeFindSession else { return }
    session.performSearch(query: searchText ?? "", options: options)
    updateResultCount()
  }

  /// Changes the search options and searches again.
  func use(_ options: UITextSearchOptions) {
    self.options = options
    search()
  }

  /// Replaces the current result, or all results.
  func replace(all: Bool) {
    guard let session = activeFindSession, let searchText, !searchText.isEmpty else { return }
    let text = replacementText ?? ""
    if all {
      session.replaceAll(searchQuery: searchText, replacementString: text, options: options)
    } else if session.allowsReplacementForCurrentlyHighlightedResult {
      session.performSingleReplacement(
        query: searchText, replacementString: text, options: options)
    }
    updateResultCount()
  }

  /// Updates the inset of the scroll view after the replacement controls were shown or hidden.
  func panelChanged() { giveRoom() }

  /// The menu of the panel's options.
  var optionsMenu: UIMenu? {
    let usual: [UIMenuElement] =
      [
        option("Ignore Case", options.stringCompareOptions.contains(.caseInsensitive)) {
          var compare = $0.stringCompareOptions
          compare.formSymmetricDifference([.caseInsensitive])
          return UITextSearchOptions($0.wordMatchMethod, compare)
        },
        option("Whole Words", options.wordMatchMethod == .fullWord) {
          UITextSearchOptions(
            $0.wordMatchMethod == .fullWord ? .contains : .fullWord, $0.stringCompareOptions)
        },
      ] + replacing
    guard let optionsMenuProvider else { return UIMenu(children: usual) }
    return optionsMenuProvider(usual)
  }

  private func option(
    _ title: String, _ isOn: Bool, _ change: @escaping (UITextSearchOptions) -> UITextSearchOptions
  ) -> UIAction {
    UIAction(title: title, state: isOn ? .on : .off) { [weak self] _ in
      guard let self else { return }
      use(change(options))
    }
  }

  private var replacing: [UIMenuElement] {
    guard activeFindSession?.supportsReplacement == true, let panel else { return [] }
    let isShown = panel.showsReplacement
    return [
      UIAction(title: "Replace", state: isShown ? .on : .off) { [weak self] _ in
        self?.presentFindNavigator(showingReplace: !isShown)
      }
    ]
  }
}
