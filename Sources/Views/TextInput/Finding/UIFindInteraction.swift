// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

/// Searches in a view: shows a panel at the bottom of the window, in which a person types what is to be found.
///
/// While the view, or what is in it, gets keys, Control-F opens the panel, Control-G and Control-Shift-G go to the next result and
/// the one before.
///
/// Differs from UIKit: a scroll view whose panel is shown has so much more room at its bottom.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  /// Makes the searches; not kept.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The search that is made now; nil: none is.
  open private(set) var activeFindSession: UIFindSession?
  /// What is searched for; shown by the panel.
  open var searchText: String? { didSet { panel?.showTexts() } }
  /// What takes the place of what is found; shown by the panel.
  open var replacementText: String? { didSet { panel?.showTexts() } }
  /// Makes the menu of the panel's options from the usual elements; nil: they are the menu.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  private var panel: FindPanel?
  private lazy var keys = FindKeys(self)
  /// How a person wants words to be compared.
  private(set) var options = UITextSearchOptions()
  private var panelRoom: CGFloat = 0

  /// An interaction whose searches `sessionDelegate` makes.
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

  // MARK: The panel

  /// Whether the panel is seen.
  open var isFindNavigatorVisible: Bool { panel != nil }

  /// Shows the panel and begins a search, if the delegate makes one; `showingReplace`: with what takes the place of results, where the
  /// search supports that.
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

  /// Takes the panel away and ends the search.
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

  /// Lets a scroll view be scrolled so far that the panel covers nothing.
  private func giveRoom() {
    let room = panel?.height ?? 0
    guard room != panelRoom, let scrollView = view as? UIScrollView else { return }
    scrollView.contentInset.bottom += room - panelRoom
    panelRoom = room
  }

  // MARK: Searching

  /// Goes to the next result; without a search the panel is shown.
  open func findNext() { step(.forward) }

  /// Goes to the result before; without a search the panel is shown.
  open func findPrevious() { step(.backward) }

  private func step(_ direction: UITextStorageDirection) {
    guard let session = activeFindSession else {
      return presentFindNavigator(showingReplace: false)
    }
    session.highlightNextResult(in: direction)
    updateResultCount()
  }

  /// Shows how many results the search has now.
  open func updateResultCount() { panel?.showResults() }

  /// Searches for what is to be found now.
  func search() {
    guard let session = activeFindSession else { return }
    session.performSearch(query: searchText ?? "", options: options)
    updateResultCount()
  }

  /// Searches with other options.
  func use(_ options: UITextSearchOptions) {
    self.options = options
    search()
  }

  /// Replaces one result, or all.
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

  /// A part for replacing came or went.
  func panelChanged() { giveRoom() }

  /// What the panel's options offer.
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
