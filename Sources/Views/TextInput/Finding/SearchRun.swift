// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A search in `Object`: the results in order, and the current one.
@MainActor
final class SearchRun<Object: UITextSearching>: SearchRunning {
  private let searched: Object
  private var basket: SearchResults<Object.DocumentIdentifier>?
  private var found: [(range: UITextRange, document: Object.DocumentIdentifier)] = []
  private(set) var place: Int?
  var onChange: () -> Void = {}

  init(_ object: Object) {
    searched = object
  }

  var object: any UITextSearching { searched }
  var count: Int { found.count }

  func search(_ query: String, _ options: UITextSearchOptions) {
    discard()
    guard !query.isEmpty else { return onChange() }
    let basket = SearchResults<Object.DocumentIdentifier>()
    basket.onChange = { [weak self, weak basket] in if let basket { self?.take(basket) } }
    self.basket = basket
    searched.performTextSearch(
      queryString: query, options: options,
      resultAggregator: UITextSearchAggregator(basket: basket))
  }

  func discard() {
    basket?.onChange = nil
    basket = nil
    found = []
    place = nil
    searched.clearAllDecoratedFoundText()
  }

  /// Displays the current results, and moves to the first one at or after the start of the selection, or to
  /// the first of all if there is none.
  private func take(_ basket: SearchResults<Object.DocumentIdentifier>) {
    found = basket.found.sorted(by: isBefore)
    searched.clearAllDecoratedFoundText()
    for one in found {
      searched.decorate(foundTextRange: one.range, document: one.document, usingStyle: .found)
    }
    place = nil
    if !found.isEmpty { go(to: firstFromSelection) }
    onChange()
  }

  private func isBefore(
    _ one: (range: UITextRange, document: Object.DocumentIdentifier),
    _ other: (range: UITextRange, document: Object.DocumentIdentifier)
  ) -> Bool {
    if one.document != other.document {
      let order = searched.compare(document: one.document, toDocument: other.document)
      if order != .orderedSame { return order == .orderedAscending }
    }
    return searched.compare(one.range, toRange: other.range, document: one.document)
      == .orderedAscending
  }

  private var firstFromSelection: Int {
    guard let selected = searched.selectedTextRange else { return 0 }
    let document = searched.selectedTextSearchDocument
    let first = found.firstIndex { one in
      if let document, one.document != document {
        return searched.compare(document: one.document, toDocument: document) == .orderedDescending
      }
      return searched.compare(one.range, toRange: selected, document: one.document)
        != .orderedAscending
    }
    return first ?? 0
  }

  func step(_ direction: UITextStorageDirection) {
    guard !found.isEmpty else { return }
    let step = direction == .forward ? 1 : -1
    let next = place.map { ($0 + step + found.count) % found.count }
    go(to: next ?? (step > 0 ? 0 : found.count - 1))
    onChange()
  }

  private func go(to index: Int) {
    if let place, found.indices.contains(place) {
      let old = found[place]
      searched.decorate(foundTextRange: old.range, document: old.document, usingStyle: .found)
    }
    place = index
    let new = found[index]
    searched.willHighlight(foundTextRange: new.range, document: new.document)
    searched.scrollRangeToVisible(new.range, inDocument: new.document)
    searched.decorate(foundTextRange: new.range, document: new.document, usingStyle: .highlighted)
  }

  var mayReplace: Bool {
    guard let place, searched.supportsTextReplacement else { return false }
    let one = found[place]
    return searched.shouldReplace(foundTextRange: one.range, document: one.document, withText: "")
  }

  func replace(by text: String) -> Bool {
    guard let place, searched.supportsTextReplacement else { return false }
    let one = found[place]
    guard
      searched.shouldReplace(foundTextRange: one.range, document: one.document, withText: text)
    else { return false }
    searched.replace(foundTextRange: one.range, document: one.document, withText: text)
    return true
  }
}
