// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that the declarations of layout sections have the types of UIKit, at compile time.
@MainActor
struct SectionInterfaceTests {
  private var section: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let make: (NSCollectionLayoutGroup) -> NSCollectionLayoutSection =
      NSCollectionLayoutSection.init(group:)
    return make(
      .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  @Test func members() {
    typealias Member<Value> = ReferenceWritableKeyPath<NSCollectionLayoutSection, Value>
    let insets: Member<NSDirectionalEdgeInsets> = \.contentInsets
    let spacing: Member<CGFloat> = \.interGroupSpacing
    let references: [Member<UIContentInsetsReference>] = [
      \.contentInsetsReference, \.supplementaryContentInsetsReference,
    ]
    let behavior: Member<UICollectionLayoutSectionOrthogonalScrollingBehavior> =
      \.orthogonalScrollingBehavior
    let boundary: Member<[NSCollectionLayoutBoundarySupplementaryItem]> =
      \.boundarySupplementaryItems
    let decorations: Member<[NSCollectionLayoutDecorationItem]> = \.decorationItems
    let follows: Member<Bool> = \.supplementariesFollowContentInsets
    let handler: Member<NSCollectionLayoutSectionVisibleItemsInvalidationHandler?> =
      \.visibleItemsInvalidationHandler
    let section: any NSCollectionLayoutSection & NSCopying = section
    section[keyPath: insets] = .zero
    section[keyPath: spacing] = 8
    for reference in references { section[keyPath: reference] = .none }
    section[keyPath: behavior] = .paging
    section[keyPath: boundary] = []
    section[keyPath: decorations] = []
    section[keyPath: follows] = false
    section[keyPath: handler] = { items, offset, environment in
      let _: [any NSCollectionLayoutVisibleItem] = items
      let _: CGPoint = offset
      let _: any NSCollectionLayoutEnvironment = environment
    }
    expect(section.visibleItemsInvalidationHandler != nil)
  }

  @Test func `orthogonal scrolling`() {
    typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior
    typealias Properties = UICollectionLayoutSectionOrthogonalScrollingProperties
    let all: [Behavior] = [
      .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
      .groupPagingCentered,
    ]
    let make: (Int) -> Behavior? = Behavior.init(rawValue:)
    expect(all.map { make($0.rawValue) }, equals: all)
    let properties: Properties = section.orthogonalScrollingProperties
    let rate: ReferenceWritableKeyPath<Properties, Properties.DecelerationRate> =
      \.decelerationRate
    let bounce: ReferenceWritableKeyPath<Properties, Properties.Bounce> = \.bounce
    properties[keyPath: rate] = .fast
    properties[keyPath: bounce] = .never
    let rates: [Properties.DecelerationRate] = [.automatic, .normal, .fast]
    let makeRate: (CGFloat) -> Properties.DecelerationRate =
      Properties.DecelerationRate.init(rawValue:)
    expect(rates.map { makeRate($0.rawValue) }, equals: rates)
    let bounces: [Properties.Bounce] = [.automatic, .always, .never]
    let makeBounce: (Int) -> Properties.Bounce? = Properties.Bounce.init(rawValue:)
    expect(bounces.map { makeBounce($0.rawValue) }, equals: bounces)
  }

  @Test func `visible items`() {
    typealias Item = any NSCollectionLayoutVisibleItem
    let readAndWrite: (Item) -> Void = { item in
      item.alpha = item.alpha as CGFloat
      item.zIndex = item.zIndex as Int
      item.isHidden = item.isHidden as Bool
      item.center = item.center as CGPoint
      item.transform = item.transform as CGAffineTransform
      item.transform3D = item.transform3D as CATransform3D
      let _: (String, IndexPath, CGRect, CGRect) = (
        item.name, item.indexPath, item.frame, item.bounds
      )
      let _: UICollectionView.ElementCategory = item.representedElementCategory
      let _: String? = item.representedElementKind
      let _: any UIDynamicItem = item
    }
    section.visibleItemsInvalidationHandler = { items, _, _ in items.forEach(readAndWrite) }
  }
}
