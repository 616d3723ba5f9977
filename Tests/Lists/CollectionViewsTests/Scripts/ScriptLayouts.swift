// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The layouts of random scripts.
@MainActor
enum ScriptLayouts {
  /// Returns a layout for plain cells by its number.
  static func plain(_ number: Int, _ hooks: ScriptHooks) -> UICollectionViewLayout {
    switch number {
    case 0: return mixed(UICollectionViewCompositionalLayoutConfiguration(), hooks)
    case 1: return dressed(hooks)
    case 2: return flow
    case 3:
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      return UICollectionViewCompositionalLayout(
        section: columns, configuration: configuration)
    default:
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 13
      return mixed(configuration, hooks)
    }
  }

  /// Returns a layout of grids, self-sizing lists, and orthogonally scrolling rows of every kind.
  private static func mixed(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration, _ hooks: ScriptHooks
  ) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { [weak hooks] index, _ in
        hooks?.pass(.described)
        switch index % 6 {
        case 1:
          let section = Layouts.listSection(estimate: 44)
          section.visibleItemsInvalidationHandler = { _, _, _ in hooks?.pass(.handled) }
          return section
        case 2: return Layouts.carouselSection(.groupPaging, spacing: 8)
        case 3: return Layouts.gridSection(columns: 4, height: 60)
        case 4:
          let section = Layouts.carouselSection(.continuousGroupLeadingBoundary, spacing: 5)
          section.loops = true
          return section
        case 5: return Layouts.carouselSection(.continuous)
        default: return Layouts.gridSection(columns: 3, height: 70)
        }
      }, configuration: configuration)
  }

  /// Returns a layout of self-sizing lists with pinned headers, footers and a background.
  private static func dressed(_ hooks: ScriptHooks) -> UICollectionViewLayout {
    let section = Layouts.listSection(estimate: 44)
    let size = Layouts.size(.fractionalWidth(1), .absolute(30))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Layouts.size(.fractionalWidth(1), .estimated(20)), elementKind: "footer",
      alignment: .bottom)
    section.boundarySupplementaryItems = [header, footer]
    section.decorationItems = [.background(elementKind: "ground")]
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    let layout = UICollectionViewCompositionalLayout { [weak hooks] _, _ in
      hooks?.pass(.described)
      return section
    }
    layout.register(RecorderView.self, forDecorationViewOfKind: "ground")
    return layout
  }

  private static var columns: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: Layouts.size(.fractionalWidth(1), .fractionalHeight(0.25)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Layouts.size(.absolute(90), .fractionalHeight(1)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    return section
  }

  private static var flow: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 80, height: 50)
    layout.itemSize = CGSize(width: 80, height: 50)
    layout.headerReferenceSize = CGSize(width: 0, height: 25)
    layout.sectionHeadersPinToVisibleBounds = true
    return layout
  }

  /// A flow layout whose delegate returns the sizes.
  static var sizedFlow: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.footerReferenceSize = CGSize(width: 0, height: 15)
    return layout
  }

  /// An inset grouped list with headers and trailing swipe actions.
  static var list: UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
      ])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }
}
