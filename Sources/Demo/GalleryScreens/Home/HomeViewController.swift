// SPDX-License-Identifier: Apache-2.0

import Composer
import UIKit

/// A home screen whose sections describe themselves; Composer creates the layout from these descriptions.
///
/// A tap on a reminder or a gift removes it; an empty section shows a placeholder in its own layout.
final class HomeViewController: CollectionScreen, UICollectionViewDelegate {
  private var reminders = Reminder.all
  private var gifts = Gift.all
  private var columns = 1

  private lazy var dataSource = makeDataSource()

  private lazy var composer: Composer<HomeSection, HomeItem> = {
    let composer = Composer(collectionView: collectionView, dataSource: dataSource)
    composer.configuration = Composer.Configuration(
      scrollDirection: .vertical, sectionSpacing: 16,
      header: .header(height: .absolute(92), kind: HomeElementKind.greeting),
      background: [
        HomeElementKind.cardBackground: HomeCardView.self,
        HomeElementKind.bandBackground: HomeBandView.self,
      ])
    return composer
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.delegate = self
    collectionView.contentInset.bottom = 24
    composer.compose()
    apply(animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let columns = view.bounds.width > 700 ? 2 : 1
    guard columns != self.columns else { return }
    self.columns = columns
    apply(animated: false)
    collectionView.collectionViewLayout.invalidateLayout()
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .upcoming(.reminder(let reminder)): reminders.removeAll { $0 == reminder }
    case .timeline(.gift(let gift)): gifts.removeAll { $0 == gift }
    default: return
    }
    apply(animated: true)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<HomeSection, HomeItem>()
    snapshot.appendSections([
      .upcoming(isEmpty: reminders.isEmpty), .people,
      .timeline(isEmpty: gifts.isEmpty, columns: columns),
    ])
    snapshot.appendItems(
      reminders.isEmpty
        ? [.upcoming(.empty(nil, "Nothing is coming up."))]
        : reminders.map { .upcoming(.reminder($0)) }, toSection: .upcoming(isEmpty: false))
    snapshot.appendItems(Person.all.map(HomeItem.people), toSection: .people)
    snapshot.appendItems(
      gifts.isEmpty
        ? [.timeline(.empty(nil, "No presents yet."))] : gifts.map { .timeline(.gift($0)) },
      toSection: .timeline(isEmpty: false, columns: 1))
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  // MARK: - Cells

  private func makeDataSource() -> UICollectionViewDiffableDataSource<HomeSection, HomeItem> {
    let reminderCell = UICollectionView.CellRegistration<ReminderCell, Reminder> {
      cell, _, reminder in cell.show(reminder)
    }
    let personCell = UICollectionView.CellRegistration<PersonCell, Person> {
      cell, _, person in cell.show(person)
    }
    let giftCell = UICollectionView.CellRegistration<GiftCell, Gift> { cell, _, gift in
      cell.show(gift)
    }
    let emptyCell = UICollectionView.CellRegistration<EmptyCell, HomeItem> { cell, _, item in
      switch item {
      case .upcoming(.empty(let image, let text)), .timeline(.empty(let image, let text)):
        cell.show(image, text)
      default: break
      }
    }
    let source = UICollectionViewDiffableDataSource<HomeSection, HomeItem>(
      collectionView: collectionView
    ) { collectionView, indexPath, item in
      switch item {
      case .upcoming(.reminder(let reminder)):
        collectionView.dequeueConfiguredReusableCell(
          using: reminderCell, for: indexPath, item: reminder)
      case .people(let person):
        collectionView.dequeueConfiguredReusableCell(
          using: personCell, for: indexPath, item: person)
      case .timeline(.gift(let gift)):
        collectionView.dequeueConfiguredReusableCell(using: giftCell, for: indexPath, item: gift)
      case .upcoming(.empty), .timeline(.empty):
        collectionView.dequeueConfiguredReusableCell(using: emptyCell, for: indexPath, item: item)
      }
    }
    source.supplementaryViewProvider = makeSupplementaryViewProvider()
    return source
  }

  private func makeSupplementaryViewProvider()
    -> UICollectionViewDiffableDataSource<HomeSection, HomeItem>.SupplementaryViewProvider
  {
    let greeting = UICollectionView.SupplementaryRegistration<HomeHeaderView>(
      elementKind: HomeElementKind.greeting
    ) { view, _, _ in
      view.show("Good morning", detail: "What is to come, and what has been")
    }
    let titles = ["Upcoming", "People", "Timeline"]
    let header = UICollectionView.SupplementaryRegistration<SectionHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      view.show(titles[indexPath.section])
    }
    let footer = UICollectionView.SupplementaryRegistration<HomeFooterView>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { view, _, _ in
      view.show("That is all since September")
    }
    return { collectionView, kind, indexPath in
      switch kind {
      case HomeElementKind.greeting:
        collectionView.dequeueConfiguredReusableSupplementary(using: greeting, for: indexPath)
      case UICollectionView.elementKindSectionFooter:
        collectionView.dequeueConfiguredReusableSupplementary(using: footer, for: indexPath)
      default:
        collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
      }
    }
  }
}
