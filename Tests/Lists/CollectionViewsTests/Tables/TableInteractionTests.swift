// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionControls
import MullionViewTree
import Testing
import UIKit
import ViewStage

/// Tests of the context menus, focus and height estimates of tables.
@MainActor
struct TableInteractionTests {
  private final class Delegate: NSObject, UITableViewDelegate {
    var log: [String] = []
    var estimates: [Int: CGFloat] = [:]

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("asks \(indexPath.section).\(indexPath.row) at \(Int(point.y))")
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Delete") { _ in }])
      })
    }
    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("comes") }
    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("goes") }
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 1
    }
    func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { log.append("focus \(context.nextFocusedIndexPath?.row ?? -1)") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
  }

  private final class Estimating: NSObject, UITableViewDelegate {
    var asked = 0
    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      asked += 1
      return indexPath.row.isMultiple(of: 2) ? 100 : 200
    }
  }

  private let delegate = Delegate()

  private func stage() -> TableStage {
    let stage = TableStage(counts: [100])
    stage.table.rowHeight = 40
    stage.follow(delegate)
    stage.frame()
    return stage
  }

  @Test func `a secondary click opens the menu of a row`() {
    let stage = stage()
    stage.scroll(to: 400)
    for phase in [PointerEvent.Phase.began, .ended] {
      stage.surface.handle(
        .pointer(PointerEvent(phase: phase, location: CGPoint(x: 100, y: 90), button: 3)))
    }
    stage.frame()
    expect(delegate.log, equals: ["asks 0.12 at 490", "comes"])
    expect(stage.table.contextMenuInteraction != nil)
    MenuPresentation.current(in: stage.surface)?.dismiss()
    stage.frame()
    expect(delegate.log.last, equals: "goes")
  }

  @Test func `a click on what stands in front of a row opens no menu of the row`() {
    let stage = stage()
    stage.table.addSubview(UIView(frame: CGRect(x: 0, y: 80, width: 60, height: 40)))
    for (x, log) in [(30, []), (100, ["asks 0.2 at 90", "comes"])] {
      for phase in [PointerEvent.Phase.began, .ended] {
        stage.surface.handle(
          .pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: 90), button: 3)))
      }
      stage.frame()
      expect(delegate.log, equals: log)
    }
  }

  @Test func `where a row stands in front of another, the menu is that of the one in front`() throws
  {
    let stage = stage()
    var row: UIView = try #require(stage.cell(0, 1))
    while let outer = row.superview, !(outer is UICollectionView) { row = outer }
    row.layer.zPosition = 5
    row.frame.origin.y = 80
    for phase in [PointerEvent.Phase.began, .ended] {
      stage.surface.handle(
        .pointer(PointerEvent(phase: phase, location: CGPoint(x: 100, y: 90), button: 3)))
    }
    expect(delegate.log.first, equals: "asks 0.1 at 90")
  }

  @Test func `keys move the focus over rows that may have it, and select`() {
    let stage = stage()
    stage.surface.handle(
      .pointer(PointerEvent(phase: .began, location: CGPoint(x: 100, y: 20))))
    stage.surface.handle(
      .pointer(PointerEvent(phase: .ended, location: CGPoint(x: 100, y: 20))))
    stage.frame()
    delegate.log = []
    stage.surface.handle(.key(KeyEvent(key: .down)))
    stage.frame()
    expect(delegate.log, equals: ["focus 2"])
    stage.table.selectionFollowsFocus = true
    stage.surface.handle(.key(KeyEvent(key: .down)))
    stage.frame()
    expect(delegate.log.contains("focus 3") && delegate.log.contains("select 3"))
    stage.table.allowsFocus = false
    expect(!stage.table.allowsFocus)
  }

  @Test func `what a delegate estimates of rows is the height of the content until they are seen`()
  {
    let stage = TableStage(counts: [50, 50])
    let estimating = Estimating()
    stage.table.rowHeight = UITableView.automaticDimension
    stage.follow(estimating)
    stage.frame()
    expect(estimating.asked, equals: 100)
    // Rows that were seen are 43.5 or so high; all others count as 150.
    expect(stage.table.contentSize.height > 85 * 150)
    expect(stage.table.contentSize.height < 100 * 150)
  }

  @Test func `a collection view of a class of its own decides its layout itself`() {
    let grid = OwnGrid()
    expect(grid.collectionViewLayout is UICollectionViewFlowLayout)
    expect(grid.frame, equals: .zero)
  }

  private final class OwnGrid: UICollectionView {
    override init(frame: CGRect = .zero, collectionViewLayout layout: UICollectionViewLayout) {
      super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `a collection view without a layout is refused when it is shown`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UICollectionView()
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        _ = ViewStage.Stage(view, size: view.frame.size, scale: 1)
      }
    }
  }
}
