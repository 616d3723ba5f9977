// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// Gives a collection view the layout that its sections describe.
///
/// ```swift
/// let composer = Composer(collectionView: collectionView, dataSource: dataSource)
/// composer.configuration = Composer.Configuration(scrollDirection: .vertical, sectionSpacing: 20)
/// composer.compose()
/// ```
///
/// The layout looks a section up in the data source's snapshot each time it resolves it, so the
/// layout follows the snapshots that are applied; `compose()` is called once.
@preconcurrency @MainActor
open class Composer<Section, Item>
where Section: ComposableSection & Composable & Sendable, Item: ComposableItem & Sendable {
  /// The element kind of a decoration view.
  public typealias ElementKind = String
  /// The class of a decoration view, a subclass of `UICollectionReusableView`.
  public typealias DecorationItemClass = AnyClass

  /// What applies to the whole collection view; ``compose()`` reads it.
  public var configuration = Configuration(scrollDirection: .vertical)

  private let collectionView: UICollectionView
  private let dataSource: UICollectionViewDiffableDataSource<Section, Item>

  /// Creates a composer for a collection view and the data source that fills it.
  public init(
    collectionView: UICollectionView,
    dataSource: UICollectionViewDiffableDataSource<Section, Item>
  ) {
    self.collectionView = collectionView
    self.dataSource = dataSource
  }

  /// Creates a composer from a data source that is held in an optional.
  ///
  /// - Precondition: `dataSource` is not `nil`.
  public convenience init(
    collectionView: UICollectionView,
    dataSource: UICollectionViewDiffableDataSource<Section, Item>?
  ) {
    guard let dataSource else {
      fatalError(
        "Composer: the data source is nil. Create the UICollectionViewDiffableDataSource of the "
          + "collection view before its Composer.")
    }
    self.init(collectionView: collectionView, dataSource: dataSource)
  }

  /// Gives the collection view a layout made by ``layout(configuration:)``.
  open func compose() {
    collectionView.collectionViewLayout = layout(configuration: configuration)
    collectionView.invalidateIntrinsicContentSize()
  }

  /// Makes a layout in which every section of the data source's snapshot describes itself.
  ///
  /// - Precondition: Each class in the configuration's ``Configuration/background`` is a
  ///   `UICollectionReusableView`. While the layout is in use, each background that a section asks
  ///   for has a registered class, and the snapshot has as many sections as the collection view.
  /// - Complexity: O(*b*), *b* being the number of backgrounds.
  open func layout(configuration: Configuration) -> UICollectionViewCompositionalLayout {
    let provider = SectionComposer<Section, Item>(
      dataSource: dataSource, handler: configuration.visibleItemsInvalidationHandler)
    let layout = ComposedLayout(
      sectionProvider: { index, _ in provider.section(at: index) },
      configuration: configuration.make())
    let backgrounds = configuration.background ?? [:]
    for (kind, viewClass): (ElementKind, DecorationItemClass) in backgrounds {
      guard viewClass is UICollectionReusableView.Type else {
        fatalError(
          "Composer: \(viewClass), the background class for kind \"\(kind)\", is not a "
            + "UICollectionReusableView. Make it a subclass of UICollectionReusableView.")
      }
      layout.register(viewClass, forDecorationViewOfKind: kind)
    }
    provider.layout = layout
    return layout
  }
}
