// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A search that a person makes: what is found, and where the person is in it.
///
/// A subclass searches by itself; ``UITextSearchingFindSession`` lets an object of texts do it.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// What a find panel says of the results.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// Which of them a person is at, and how many there are.
    case currentAndTotal = 0
    /// How many there are.
    case total = 1
    /// Nothing.
    case none = 2
  }

  /// What a find panel says of the results.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal

  /// A search that has not begun.
  public override init() { super.init() }

  /// How many results there are.
  open var resultCount: Int { 0 }
  /// Which of the results a person is at; `NSNotFound`: none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// Whether results can be replaced.
  open var supportsReplacement: Bool { false }
  /// Whether the result that a person is at can be replaced.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

  /// Searches for `query`, with the usual options without `options`; does nothing unless overridden.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Puts a text in the place of the result that a person is at; does nothing unless overridden.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Puts a text in the place of all results; does nothing unless overridden.
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Goes to the next result, or the one before; does nothing unless overridden.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Forgets what was found; does nothing unless overridden.
  open func invalidateFoundResults() {}

  /// Called when other results are there, or a person is at another one.
  var onChange: () -> Void = {}
}
