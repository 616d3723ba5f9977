// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Text that can be searched; one object may hold several documents.
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
  /// What tells documents apart.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// What is selected: the search begins there; nil: nothing is.
  var selectedTextRange: UITextRange? { get }
  /// The document in which something is selected; nil: there is one, or nothing is.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Whether what is found can be replaced.
  var supportsTextReplacement: Bool { get }
  /// Which of two parts of a document comes first.
  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
  ) -> ComparisonResult
  /// Which of two documents comes first.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
  /// Searches, and tells `resultAggregator` what is found and when that is all.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Shows a part in a style.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?,
    usingStyle style: UITextSearchFoundTextStyle)
  /// Shows all of the text as usual.
  func clearAllDecoratedFoundText()
  /// A part will be the one that a person is at.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Scrolls so that a part is in sight.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  /// Whether a part may be replaced.
  func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) -> Bool
  /// Puts a text in the place of a part.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  /// Puts a text in the place of all that is found.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
  /// Nil: there is one document.
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  /// False.
  public var supportsTextReplacement: Bool { false }
  /// All are alike.
  public func compare(
    document: DocumentIdentifier, toDocument: DocumentIdentifier
  ) -> ComparisonResult { .orderedSame }
  /// Does nothing.
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  /// Does nothing.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  /// True where replacing is supported.
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
