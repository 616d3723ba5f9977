// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionViewTree
import Testing
import UIKit
import ViewStage

/// Tests of rows over which a drag is held.
@MainActor
struct TableSpringLoadingTests {
  private final class Chooser: NSObject, UITableViewDelegate {
    var selected: [Int] = []
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  private final class Asked: NSObject, UITableViewDelegate {
    var selected: [Int] = []
    var targets: [UIView?] = []
    func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      targets.append(context.targetView)
      return indexPath.row != 0
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  private let stage = TableStage(counts: [4])

  init() {
    stage.table.rowHeight = 50
    stage.table.isSpringLoaded = true
    stage.frame()
  }

  private func hold(_ y: CGFloat) {
    let place = CGPoint(x: 100, y: y)
    stage.surface.handle(.drop(DropEvent(phase: .moved, location: place, text: "hello")))
    stage.wait(2)
  }

  @Test func `a row over which a drag is held is selected`() {
    let chooser = Chooser()
    stage.follow(chooser)
    hold(75)
    expect(chooser.selected == [1] && stage.table.indexPathForSelectedRow?.row == 1)
    stage.table.isSpringLoaded = false
    hold(125)
    expect(chooser.selected == [1] && !stage.table.isSpringLoaded)
  }

  @Test func `the delegate is asked, with the row's cell as what would blink`() {
    let asked = Asked()
    stage.follow(asked)
    hold(25)
    expect(asked.selected.isEmpty && asked.targets == [stage.cell(0, 0)])
    hold(75)
    expect(asked.selected == [1] && asked.targets.last == stage.cell(0, 1))
  }

  @Test func `a controller of a table says which rows`() {
    final class Rows: UITableViewController {
      var asked = 0
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      override func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
      ) -> Bool {
        asked += 1
        return super.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
      }
    }
    let rows = Rows()
    rows.tableView.isSpringLoaded = true
    let stage = ViewStage.Stage(rows.view)
    let place = CGPoint(x: 100, y: 20)
    stage.surface.handle(.drop(DropEvent(phase: .moved, location: place, text: "hello")))
    stage.wait(2)
    expect(rows.asked == 1 && rows.tableView.indexPathForSelectedRow?.row == 0)
  }
}
