// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that the declarations of compositional layouts have the types of UIKit, at compile time.
@MainActor
struct LayoutInterfaceTests {
  private typealias Layout = UICollectionViewCompositionalLayout
  private typealias Configuration = UICollectionViewCompositionalLayoutConfiguration

  /// A subclass that calls each initialiser of its superclass.
  private final class Subclass: UICollectionViewCompositionalLayout {
    override init(section: NSCollectionLayoutSection) {
      super.init(section: section)
    }

    override init(
      section: NSCollectionLayoutSection,
      configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
      super.init(section: section, configuration: configuration)
    }

    override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
      super.init(sectionProvider: sectionProvider)
    }

    override init(
      sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
      super.init(sectionProvider: sectionProvider, configuration: configuration)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `layouts and subclasses of them`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let provider: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? = {
      _, _ in section
    }
    let layouts: [UICollectionViewLayout] = [
      Layout(section: section), Layout(section: section, configuration: Configuration()),
      Layout(sectionProvider: provider),
      Layout(sectionProvider: provider, configuration: Configuration()),
      Subclass(section: section), Subclass(section: section, configuration: Configuration()),
      Subclass(sectionProvider: provider),
      Subclass(sectionProvider: provider, configuration: Configuration()),
    ]
    let configuration: ReferenceWritableKeyPath<Layout, Configuration> = \.configuration
    for case let layout as UICollectionViewCompositionalLayout in layouts {
      layout[keyPath: configuration] = Configuration()
    }
    expect(layouts.count, equals: 8)
  }

  @Test func configurations() {
    let configuration: any Configuration & NSCopying = Configuration()
    let direction: ReferenceWritableKeyPath<Configuration, UICollectionView.ScrollDirection> =
      \.scrollDirection
    let spacing: ReferenceWritableKeyPath<Configuration, CGFloat> = \.interSectionSpacing
    let boundary:
      ReferenceWritableKeyPath<Configuration, [NSCollectionLayoutBoundarySupplementaryItem]> =
        \.boundarySupplementaryItems
    let reference: ReferenceWritableKeyPath<Configuration, UIContentInsetsReference> =
      \.contentInsetsReference
    configuration[keyPath: direction] = .horizontal
    configuration[keyPath: spacing] = 4
    configuration[keyPath: boundary] = []
    configuration[keyPath: reference] = .none
    expect(configuration.interSectionSpacing, equals: 4)
  }
}
