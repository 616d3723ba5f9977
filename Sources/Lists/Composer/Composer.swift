// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// A builder of a collection view's layout from the descriptions of its sections.
///
/// ```swift
/// let composer = Composer(collectionView: collectionView, dataSource: dataSource)
/// composer.configuration = Composer.Configuration(scrollDirection: .vertical, sectionSpacing: 20)
/// composer.compose()
/// ```
///
/// The layout looks a section up in the data source's snapshot each time it resolves it, so the layout
/// follows the snapshots that are applied; `compose()` is called once.
@preconcurrency @MainActor
open class Composer<Section, Item>
where Section: ComposableSection & Composable & Sendable, Item: ComposableItem & Sendable {
  /// The element kind of a decoration view.
  public typealias ElementKind = String
  /// The class of a decoration view, a subclass of `UICollectionReusableView`.
  public typealias DecorationItemClass = AnyClass

  /// The settings of the whole collection view; ``compose()`` reads them, and later changes have no effect
  /// until it is called again.
  public var configuration = Configuration(scrollDirection: .vertical)

  private let collectionView: UICollectionView
  private let dataSource: UICollectionViewDiffableDataSource<Section, Item>

  /// Creates a composer for a collection view and its data source.
  public init(
    collectionView: UICollectionView,
    dataSource: UICollectionViewDiffableDataSource<Section, Item>
  ) {
    self.collectionView = collectionView
    self.dataSource = dataSource
  }

  /// Creates a composer from an optional data source.
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

  /// Sets a layout created by ``layout(configuration:)`` on the collection view, and invalidates the view's
  /// intrinsic content size.
  open func compose() {
    collectionView.collectionViewLayout = layout(configuration: configuration)
    collectionView.invalidateIntrinsicContentSize()
  }

  /// Returns a layout in which every section of the data source's snapshot describes itself.
  ///
  /// - Precondition: Each class in the configuration's ``Configuration/background`` is a
  ///   `UICollectionReusableView`. While the layout is in use, each background of a section has a registered
  ///   class, and the snapshot has as many sections as the collection view.
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
