// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionViewTree
import UIKit

/// The work of a collection view with headers and a diffable data source, including that of the app's
/// providers.
@MainActor
final class CountedWork {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// The work of one step.
  struct Work: Equatable {
    var cellsCreated = 0
    var cellsReused = 0
    var headersCreated = 0
    var headersReused = 0
    /// The number of calls of the cell provider.
    var cellsAsked = 0
    /// The number of calls of the supplementary view provider.
    var headersAsked = 0
    /// The number of calls of the layout's section provider.
    var sectionsAsked = 0
    /// The number of size queries to views.
    var measured = 0
    var prepares = 0
    var solves = 0
  }

  private final class Log {
    var cells = 0
    var headers = 0
    var sections = 0
  }

  private let stage: Stage
  let source: UICollectionViewDiffableDataSource<Int, Int>
  private let log: Log
  /// The preferred height of cells, or `nil` to keep the current height.
  var wantedHeight: CGFloat? {
    get { heights.wanted }
    set { heights.wanted = newValue }
  }

  private final class Heights { var wanted: CGFloat? }
  private let heights = Heights()

  /// Creates sections of 100 items with headers 40 points high; `section` describes the layout of the items.
  init(sections: Int = 3, _ section: @escaping @MainActor () -> NSCollectionLayoutSection) {
    let log = Log()
    self.log = log
    let layout = UICollectionViewCompositionalLayout { _, _ in
      log.sections += 1
      let section = section()
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: Layouts.size(.fractionalWidth(1), .absolute(40)), elementKind: "header",
          alignment: .top)
      ]
      return section
    }
    stage = Stage(layout)
    let heights = heights
    let cell = UICollectionView.CellRegistration<RecorderCell, Int> { cell, _, _ in
      cell.wantedHeight = heights.wanted
    }
    let header = UICollectionView.SupplementaryRegistration<RecorderView>(elementKind: "header") {
      _, _, _ in
    }
    source = UICollectionViewDiffableDataSource(collectionView: stage.view) { view, path, item in
      log.cells += 1
      return view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      log.headers += 1
      return view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = Snapshot()
    for section in 0..<sections {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(section * 100..<section * 100 + 100))
    }
    source.apply(snapshot, animatingDifferences: false)
  }

  var view: UICollectionView { stage.view }

  /// Creates sections of cells 80 points wide and high, four in a row.
  convenience init(gridSections sections: Int) {
    self.init(sections: sections) { Layouts.gridSection(columns: 4, height: 80) }
  }

  /// Creates a section of self-sizing rows as wide as the view, with an estimate of 50 points.
  convenience init(rowsWanting height: CGFloat) {
    self.init { Layouts.listSection(estimate: 50) }
    wantedHeight = height
  }

  /// Runs `step` and a frame, and returns the resulting work.
  @discardableResult
  func work(of step: () -> Void = {}) -> Work {
    let before = view.engine.counters
    (log.cells, log.headers, log.sections) = (0, 0, 0)
    step()
    stage.frame(after: 1 / 60)
    let counters = view.engine.counters.since(before)
    return Work(
      cellsCreated: counters.cellsCreated, cellsReused: counters.cellsReused,
      headersCreated: counters.otherViewsCreated, headersReused: counters.otherViewsReused,
      cellsAsked: log.cells, headersAsked: log.headers, sectionsAsked: log.sections,
      measured: counters.measured, prepares: counters.prepares, solves: counters.layoutSolves)
  }

  /// Returns the work of scrolling to `offset`.
  func work(ofScrollingTo offset: CGFloat) -> Work { work { view.contentOffset.y = offset } }

  /// Returns the work of applying an edit of the current snapshot.
  func work(animated: Bool = false, applying edit: (inout Snapshot) -> Void) -> Work {
    var snapshot = source.snapshot()
    edit(&snapshot)
    return work { source.apply(snapshot, animatingDifferences: animated) }
  }

  /// Returns the work of rotating the view.
  func workOfTurning() -> Work {
    work {
      let size = stage.surface.size
      stage.surface.resize(to: CGSize(width: size.height, height: size.width), scale: 2)
    }
  }
}
