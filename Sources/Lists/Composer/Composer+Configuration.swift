// SPDX-License-Identifier: Apache-2.0

public import UIKit

extension Composer {
  /// What applies to a whole collection view rather than to one of its sections.
  public struct Configuration {
    /// The axis along which the sections follow each other.
    public var scrollDirection: UICollectionView.ScrollDirection
    /// The space between two sections, in points.
    public var sectionSpacing: CGFloat = .zero
    /// The header above the first section.
    public var header: UICollectionViewComposableLayout.BoundaryItem?
    /// The footer below the last section.
    public var footer: UICollectionViewComposableLayout.BoundaryItem?
    /// The classes of the backgrounds that sections ask for, by element kind; all are registered.
    public var background: [ElementKind: DecorationItemClass]?

    /// The section to watch, and what is told of its visible items whenever it lays them out.
    ///
    /// The closure gets the visible items, the section's scroll offset, and the environment.
    public var visibleItemsInvalidationHandler:
      (to: Section, NSCollectionLayoutSectionVisibleItemsInvalidationHandler)?

    /// Creates a configuration.
    public init(
      scrollDirection: UICollectionView.ScrollDirection,
      sectionSpacing: CGFloat = .zero,
      header: UICollectionViewComposableLayout.BoundaryItem? = nil,
      footer: UICollectionViewComposableLayout.BoundaryItem? = nil,
      background: [ElementKind: DecorationItemClass]? = nil
    ) {
      self.scrollDirection = scrollDirection
      self.sectionSpacing = sectionSpacing
      self.header = header
      self.footer = footer
      self.background = background
    }

    @MainActor
    func make() -> UICollectionViewCompositionalLayoutConfiguration {
      let made = UICollectionViewCompositionalLayoutConfiguration()
      made.scrollDirection = scrollDirection
      made.interSectionSpacing = sectionSpacing
      made.boundarySupplementaryItems = [header, footer].compactMap { $0?.make() }
      return made
    }
  }
}
