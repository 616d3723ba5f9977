// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

/// Tests that a violated contract of a diffable data source ends the process, in debug and release builds,
/// with a message that contains identifiers, places and the remedy; merely unusual calls are only reported.
@Suite("Errors of a diffable data source")
struct DataSourceErrorTests {
  private static func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `M-30, a cell provider that gives no cell`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Layouts.grid())
      let source = Stage.Source(collectionView: view) { _, _, _ in nil }
      var snapshot = Stage.Snapshot()
      snapshot.appendSections(["A"])
      snapshot.appendItems(["x"])
      source.apply(snapshot)
      view.layoutIfNeeded()
    }
    expect(Self.text(result).contains("returned nil for section 0, item 0, item \"x\"; return"))
  }

  @MainActor
  private static func headed(_ provider: Stage.Source.SupplementaryViewProvider?) {
    let section = Layouts.gridSection(columns: 2, height: 50)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(20)), elementKind: "title",
        alignment: .top)
    ]
    let stage = Stage(diffable: UICollectionViewCompositionalLayout(section: section))
    stage.source.supplementaryViewProvider = provider
    stage.apply([("Fruit", ["x"])])
    stage.frame()
  }

  @Test func `M-31, a supplementary view without provider`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in Self.headed(nil) }
    expect(Self.text(result).contains("kind \"title\" at section 0, item 0, section \"Fruit\""))
    expect(Self.text(result).contains("set it before the first snapshot"))
  }

  @Test func `a supplementary view provider that gives no view`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in Self.headed { _, _, _ in nil } }
    expect(Self.text(result).contains("returned nil for kind \"title\" at section 0, item 0"))
  }

  @Test func `M-33, the number of items of a section past the end`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = Stage(diffable: Layouts.grid())
      stage.apply([("A", ["x"])])
      _ = stage.source.collectionView(stage.view, numberOfItemsInSection: 3)
    }
    expect(Self.text(result).contains("section 3 was requested, but the snapshot has 1 sections"))
  }

  @Test func `another kind of cell for an item that is configured again`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Layouts.grid())
      view.register(RecorderCell.self, forCellWithReuseIdentifier: "one")
      view.register(RecorderCell.self, forCellWithReuseIdentifier: "two")
      var identifier = "one"
      let source = Stage.Source(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
      }
      var snapshot = Stage.Snapshot()
      snapshot.appendSections(["A"])
      snapshot.appendItems(["x", "y"])
      source.apply(snapshot)
      view.layoutIfNeeded()
      identifier = "two"
      snapshot.reconfigureItems(["y"])
      source.apply(snapshot)
    }
    expect(Self.text(result).contains("section 0, item 1, item \"y\" was reconfigured"))
    expect(Self.text(result).contains("or reload the item instead"))
  }

  @Test func `M-43, a cell that is not the one that was dequeued`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Layouts.grid())
      view.register(RecorderCell.self, forCellWithReuseIdentifier: "one")
      let source = Stage.Source(collectionView: view) { view, path, _ in
        _ = view.dequeueReusableCell(withReuseIdentifier: "one", for: path)
        return RecorderCell(frame: .zero)
      }
      var snapshot = Stage.Snapshot()
      snapshot.appendSections(["A"])
      snapshot.appendItems(["x"])
      source.apply(snapshot)
      view.layoutIfNeeded()
    }
    expect(Self.text(result).contains("section 0, item 0, item \"x\" was not dequeued for it"))
  }

  @Test func `changes named beside the snapshot`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = Stage(diffable: Layouts.grid())
      stage.apply([("A", ["x"])])
      stage.frame()
      stage.view.insertItems(at: [[0, 1]])
    }
    expect(Self.text(result).contains("there are 1 items in section 0"))
    expect(Self.text(result).contains("apply a snapshot instead of naming changes"))
  }

  @Test func `an index title that leads nowhere`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = Stage(diffable: Layouts.grid())
      _ = stage.source.collectionView(stage.view, indexPathForIndexTitle: "Q", at: 4)
    }
    expect(Self.text(result).contains("index title \"Q\", at position 4"))
  }

  @Test func `M-34 and M-35, applies that mix threads, are reported once and carried out`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = Stage(diffable: Layouts.grid())
      stage.apply([("A", ["x"])])
      for _ in 0..<2 {
        let (source, snapshot) = (stage.source, stage.source.snapshot())
        Background.whileMainWaits { Background.apply(snapshot, to: source) }
        stage.apply([("A", ["x", "y"])])
      }
      Self.require(stage.source.snapshot().numberOfItems == 2)
    }
    let lines = Self.text(result).split(separator: "\n").filter { $0.contains("main thread") }
    expect(lines.count, equals: 1)
  }

  @Test func `an apply inside of an apply is reported once and carried out`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = Stage(diffable: Layouts.grid())
      stage.apply([("A", ["x"])])
      stage.frame()
      stage.onProvide = { item in
        if item == "y" { stage.apply([("A", ["x", "y", "z"])]) }
      }
      stage.apply([("A", ["x", "y"])])
      stage.frame()
      Self.require(stage.texts == ["x", "y", "z"])
    }
    let lines = Self.text(result).split(separator: "\n").filter { $0.contains("being shown") }
    expect(lines.count, equals: 1)
  }

  @Test func `an apply to a data source that was replaced reloads and is reported`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = Stage(diffable: Layouts.grid())
      stage.apply([("A", ["x"])])
      stage.frame()
      let other = Stage.Source(collectionView: stage.view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      stage.apply([("A", ["x", "y"])])
      stage.frame()
      Self.require(stage.view.numberOfSections == 0 && stage.source.snapshot().numberOfItems == 2)
      stage.view.dataSource = stage.source
      stage.frame()
      Self.require(stage.texts == ["x", "y"])
      withExtendedLifetime(other) {}
    }
    expect(Self.text(result).contains("no longer its collection view's"))
  }

  /// Ends the process with a failure if `condition` is `false`, because expectations do not work in an exit
  /// test.
  private static func require(_ condition: Bool) {
    if !condition { fatalError("expected otherwise") }
  }
}
