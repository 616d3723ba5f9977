// SPDX-License-Identifier: Apache-2.0

// The spelling is that of applications.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, UseEarlyExits, OmitExplicitReturns, AlwaysUseLiteralForEmptyCollectionInit, AllPublicDeclarationsHaveDocumentation, LineLength

import Composer
import Expectations
import Testing
import UIKit

private struct Reminder: Hashable { let title: String }
private struct Gift: Hashable { let title: String }

private enum HomeSectionItem: ComposableItem {
  case upcoming(Upcoming)
  case timeline(Timeline)

  enum Upcoming: Hashable {
    case empty(UIImage?, String)
    case reminder(Reminder)
  }

  enum Timeline: Hashable {
    case empty(UIImage?, String)
    case gift(Gift)
  }
}

private enum HomeSection: ComposableSection {
  case upcoming(isEmpty: Bool)
  case timeline(isEmpty: Bool)
}

extension HomeSection {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.upcoming, .upcoming): return true
    case (.timeline, .timeline): return true
    default: return false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .upcoming: hasher.combine("upcoming")
    case .timeline: hasher.combine("timeline")
    }
  }
}

private enum HomeElementKind {
  static let collectionHeader = "collection-header"
  static let sectionWhiteBackground = "white"
}

private final class SectionBackgroundView: UICollectionReusableView {}

extension HomeSection: Composable {
  public var item: UICollectionViewComposableLayout.Item {
    switch self {
    case .upcoming:
      return .grid(width: .absolute(250), height: .absolute(250))
    case .timeline:
      return .listRow(height: .absolute(95))
    }
  }

  public var group: UICollectionViewComposableLayout.Group {
    switch self {
    case .upcoming:
      return .custom(
        width: .absolute(250), height: .absolute(250), direction: .horizontal, numberOfItems: 1)
    case .timeline:
      return .singleFullList(height: .absolute(95))
    }
  }

  var section: UICollectionViewComposableLayout.Section {
    switch self {
    case .upcoming:
      return .base(spacing: 8, orthogonalScrolling: .continuous)
    case .timeline(let isEmpty):
      if isEmpty {
        return .base(
          contentInsets: NSDirectionalEdgeInsets(
            top: .zero, leading: 20, bottom: .zero, trailing: 20),
          boundaryItems: [
            .header(height: .absolute(68))
          ],
          decorationItems: [.background(kind: HomeElementKind.sectionWhiteBackground)]
        )
      } else {
        return .base(
          spacing: 5,
          contentInsets: NSDirectionalEdgeInsets(
            top: .zero, leading: 20, bottom: .zero, trailing: 20),
          boundaryItems: [
            .header(
              height: .absolute(68.0 + 16.0),
              contentInsets: NSDirectionalEdgeInsets(
                top: .zero, leading: .zero, bottom: 16, trailing: .zero)
            ),
            .footer(height: .absolute(120)),
          ]
        )
      }
    }
  }
}

@MainActor
private final class HomeViewController {
  let collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 900),
    collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in nil })
  var dataSource: UICollectionViewDiffableDataSource<HomeSection, HomeSectionItem>!

  lazy var composer: Composer<HomeSection, HomeSectionItem> = {
    let composer = Composer(collectionView: self.collectionView, dataSource: self.dataSource)
    let header = UICollectionViewComposableLayout.BoundaryItem.header(
      height: .absolute(128),
      kind: HomeElementKind.collectionHeader
    )
    composer.configuration = Composer.Configuration(
      scrollDirection: .vertical,
      header: header,
      background: [
        HomeElementKind.sectionWhiteBackground: SectionBackgroundView.self
      ]
    )
    return composer
  }()

  func viewDidLoad() {
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, HomeSectionItem> {
      _, _, _ in
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    for kind in [
      HomeElementKind.collectionHeader, UICollectionView.elementKindSectionHeader,
      UICollectionView.elementKindSectionFooter,
    ] {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: kind)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }
    self.composer.compose()
  }

  func show(gifts: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<HomeSection, HomeSectionItem>()
    snapshot.appendSections([.upcoming(isEmpty: false), .timeline(isEmpty: gifts.isEmpty)])
    snapshot.appendItems(
      (0..<4).map { .upcoming(.reminder(Reminder(title: "\($0)"))) },
      toSection: .upcoming(isEmpty: false))
    snapshot.appendItems(
      gifts.isEmpty
        ? [.timeline(.empty(nil, "Nothing"))]
        : gifts.map { .timeline(.gift(Gift(title: $0))) },
      toSection: .timeline(isEmpty: false))
    dataSource.apply(snapshot, animatingDifferences: false)
    collectionView.layoutIfNeeded()
  }
}

@MainActor
struct HomeComposerTests {
  private let screen = HomeViewController()

  init() {
    screen.viewDidLoad()
  }

  @Test func `the sections of the seed's home screen are laid out`() {
    screen.show(gifts: ["tea", "book", "scarf"])
    expect(frame(0, 1), equals: CGRect(x: 258, y: 128, width: 250, height: 250))
    expect(frame(1, 0), equals: CGRect(x: 20, y: 462, width: 280, height: 95))
    expect(frame(1, 2)?.minY, equals: 662)
    expect(screen.collectionView.contentSize.height, equals: 877)
  }

  @Test func `an emptied section is laid out in its other way`() {
    screen.show(gifts: ["tea"])
    screen.show(gifts: [])
    expect(frame(1, 0)?.minY, equals: 446)
    expect(screen.collectionView.contentSize.height, equals: 541)
    expect(screen.collectionView.subviews.contains { $0 is SectionBackgroundView })
  }

  private func frame(_ section: Int, _ item: Int) -> CGRect? {
    screen.collectionView.layoutAttributesForItem(at: [section, item])?.frame
  }
}
