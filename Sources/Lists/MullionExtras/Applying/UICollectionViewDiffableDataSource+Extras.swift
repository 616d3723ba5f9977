// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionViews
import MullionDiffableSnapshots

extension UICollectionViewDiffableDataSource {
  private var extras: DataSourceExtras<SectionIdentifierType, ItemIdentifierType> { .of(self) }

  // MARK: Duplicates

  /// What becomes of identifiers that ``apply(sections:animatingDifferences:completion:)`` is given
  /// more than once; `trap` at first.
  public var duplicatePolicy: DuplicatePolicy {
    get { extras.duplicatePolicy }
    set { extras.duplicatePolicy = newValue }
  }

  /// Told what was given more than once, under every policy but `trap`.
  ///
  /// Without it, the policy `report` tells the developer, on standard error.
  public var duplicatesHandler:
    ((DuplicateReport<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  {
    get { extras.duplicatesHandler }
    set { extras.duplicatesHandler = newValue }
  }

  /// Shows sections and items that are given whole, each identifier once, as ``duplicatePolicy``
  /// says; `completion` is called when they are shown.
  ///
  /// - Precondition: Under the policy `trap`, every identifier is given once.
  /// - Complexity: O(n log n) for n items, and what an apply costs.
  public func apply(
    sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])],
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let snapshot = NSDiffableDataSourceSnapshot(
      sections: sections, duplicates: duplicatePolicy, report: duplicatesHandler)
    apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  // MARK: Reports and content

  /// Told of each apply that was carried out, before its completion; `nil` at first.
  ///
  /// Applies that are carried out together have one report.
  public var onApply: ((ApplyReport<SectionIdentifierType, ItemIdentifierType>) -> Void)? {
    get { extras.onApply }
    set {
      extras.onApply = newValue
      extras.install(in: self)
    }
  }

  /// Says what an item's cell shows of it; `nil` at first.
  ///
  /// After each apply, the cells of items whose tokens are no longer what they were when the cell was
  /// configured are configured again, as ``NSDiffableDataSourceSnapshot/reconfigureItems(_:)`` has
  /// it. So identifiers may carry content that is no part of their equality, or name it in a store:
  ///
  /// ```swift
  /// dataSource.contentToken = { id in store.recipe(id).version }
  /// ```
  ///
  /// Only items in sight are asked about. Cells that were configured before the token was set are
  /// noted at the next apply, and configured again after later ones.
  public var contentToken: ((ItemIdentifierType) -> AnyHashable)? {
    get { extras.contentToken }
    set {
      extras.contentToken = newValue
      extras.install(in: self)
    }
  }
}
