// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionViewTree
import Testing
import UIKit

/// A counter of the work of one screen for reports.
@MainActor
final class WorkMeter {
  private struct Seen {
    weak var view: UICollectionView?
    var counters: WorkCounters
  }

  private let folder: ResultFolder
  private let screen: String
  @Unheld private var root: UIView?
  private var seen: [ObjectIdentifier: Seen] = [:]
  private var token: Int?

  /// The number of screens with each name in this process.
  private static var numbers: [String: Int] = [:]

  /// Creates a meter for the contents of `screen`; `nil` if no report is written.
  init?(_ screen: MountedScreen) {
    guard let folder = ResultFolder.current else { return nil }
    let shown: AnyObject = screen.viewController ?? screen.surface.root
    let test = Test.current.map { Self.name(of: $0) } ?? ""
    let words = [test, "\(type(of: shown))", "\(screen.device)"].filter { !$0.isEmpty }
    let name = words.joined(separator: ", ")
    let number = (Self.numbers[name] ?? 0) + 1
    Self.numbers[name] = number
    self.folder = folder
    self.screen = number == 1 ? name : "\(name), \(number)"
    root = screen.surface.root
    for view in ViewReader(root: screen.surface.root).collectionViews { look(at: view) }
    token = EngineEvents.add { [weak self] view, _ in
      guard let self, let view = view as? UICollectionView, let root = self.root,
        view.isDescendant(of: root)
      else { return }
      look(at: view)
    }
  }

  isolated deinit {
    if let token { EngineEvents.remove(token) }
  }

  /// Returns the module, the suites and the name of a test, without its file.
  private static func name(of test: Test) -> String {
    "\(test.id)".split(separator: "/").dropLast().joined(separator: " ")
  }

  /// Stores the current counters of a view; for a deallocated view the last ones remain.
  private func look(at view: UICollectionView) {
    seen[ObjectIdentifier(view)] = Seen(view: view, counters: view.engine.counters)
  }

  /// Adds the work so far to the report.
  func record() {
    guard let root else { return }
    var counts: [WorkEntry.Kind: Int] = [:]
    for seen in seen.values {
      let counters = seen.view?.engine.counters ?? seen.counters
      counts[.made, default: 0] += counters.cellsCreated + counters.otherViewsCreated
      counts[.provided, default: 0] += counters.cellsConfigured
      counts[.measured, default: 0] += counters.measured
      counts[.solved, default: 0] += counters.layoutSolves
    }
    counts[.constraints] = Self.constraints(in: root, times: 0)
    let entry = WorkEntry(
      screen: screen,
      counts: Dictionary(uniqueKeysWithValues: counts.map { ($0.key.rawValue, $0.value) }))
    folder.record(.work(entry), at: SourcePlace(path: "", line: 0))
  }

  /// Returns the number of active constraints in `view`, each multiplied by the number of times its system
  /// was rebuilt.
  private static func constraints(in view: UIView, times outer: Int) -> Int {
    let times = view.layoutRebuildCount > 0 ? view.layoutRebuildCount : outer
    return view.constraints.count { $0.isActive } * times
      + view.subviews.reduce(0) { $0 + constraints(in: $1, times: times) }
  }
}
