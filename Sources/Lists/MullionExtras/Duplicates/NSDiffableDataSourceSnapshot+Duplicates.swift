// SPDX-License-Identifier: Apache-2.0

import MullionContracts
public import MullionDiffableSnapshots

extension NSDiffableDataSourceSnapshot {
  /// Creates a snapshot of contents that may contain duplicate identifiers.
  ///
  /// A section that occurs twice becomes one section with the items of both. `report` is called with the
  /// duplicates, under every policy but `trap`; without it, the policy `report` writes them to standard
  /// error.
  ///
  /// - Precondition: Under the policy `trap`, every identifier occurs once.
  /// - Complexity: O(*n* log *n*) for *n* items.
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

  /// Creates a snapshot of contents.
  ///
  /// - Throws: A report of the duplicate identifiers, if there are any.
  /// - Complexity: O(*n* log *n*) for *n* items.
  public init(
    checking sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])]
  ) throws(DuplicateReport<SectionIdentifierType, ItemIdentifierType>) {
    let contents = UniqueContents(sections)
    if !contents.report.isEmpty { throw contents.report }
    self = contents.snapshot(keepingLast: false)
  }
}
