// SPDX-License-Identifier: Apache-2.0

public import UIKit

extension Composer {
  /// The settings that apply to a whole collection view rather than to one of its sections.
  public struct Configuration {
    /// The axis along which the sections are arranged.
    public var scrollDirection: UICollectionView.ScrollDirection
    /// The space between two sections, in points.
    public var sectionSpacing: CGFloat = .zero
    /// The header of the layout; by default above the first section.
    public var header: UICollectionViewComposableLayout.BoundaryItem?
    /// The footer of the layout; by default below the last section.
    public var footer: UICollectionViewComposableLayout.BoundaryItem?
    /// The classes of the sections' backgrounds, by element kind; all are registered.
    public var background: [ElementKind: DecorationItemClass]?

    /// The section to observe, and the closure called with its visible items whenever they are laid out.
    ///
    /// The closure receives the visible items, the section's scroll offset, and the environment.
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
