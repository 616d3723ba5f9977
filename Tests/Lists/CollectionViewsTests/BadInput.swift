// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// Invalid calls for which UIKit raises an exception, and which end the process here.
///
/// The cases are those of the table in Documentation/BadInput.md.
enum BadInput: String, CaseIterable, Codable, Sendable {
  case itemsDoNotAddUp, sectionsDoNotAddUp, dataChangedBehindTheView
  case deletesMissingItem, deletesMissingSection, insertsBeyondTheEnd, insertsSectionBeyondTheEnd
  case movesMissingItem, movesBeyondTheEnd, movesSectionBeyondTheEnd
  case reloadsMissingItem, reconfiguresMissingItem
  case deletesAndMoves, deletesAndReloads, movesOneTwice, movesTwoToOnePlace,
    insertsAndMovesToOnePlace
  case scrollsToMissingItem, countsMissingSection
  case cellReturnedTwice, cellNotDequeued, twoCellsDequeued, cellOfUnknownIdentifier
  case otherCellConfiguredAgain, registrationMadeInProvider
  case noCell, noSection, noHeader
  case changesNamedBesideSnapshot, itemTwiceInSnapshot

  /// The expected parts of the message: numbers, names and the remedy.
  var words: [String] {
    switch self {
    case .itemsDoNotAddUp: ["section 1 had 5 items, 2 were deleted", "returns 4", "name every"]
    case .sectionsDoNotAddUp: ["there were 2 sections, 1 were deleted", "returns 2"]
    case .dataChangedBehindTheView: ["section 0 had 5 items, 0 were deleted", "returns 3"]
    case .deletesMissingItem: ["section 0, item 5", "5 items in section 0", "before the update"]
    case .deletesMissingSection: ["section 2 was deleted", "there were 2 sections"]
    case .insertsBeyondTheEnd: ["section 0, item 9", "there are 6 items", "after the update"]
    case .insertsSectionBeyondTheEnd: ["section 4 was inserted", "there are 3 sections"]
    case .movesMissingItem: ["section 7, item 0", "was moved", "there were 2 sections"]
    case .movesBeyondTheEnd: ["section 0, item 5", "moved to", "there are 5 items in section 0"]
    case .movesSectionBeyondTheEnd: ["section 2 was moved to", "there are 2 sections"]
    case .reloadsMissingItem: ["section 1, item 8", "was reloaded", "5 items in section 1"]
    case .reconfiguresMissingItem:
      ["section 1, item 8", "was to be reconfigured", "5 items in section 1"]
    case .deletesAndMoves: ["section 0, item 1", "deleted and moved"]
    case .deletesAndReloads: ["section 0, item 1", "deleted and reloaded"]
    case .movesOneTwice: ["section 0, item 1", "moved twice"]
    case .movesTwoToOnePlace: ["section 0, item 3", "two were moved"]
    case .insertsAndMovesToOnePlace: ["section 0, item 3", "was inserted, and another moved"]
    case .scrollsToMissingItem: ["section 0, item 5", "[5, 5] items by section"]
    case .countsMissingSection: ["section 2", "there are 2 sections"]
    case .cellReturnedTwice: ["section 0, item 1", "was not dequeued for it"]
    case .cellNotDequeued: ["section 0, item 0", "was not dequeued for it"]
    case .twoCellsDequeued: ["2 views were dequeued", "section 0, item 0"]
    case .cellOfUnknownIdentifier: ["\"photo\"", "register(_:forCellWithReuseIdentifier:)"]
    case .otherCellConfiguredAgain: ["section 0, item 0", "\"other\"", "reload the item instead"]
    case .registrationMadeInProvider: ["create the registration once"]
    case .noCell: ["section 0, item 0", "lily"]
    case .noSection: ["nil for section 1, which has 5 items"]
    case .noHeader: ["supplementaryViewProvider"]
    case .changesNamedBesideSnapshot: ["does not add up", "apply a snapshot instead"]
    case .itemTwiceInSnapshot: ["\"lily\""]
    }
  }

  // MARK: Doing it

  @MainActor
  func happen() {
    let stage = Stage(Layouts.grid(), counts: [5, 5])
    stage.frame()
    switch self {
    case .scrollsToMissingItem: stage.view.scrollToItem(at: [0, 5], at: .top, animated: false)
    case .countsMissingSection: _ = stage.view.numberOfItems(inSection: 2)
    case .cellReturnedTwice, .cellNotDequeued, .twoCellsDequeued, .cellOfUnknownIdentifier,
      .otherCellConfiguredAgain, .registrationMadeInProvider, .noCell, .changesNamedBesideSnapshot,
      .itemTwiceInSnapshot, .noHeader:
      provide()
    case .noSection:
      let layout = UICollectionViewCompositionalLayout { index, _ in
        index == 0 ? Layouts.gridSection(columns: 2, height: 10) : nil
      }
      Stage(layout, counts: [5, 5]).frame()
    default: stage.view.performBatchUpdates { update(stage) }
    }
  }

  @MainActor
  private func update(_ stage: Stage) {
    let view = stage.view
    switch self {
    case .itemsDoNotAddUp:
      stage.items[1].removeLast()
      view.deleteItems(at: [[1, 0], [1, 1]])
    case .sectionsDoNotAddUp: view.deleteSections([0])
    case .dataChangedBehindTheView:
      stage.items[0].removeLast(2)
      view.reloadItems(at: [[1, 0]])
    case .deletesMissingItem: view.deleteItems(at: [[0, 5]])
    case .deletesMissingSection: view.deleteSections([2])
    case .insertsBeyondTheEnd:
      stage.items[0].append("new")
      view.insertItems(at: [[0, 9]])
    case .insertsSectionBeyondTheEnd:
      stage.items.append([])
      view.insertSections([4])
    case .movesMissingItem: view.moveItem(at: [7, 0], to: [0, 0])
    case .movesBeyondTheEnd: view.moveItem(at: [0, 0], to: [0, 5])
    case .movesSectionBeyondTheEnd: view.moveSection(0, toSection: 2)
    case .reloadsMissingItem: view.reloadItems(at: [[1, 8]])
    case .reconfiguresMissingItem: view.reconfigureItems(at: [[1, 8]])
    default: decideTwice(stage)
    }
  }

  /// Applies two contradictory changes to one item.
  @MainActor
  private func decideTwice(_ stage: Stage) {
    let view = stage.view
    switch self {
    case .deletesAndMoves:
      view.deleteItems(at: [[0, 1]])
      view.moveItem(at: [0, 1], to: [0, 3])
    case .deletesAndReloads:
      stage.items[0].remove(at: 1)
      view.deleteItems(at: [[0, 1]])
      view.reloadItems(at: [[0, 1]])
    case .movesOneTwice:
      view.moveItem(at: [0, 1], to: [0, 3])
      view.moveItem(at: [0, 1], to: [0, 4])
    case .movesTwoToOnePlace:
      view.moveItem(at: [0, 1], to: [0, 3])
      view.moveItem(at: [0, 2], to: [0, 3])
    default:
      stage.items[0].append("new")
      view.insertItems(at: [[0, 3]])
      view.moveItem(at: [0, 1], to: [0, 3])
    }
  }

  // MARK: Providers

  /// Displays one item, with a provider that violates its contract.
  @MainActor
  private func provide() {
    let section = Layouts.gridSection(columns: 2, height: 10)
    if self == .noHeader {
      section.boundarySupplementaryItems = [
        .init(
          layoutSize: Layouts.size(.fractionalWidth(1), .absolute(10)), elementKind: "header",
          alignment: .top)
      ]
    }
    let stage = Stage(diffable: UICollectionViewCompositionalLayout(section: section))
    stage.view.register(RecorderCell.self, forCellWithReuseIdentifier: "other")
    var kept: UICollectionViewCell?
    var turns = 0
    let source = Stage.Source(collectionView: stage.view) { [self] view, path, item in
      turns += 1
      let cell = cell(in: view, path, turn: turns, kept: kept)
      kept = cell
      return cell
    }
    var snapshot = Stage.Snapshot()
    snapshot.appendSections(["flowers"])
    snapshot.appendItems(["lily", "rose"])
    if self == .itemTwiceInSnapshot { snapshot.appendItems(["tulip", "lily", "lily"]) }
    source.apply(snapshot)
    stage.frame()
    if self == .changesNamedBesideSnapshot { stage.view.deleteItems(at: [[0, 0]]) }
    snapshot.reconfigureItems(["lily"])
    source.apply(snapshot)
  }

  @MainActor
  private func cell(
    in view: UICollectionView, _ path: IndexPath, turn: Int, kept: UICollectionViewCell?
  ) -> UICollectionViewCell? {
    func dequeue(_ identifier: String = "cell") -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
    }
    switch self {
    case .cellReturnedTwice: return kept ?? dequeue()
    case .cellNotDequeued: return RecorderCell(frame: .zero)
    case .twoCellsDequeued:
      _ = dequeue()
      return dequeue()
    case .cellOfUnknownIdentifier: return dequeue("photo")
    case .otherCellConfiguredAgain: return dequeue(turn > 2 ? "other" : "cell")
    case .registrationMadeInProvider:
      let registration = UICollectionView.CellRegistration<RecorderCell, Int> { _, _, _ in }
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
    case .noCell: return nil
    default: return dequeue()
    }
  }
}
