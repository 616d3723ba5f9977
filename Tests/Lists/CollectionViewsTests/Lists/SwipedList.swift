// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionViewTree
import UIKit

/// A list whose rows have swipe actions, and methods to swipe them.
@MainActor
final class SwipedList {
  let stage: Stage
  private(set) var asked: [String] = []
  private(set) var performed: [String] = []
  private(set) var completions: [(Bool) -> Void] = []
  var trailing = ["Trash", "Flag"]
  var leading = ["Read"]
  var allowsFullSwipe = true

  init(rows: Int = 20, isMirrored: Bool = false) {
    var swiped: SwipedList?
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      swiped?.actions("trailing", at: path)
    }
    configuration.leadingSwipeActionsConfigurationProvider = { path in
      swiped?.actions("leading", at: path)
    }
    stage = Stage(list: configuration, counts: [rows])
    swiped = self
    if isMirrored {
      stage.surface.traits = UITraitCollection(traitsFrom: [
        stage.surface.traits, UITraitCollection(layoutDirection: .rightToLeft),
      ])
      stage.frame()
    }
  }

  private func actions(_ edge: String, at path: IndexPath) -> UISwipeActionsConfiguration? {
    asked.append("\(edge) \(path.item)")
    let titles = edge == "leading" ? leading : trailing
    let actions = titles.map { title in
      UIContextualAction(
        style: title == "Trash" ? .destructive : .normal, title: title
      ) { [weak self] action, _, completion in
        self?.performed.append("\(title) \(path.item)")
        self?.completions.append(completion)
      }
    }
    guard !actions.isEmpty else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = allowsFullSwipe
    return configuration
  }

  func takeRequests() -> [String] {
    defer { asked = [] }
    return asked
  }

  /// Drags from the middle of a row, and releases after a pause unless `letsGo` is `false`.
  func drag(row: Int, by distance: CGFloat, letsGo: Bool = true, down: CGFloat = 0) {
    let start = CGPoint(x: 160, y: CGFloat(row) * 44 + 22 - stage.view.contentOffset.y)
    send(.began, start)
    for step in 1...10 {
      let share = CGFloat(step) / 10
      send(.moved, CGPoint(x: start.x + distance * share, y: start.y + down * share))
    }
    let end = CGPoint(x: start.x + distance, y: start.y + down)
    guard letsGo else { return }
    stage.surface.frame(at: stage.surface.now + 0.5)
    send(.ended, end)
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    send(.began, CGPoint(x: x, y: y))
    send(.ended, CGPoint(x: x, y: y))
  }

  /// Advances three frames, in which animations end.
  func rest() { for _ in 0..<3 { stage.frame() } }

  func send(_ phase: PointerEvent.Phase, _ point: CGPoint) {
    stage.surface.frame(at: stage.surface.now + 0.01)
    stage.surface.handle(.pointer(PointerEvent(phase: phase, location: point)))
  }

  /// Returns the distance by which a row is swiped, in points, positive to the left, or `nil` if the row has
  /// no cell.
  func offset(_ row: Int) -> CGFloat? { stage.cell(0, row)?.bounds.minX }

  var open: Int? { stage.view.swipes.openPath?.item }

  /// Returns the frames of a row's buttons in the list's coordinates, from left to right.
  func buttons(_ row: Int) -> [CGRect] {
    guard let cell = stage.cell(0, row) else { return [] }
    func controls(in view: UIView) -> [UIControl] {
      view.subviews.flatMap { ($0 as? UIControl).map { [$0] } ?? controls(in: $0) }
    }
    return controls(in: cell).map { stage.view.convert($0.bounds, from: $0) }
      .sorted { $0.minX < $1.minX }
  }
}
