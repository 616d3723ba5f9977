// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Text that can be searched; one object may contain several documents.
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
  /// The type that identifies a document.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// The selected range, where the search begins, or `nil` if there is none.
  var selectedTextRange: UITextRange? { get }
  /// The document that contains the selection; `nil` if there is one document, or no selection.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Whether results can be replaced.
  var supportsTextReplacement: Bool { get }
  /// Returns the order of two ranges of a document.
  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
  ) -> ComparisonResult
  /// Returns the order of two documents.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
  /// Searches, and reports the results and the end of the search to `resultAggregator`.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Displays a range in a style.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?,
    usingStyle style: UITextSearchFoundTextStyle)
  /// Displays the whole text in the regular style.
  func clearAllDecoratedFoundText()
  /// Notifies the object that a range is about to become the current result.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Scrolls until a range is visible.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  /// Returns whether a range may be replaced.
  func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) -> Bool
  /// Replaces the text of a range.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  /// Replaces the text of all results.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
  /// The default implementation, which is `nil`, for an object with one document.
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  /// The default implementation, which is `false`.
  public var supportsTextReplacement: Bool { false }
  /// Returns `.orderedSame`.
  public func compare(
    document: DocumentIdentifier, toDocument: DocumentIdentifier
  ) -> ComparisonResult { .orderedSame }
  /// Does nothing.
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  /// Does nothing.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  /// Returns ``supportsTextReplacement``.
  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) -> Bool { supportsTextReplacement }
  /// Does nothing.
  public func replace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) {}
  /// Does nothing.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}
