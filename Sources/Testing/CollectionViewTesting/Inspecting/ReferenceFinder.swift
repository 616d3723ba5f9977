// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A search for the element of a reference on a screen.
@MainActor
struct ReferenceFinder {
  private let inspection: Inspection
  private let table: ReferenceTable

  init(_ inspection: Inspection, _ table: ReferenceTable) {
    (self.inspection, self.table) = (inspection, table)
  }

  /// Returns the element of a reference such as `@e7`.
  ///
  /// - Throws: `Obstacle`, with the element that took its place, when it is not on the screen.
  func element(_ reference: String) throws(Obstacle) -> ScreenElement {
    guard let number = ReferenceTable.number(of: reference) else {
      throw Obstacle("'\(reference)' is no reference; a reference is @e and a number, as in @e7.")
    }
    if let element = inspection.element(number) { return element }
    guard let entry = table.entry(number) else {
      throw Obstacle(
        table.count == 0
          ? "\(reference) was never given; look lists the references."
          : "\(reference) was never given; the last reference is @e\(table.count), and look lists "
            + "those on the screen.")
    }
    let name = entry.text.map { "\(entry.role) \(ElementText.quoted($0))" } ?? entry.role
    if let scroll = scroll(to: reference, entry) {
      throw Obstacle("\(reference) \(name) is out of sight; \(scroll).")
    }
    guard let heir = heir(of: entry) else {
      throw Obstacle("\(reference) \(name) is gone; nothing is at its place.")
    }
    throw Obstacle("\(reference) \(name) is gone; at its place is \(heir.words).")
  }

  /// Returns the remedy for an element that scrolling reveals, or `nil` if it does not exist any more.
  private func scroll(to reference: String, _ entry: ReferenceTable.Entry) -> String? {
    let view =
      inspection.hidden[entry.key] ?? ListItemFinder(inspection, table).list(of: entry.key)?.list
    guard let view, let list = inspection.all.first(where: { $0.element.view === view })?.element
    else { return nil }
    return "scroll \(list.reference) to \(reference) reveals it"
  }

  /// Returns the element at the place of one that is gone: the smallest one over its centre, with its role if
  /// possible.
  private func heir(of entry: ReferenceTable.Entry) -> ScreenElement? {
    let middle = CGPoint(x: entry.frame.midX, y: entry.frame.midY)
    let found = inspection.all.map(\.element).filter { $0.seen.contains(middle) }
    let alike = found.filter { $0.role == entry.role }
    return (alike.isEmpty ? found : alike).min {
      ($0.seen.width * $0.seen.height, $0.number) < ($1.seen.width * $1.seen.height, $1.number)
    }
  }
}
