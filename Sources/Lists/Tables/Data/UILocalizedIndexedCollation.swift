// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionDisplayTree
public import MullionViewTree

/// Puts objects in order, and in the parts of an index, as the person's language does.
///
/// The letters are those that Unicode's data name for indexes of the language, behind them the Latin ones where they are
/// others, and at the end `#` for what begins with none of them. Chinese names are put where their sounds in Latin
/// letters are.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private let index: LetterIndex

  init(_ locale: Locale) {
    index = LetterIndex(locale)
    super.init()
  }

  /// The one that was asked for last: tables ask for it with each title of an index.
  private static var last: UILocalizedIndexedCollation?

  /// The order of the person's language.
  ///
  /// - Complexity: O(1) while the language stays.
  open class func current() -> UILocalizedIndexedCollation {
    let locale = HostEnvironment.current.locale
    if let last, last.index.locale == locale { return last }
    let made = UILocalizedIndexedCollation(locale)
    last = made
    return made
  }

  /// The titles of the parts, in order.
  open var sectionTitles: [String] { index.titles }

  /// What stands in the index at the edge of a table, in order.
  open var sectionIndexTitles: [String] { index.titles }

  /// The part that the entry at `indexTitleIndex` of ``sectionIndexTitles`` leads to.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(0, indexTitleIndex), index.titles.count - 1)
  }

  /// The part that an object belongs to, by the text that its method or property `selector` answers.
  ///
  /// - Complexity: O(log(number of parts)).
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    index.section(of: text(object, selector))
  }

  /// The objects in the order of the texts that their method or property `selector` answers; those with the same text stay
  /// as they stand.
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
