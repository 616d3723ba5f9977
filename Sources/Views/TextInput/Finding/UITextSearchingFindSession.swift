// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A search session that is performed by a text-searching object.
///
/// After a replacement it searches again, and moves to the next result from there.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
  private let run: any SearchRunning

  /// Creates a search session in `searchableObject`, which is retained.
  public init(searchableObject: any UITextSearching) {
    run = Self.run(in: searchableObject)
    super.init()
    run.onChange = { [weak self] in self?.onChange() }
  }

  private static func run<Object: UITextSearching>(in object: Object) -> any SearchRunning {
    SearchRun(object)
  }

  /// The object that is searched.
  open var searchableObject: (any UITextSearching)? { run.object }

  open override var resultCount: Int { run.count }
  open override var highlightedResultIndex: Int { run.place ?? NSNotFound }
  open override var supportsReplacement: Bool { run.object.supportsTextReplacement }
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool { run.mayReplace }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    run.search(query, options ?? UITextSearchOptions())
  }

  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard run.replace(by: replacementString) else { return }
    performSearch(query: searchQuery, options: options)
  }

  open override func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard supportsReplacement else { return }
    run.object.replaceAll(
      queryString: searchQuery, options: options ?? UITextSearchOptions(),
      withText: replacementString)
    performSearch(query: searchQuery, options: options)
  }

  open override func highlightNextResult(in direction: UITextStorageDirection) {
    run.step(direction)
  }

  open override func invalidateFoundResults() {
    run.discard()
    onChange()
  }
}
