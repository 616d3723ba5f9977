// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing
import UIKit
import ViewStage

@MainActor
@Suite("Table view controllers")
struct TableControllerTests {
  final class Settings: UITableViewController {
    var names = ["Sound", "Display", "Network"]
    var chosen: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      tableView.rowHeight = 50
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      chosen.append(names[indexPath.row])
    }
  }

  @Test func `the table is the view, and a subclass overrides what it needs`() {
    let controller = Settings(style: .insetGrouped)
    let surface = ViewStage.Stage(controller.view).surface
    expect(controller.view === controller.tableView)
    expect(controller.tableView.style, equals: .insetGrouped)
    expect(controller.tableView.visibleCells.count, equals: 3)
    // The height is `rowHeight`, even with a delegate.
    expect(controller.tableView.rectForRow(at: [0, 1]).height, equals: 50)
    expect(controller.tableView.rectForRow(at: [0, 1]).minX, equals: 16)
    let point = controller.tableView.rectForRow(at: [0, 1]).origin
    let place = CGPoint(x: point.x + 20, y: point.y + 20)
    surface.handle(.pointer(PointerEvent(phase: .began, location: place)))
    surface.handle(.pointer(PointerEvent(phase: .ended, location: place)))
    surface.frame(at: 1)
    expect(controller.chosen, equals: ["Display"])
    expect(controller.tableView.indexPathForSelectedRow == nil)
    controller.setEditing(true, animated: false)
    expect(controller.tableView.isEditing)
  }
}
