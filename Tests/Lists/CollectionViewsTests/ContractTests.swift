// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

/// Tests that a violated precondition ends the process with a message that contains the remedy.
@Suite("Contract")
struct ContractTests {
  private static func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `dequeuing without registration names the identifier`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UICollectionView(frame: .zero, collectionViewLayout: Layouts.grid())
      _ = view.dequeueReusableCell(withReuseIdentifier: "photo", for: [0, 0])
    }
    expect(Self.text(result).contains("\"photo\""))
    expect(Self.text(result).contains("register(_:forCellWithReuseIdentifier:)"))
  }

  @Test func `a registration made inside the provider is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Layouts.grid())
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        view, path, item in
        let registration = UICollectionView.CellRegistration<RecorderCell, Int> { _, _, _ in }
        return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1])
      source.apply(snapshot)
      view.layoutIfNeeded()
    }
    expect(Self.text(result).contains("create the registration once"))
  }

  @Test func `counts that do not add up after an update are named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = Stage(Layouts.grid(), counts: [5, 5])
      stage.frame()
      stage.view.performBatchUpdates {
        stage.items[1].removeLast()
        stage.view.deleteItems(at: [[1, 0], [1, 1]])
      }
    }
    expect(Self.text(result).contains("section 1 had 5 items, 2 were deleted"))
    expect(Self.text(result).contains("now returns 4"))
  }

  @Test func `a cell provider must give a cell`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Layouts.grid())
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        _, _, _ in nil
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["lily"])
      source.apply(snapshot)
      view.layoutIfNeeded()
    }
    expect(Self.text(result).contains("section 0, item 0"))
    expect(Self.text(result).contains("lily"))
  }

  @Test func `a section with items needs a description`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let layout = UICollectionViewCompositionalLayout { index, _ in
        index == 0 ? Layouts.gridSection(columns: 2, height: 10) : nil
      }
      let stage = Stage(layout, counts: [1, 2])
      stage.frame()
    }
    expect(Self.text(result).contains("nil for section 1, which has 2 items"))
  }

  @Test func `a header needs a provider`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let section = Layouts.gridSection(columns: 2, height: 10)
      section.boundarySupplementaryItems = [
        .init(
          layoutSize: Layouts.size(.fractionalWidth(1), .absolute(10)), elementKind: "header",
          alignment: .top)
      ]
      let stage = Stage(diffable: UICollectionViewCompositionalLayout(section: section))
      stage.apply([("A", ["x"])])
      stage.frame()
    }
    expect(Self.text(result).contains("supplementaryViewProvider"))
  }

  @Test func `a decoration needs a class`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let section = Layouts.gridSection(columns: 2, height: 10)
      section.decorationItems = [.background(elementKind: "paper")]
      let stage = Stage(UICollectionViewCompositionalLayout(section: section), counts: [1])
      stage.frame()
    }
    expect(Self.text(result).contains("\"paper\""))
    expect(Self.text(result).contains("register(_:forDecorationViewOfKind:)"))
  }

  @Test func `a view that was not dequeued is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = Stage(diffable: Layouts.grid())
      let view = stage.view
      let source = Stage.Source(collectionView: view) { _, _, _ in
        UICollectionViewCell(frame: .zero)
      }
      var snapshot = Stage.Snapshot()
      snapshot.appendSections(["A"])
      snapshot.appendItems(["x"])
      source.apply(snapshot)
      stage.frame()
    }
    expect(Self.text(result).contains("was not dequeued"))
  }

  @Test func `two positions along one axis are refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = Stage(Layouts.grid(), counts: [50])
      stage.view.scrollToItem(at: [0, 3], at: [.top, .bottom], animated: false)
    }
    expect(Self.text(result).contains("at most one vertical"))
  }

  @Test func `scrolling to an item that does not exist is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = Stage(Layouts.grid(), counts: [5])
      stage.view.scrollToItem(at: [0, 5], at: .top, animated: false)
    }
    expect(Self.text(result).contains("section 0, item 5"))
  }

  @Test func `configuring again must dequeue the same kind of cell`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = Stage(diffable: Layouts.grid())
      stage.view.register(RecorderCell.self, forCellWithReuseIdentifier: "other")
      var identifier = "cell"
      let source = Stage.Source(collectionView: stage.view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
      }
      var snapshot = Stage.Snapshot()
      snapshot.appendSections(["A"])
      snapshot.appendItems(["x"])
      source.apply(snapshot)
      stage.frame()
      identifier = "other"
      snapshot.reconfigureItems(["x"])
      source.apply(snapshot)
    }
    expect(Self.text(result).contains("reload the item instead"))
  }
}
