// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The results of one search.
@MainActor
final class SearchResults<DocumentIdentifier: Hashable> {
  private(set) var found: [(range: UITextRange, document: DocumentIdentifier)] = []
  /// The closure called when the results have changed, or `nil` if the search is obsolete.
  var onChange: (() -> Void)?

  nonisolated init() {}

  func put(_ range: UITextRange, _ document: DocumentIdentifier) {
    guard onChange != nil else { return }
    found.append((range, document))
  }

  func take(_ range: UITextRange, _ document: DocumentIdentifier) {
    let before = found.count
    found.removeAll { $0.range.isEqual(range) && $0.document == document }
    if found.count != before { onChange?() }
  }

  func empty() {
    found = []
    onChange?()
  }

  func finish() { onChange?() }
}
