// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionViews
import MullionDiffableSnapshots

extension UICollectionViewDiffableDataSource {
  private var extras: DataSourceExtras<SectionIdentifierType, ItemIdentifierType> { .of(self) }

  // MARK: Duplicates

  /// The policy for duplicate identifiers in ``apply(sections:animatingDifferences:completion:)``; by default
  /// `trap`.
  public var duplicatePolicy: DuplicatePolicy {
    get { extras.duplicatePolicy }
    set { extras.duplicatePolicy = newValue }
  }

  /// The closure called with the duplicate identifiers, under every policy but `trap`.
  ///
  /// Without it, the policy `report` writes them to standard error.
  public var duplicatesHandler:
    ((DuplicateReport<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  {
    get { extras.duplicatesHandler }
    set { extras.duplicatesHandler = newValue }
  }

  /// Applies sections and items, each identifier once according to ``duplicatePolicy``; `completion` is
  /// called when they are shown.
  ///
  /// - Precondition: Under the policy `trap`, every identifier occurs once.
  /// - Complexity: O(*n* log *n*) for *n* items, and the cost of an apply.
  public func apply(
    sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])],
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let snapshot = NSDiffableDataSourceSnapshot(
      sections: sections, duplicates: duplicatePolicy, report: duplicatesHandler)
    apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  // MARK: Reports and content

  /// The closure called with a report of each apply, before its completion; by default `nil`.
  ///
  /// Applies that are combined have one report.
  public var onApply: ((ApplyReport<SectionIdentifierType, ItemIdentifierType>) -> Void)? {
    get { extras.onApply }
    set {
      extras.onApply = newValue
      extras.install(in: self)
    }
  }

  /// The closure that returns a token for the content of an item's cell; by default `nil`.
  ///
  /// After each apply that does not replace all cells, the cells of items whose tokens changed since the
  /// configuration of the cell are reconfigured, as by ``NSDiffableDataSourceSnapshot/reconfigureItems(_:)``.
  /// So identifiers may carry content that is not part of their equality, or refer to it in a store:
  ///
  /// ```swift
  /// dataSource.contentToken = { id in store.recipe(id).version }
  /// ```
  ///
  /// It is only called for items that have cells. The tokens of cells that were configured before it was set
  /// are recorded at the next apply; such cells are reconfigured after later applies.
  public var contentToken: ((ItemIdentifierType) -> AnyHashable)? {
    get { extras.contentToken }
    set {
      extras.contentToken = newValue
      extras.install(in: self)
    }
  }
}
