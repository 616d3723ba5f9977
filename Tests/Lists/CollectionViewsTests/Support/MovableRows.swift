// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Foundation
import UIKit

/// A plain data source whose items the user may move, and its recorded calls.
@MainActor
final class MovableRows {
  let source = MovableItemSource([])
  var items: [[String]]
  var log: [String] = []
  var mayMove: (IndexPath) -> Bool = { _ in true }
  /// Whether a move is omitted from the data, to simulate an error of the app.
  var forgetsMove = false

  init(_ items: [[String]]) {
    self.items = items
    source.counts = { [unowned self] in self.items.map(\.count) }
    source.cell = { [unowned self] view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? RecorderCell)?.text = name(path)
      log.append("cell \(name(path))")
      return cell
    }
    source.mayMove = { [unowned self] path in
      log.append("can \(name(path))")
      return mayMove(path)
    }
    source.move = { [unowned self] origin, goal in
      log.append("move \(origin) to \(goal)")
      if forgetsMove { return }
      let item = self.items[origin.section].remove(at: origin.item)
      self.items[goal.section].insert(item, at: goal.item)
    }
  }

  private func name(_ path: IndexPath) -> String { items[path.section][path.item] }
}
