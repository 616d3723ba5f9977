// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import UIKit

extension RecordedChange {
  /// Returns the changes in `batch`, grouped by kind, sections before items, sorted by position.
  ///
  /// - Complexity: O(*n* log *n*) in the number of changes.
  static func all(in batch: BatchUpdate, reconfigured: Set<IndexPath>) -> [RecordedChange] {
    func cells(_ paths: Set<IndexPath>) -> [String] { paths.sorted().map(cell) }
    func sections(_ numbers: IndexSet) -> [String] { numbers.map(section) }
    let movedSections = batch.movedSections.sorted { $0.from < $1.from }
    let movedItems = batch.movedItems.sorted { $0.from < $1.from }
    return (sections(batch.deletedSections) + cells(batch.deletedItems)).map(Self.deleted)
      + (sections(batch.insertedSections) + cells(batch.insertedItems)).map(Self.inserted)
      + movedSections.map { .moved(section($0.from), to: section($0.to)) }
      + movedItems.map { .moved(cell($0.from), to: cell($0.to)) }
      + (sections(batch.reloadedSections) + cells(batch.reloadedItems)).map(Self.reloaded)
      + cells(reconfigured).map(Self.reconfigured)
  }

  private static func cell(_ path: IndexPath) -> String { ElementName(nil, at: path).description }

  private static func section(_ number: Int) -> String { "section \(number)" }
}
