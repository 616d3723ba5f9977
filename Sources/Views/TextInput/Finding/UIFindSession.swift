// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A search session of the user: the results, and the current one.
///
/// A subclass implements the search itself; ``UITextSearchingFindSession`` delegates it to a text-searching
/// object.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// The display styles of a find panel for the results.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// The index of the current result and the number of results.
    case currentAndTotal = 0
    /// The number of results.
    case total = 1
    /// A style without a display of the results.
    case none = 2
  }

  /// The display style of a find panel for the results.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal

  /// Creates a session without a search.
  public override init() { super.init() }

  /// The number of results; 0 unless overridden.
  open var resultCount: Int { 0 }
  /// The index of the current result, or `NSNotFound` if there is none; `NSNotFound` unless overridden.
  open var highlightedResultIndex: Int { NSNotFound }
  /// Whether results can be replaced; `false` unless overridden.
  open var supportsReplacement: Bool { false }
  /// Whether the current result can be replaced.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

  /// Searches for `query`; without `options`, with the default options.
  ///
  /// A no-op unless overridden.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the current result; a no-op unless overridden.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all results; a no-op unless overridden.
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Moves to the next or the previous result; a no-op unless overridden.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Discards the results; a no-op unless overridden.
  open func invalidateFoundResults() {}

  /// The closure called when the results or the current result have changed.
  var onChange: () -> Void = {}
}
