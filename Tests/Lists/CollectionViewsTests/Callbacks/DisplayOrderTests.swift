// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

/// Tests that new cells are reported one by one, each before the next one is requested.
@MainActor
@Suite("Display order")
struct DisplayOrderTests {
  enum Kind: CaseIterable, Sendable { case grid, measured, flow, orthogonal }

  private func layout(_ kind: Kind) -> UICollectionViewLayout {
    switch kind {
    case .grid: return Layouts.grid(columns: 1, height: 120)
    case .measured: return Layouts.list(estimate: 44)
    case .flow:
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 320, height: 120)
      flow.minimumLineSpacing = 0
      return flow
    case .orthogonal:
      return UICollectionViewCompositionalLayout(section: Layouts.carouselSection(.continuous))
    }
  }

  @Test(arguments: Kind.allCases)
  func `a cell is shown before the next one is asked for`(kind: Kind) {
    let stage = Stage(layout(kind), counts: [40])
    let delegate = HookDelegate()
    stage.view.delegate = delegate
    var heard: [String] = []
    stage.configure = { cell, path in
      cell.wantedHeight = 120
      heard.append("ask \(path.item)")
    }
    delegate.onBegin = { path in heard.append("show \(path.item)") }
    stage.frame()
    expect(heard, equals: (0..<4).flatMap { ["ask \($0)", "show \($0)"] })
    expect(delegate.comingFromOutside, equals: 4)
    heard = []
    if kind == .orthogonal {
      stage.view.engine.scrollSection(0, to: 250, animated: false)
      stage.frame()
    } else {
      stage.scroll(to: 240)
    }
    expect(heard.count >= 4)
    for (index, word) in heard.enumerated() where index % 2 == 0 {
      expect(heard[index + 1], equals: word.replacingOccurrences(of: "ask", with: "show"))
    }
  }

  @Test func `a cell that is shown has its place, and a header comes in between`() {
    let section = Layouts.gridSection(columns: 1, height: 120)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
        alignment: .top)
    ]
    let stage = Stage(UICollectionViewCompositionalLayout(section: section), counts: [9])
    let note = ShownNote()
    stage.view.delegate = note
    stage.frame()
    expect(note.frames.count, equals: 5)
    expect(note.frames.first, equals: CGRect(x: 0, y: 0, width: 320, height: 30))
    expect(note.frames.last, equals: CGRect(x: 0, y: 390, width: 320, height: 120))
  }

  @Test func `a row of a table is shown before the next one is asked for`() {
    let stage = TableStage(rows: [(0..<30).map(String.init)])
    var heard: [String] = []
    stage.configure = { _, path in heard.append("ask \(path.row)") }
    let delegate = RowNote { heard.append("show \($0.row)") }
    stage.follow(delegate)
    stage.frame()
    expect(heard.count > 10)
    expect(heard, equals: (0..<heard.count / 2).flatMap { ["ask \($0)", "show \($0)"] })
    heard = []
    stage.scroll(to: 120)
    expect(heard.count >= 2)
    for index in stride(from: 0, to: heard.count, by: 2) {
      expect(heard[index + 1], equals: heard[index].replacingOccurrences(of: "ask", with: "show"))
    }
  }
}

/// A delegate that records the frames of views when their display is reported.
@MainActor
private final class ShownNote: NSObject, UICollectionViewDelegate {
  private(set) var frames: [CGRect] = []

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    frames.append(cell.frame)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    frames.append(view.frame)
  }
}

@MainActor
private final class RowNote: NSObject, UITableViewDelegate {
  private let onShow: (IndexPath) -> Void

  init(onShow: @escaping (IndexPath) -> Void) { self.onShow = onShow }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    onShow(indexPath)
  }
}
