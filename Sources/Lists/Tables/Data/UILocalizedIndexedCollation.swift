// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionDisplayTree
public import MullionViewTree

/// A collation of the user's language, by which objects are sorted and assigned to the sections of an index.
///
/// The letters are the index characters that Unicode's data contain for the language, followed by the Latin
/// ones if those are different, and finally `#` for text that begins with none of them. Chinese names are
/// sorted by their transliteration to Latin letters.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private let index: LetterIndex

  init(_ locale: Locale) {
    index = LetterIndex(locale)
    super.init()
  }

  /// The collation that was requested last, cached because tables request it for each title of an index.
  private static var last: UILocalizedIndexedCollation?

  /// Returns the collation of the user's language.
  ///
  /// - Complexity: O(1) while the language stays the same.
  open class func current() -> UILocalizedIndexedCollation {
    let locale = HostEnvironment.current.locale
    if let last, last.index.locale == locale { return last }
    let made = UILocalizedIndexedCollation(locale)
    last = made
    return made
  }

  /// The titles of the sections, in order.
  open var sectionTitles: [String] { index.titles }

  /// The titles in the index at the edge of a table, in order.
  open var sectionIndexTitles: [String] { index.titles }

  /// Returns the section that the entry at `indexTitleIndex` of ``sectionIndexTitles`` leads to: the one at
  /// the same index.
  ///
  /// An index out of range leads to the first or the last section.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(0, indexTitleIndex), index.titles.count - 1)
  }

  /// Returns the section that an object belongs to, by the text that its method or property `selector`
  /// returns.
  ///
  /// - Complexity: O(log(number of sections)).
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    index.section(of: text(object, selector))
  }

  /// Returns the objects sorted by the texts that their method or property `selector` returns.
  ///
  /// The sort is stable.
  ///
  /// - Complexity: O(n log n).
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let named = array.enumerated().map {
      (name: index.spoken(text($1, selector)), place: $0, object: $1)
    }
    return named.sorted { one, other in
      let order = index.order(one.name, other.name)
      return order == .orderedSame ? one.place < other.place : order == .orderedAscending
    }.map(\.object)
  }

  private func text(_ object: Any, _ selector: Selector) -> String {
    let answer = selector.send(to: object as AnyObject)
    return (answer as? String) ?? (answer as? NSString).map { $0 as String } ?? ""
  }
}
