// SPDX-License-Identifier: Apache-2.0

import MullionContracts
public import MullionDiffableSnapshots

extension NSDiffableDataSourceSnapshot {
  /// Makes a snapshot of contents in which identifiers may stand more than once.
  ///
  /// A section that is given twice is one section with the items of both. `report` is told what
  /// was given more than once, under every policy but `trap`; without it, the policy `report`
  /// tells the developer.
  ///
  /// - Precondition: Under the policy `trap`, every identifier is given once.
  /// - Complexity: O(n log n) for n items.
  public init(
    sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])],
    duplicates policy: DuplicatePolicy,
    report: ((DuplicateReport<SectionIdentifierType, ItemIdentifierType>) -> Void)? = nil
  ) {
    let contents = UniqueContents(sections)
    if !contents.report.isEmpty {
      switch policy {
      case .trap:
        contractBroken(
          "identifiers were given more than once. Identifiers are unique within a snapshot: give "
            + "each once, give equal content different identifiers, or choose another "
            + "DuplicatePolicy.\n\(contents.report)")
      case .keepFirst, .keepLast: report?(contents.report)
      case .report:
        if let report {
          report(contents.report)
        } else {
          Diagnostics.report(
            "identifiers were given more than once; the first of each is shown.\n\(contents.report)"
          )
        }
      }
    }
    self = contents.snapshot(keepingLast: policy == .keepLast)
  }

  /// Makes a snapshot of contents, or throws what is given in them more than once.
  ///
  /// - Complexity: O(n log n) for n items.
  public init(
    checking sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])]
  ) throws(DuplicateReport<SectionIdentifierType, ItemIdentifierType>) {
    let contents = UniqueContents(sections)
    if !contents.report.isEmpty { throw contents.report }
    self = contents.snapshot(keepingLast: false)
  }
}
