// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionCollectionViews
import MullionControls
import MullionViewTree
import UIKit
import ViewStage

/// A collection view that performs a script: changing data, gestures, and changing sizes.
@MainActor
final class ScriptWorld {
  let view: UICollectionView
  private let stage: ViewStage.Stage
  let sizes = Sizes()
  let hooks: ScriptHooks
  /// The random generators of the steps in progress, from the outermost; a step may be performed inside
  /// another.
  private var generators = [ScriptNumbers(state: 0)]
  private let delegate: ScriptDelegate
  private let kind: Int
  private(set) var data: any ScriptData = NoData()
  /// The item whose cell was edited last.
  var typed: Int?

  /// The heights of items, some of which change.
  final class Sizes {
    var turns: [Int: Int] = [:]
    func height(_ item: Int) -> CGFloat {
      CGFloat(20 + (item * 37 + (turns[item] ?? 0) * 53) % 120)
    }
  }

  private final class NoData: ScriptData {
    let items: [[Int]] = []
    let open = 0
    func change(animated: Bool, with random: inout ScriptNumbers) {}
    func keep(_ count: Int, animated: Bool) {}
    func reload(with random: inout ScriptNumbers) {}
    func reconfigure(_ items: [Int], with random: inout ScriptNumbers) {}
    func expand(with random: inout ScriptNumbers) {}
  }

  /// Returns the kind of a world from its number: six kinds, each with both kinds of data; a fifth of two of
  /// them has a custom layout, or a flow layout whose delegate returns the sizes.
  private static func kind(_ number: UInt64) -> Int {
    switch (number % 6, number / 12 % 5) {
    case (0, 4): 6
    case (2, 3): 7
    default: Int(number % 6)
    }
  }

  private static func layout(_ kind: Int, _ hooks: ScriptHooks) -> UICollectionViewLayout {
    switch kind {
    case 5: return ScriptLayouts.list
    case 6:
      let columns = ScriptColumns()
      columns.hooks = hooks
      return columns
    case 7: return ScriptLayouts.sizedFlow
    default: return ScriptLayouts.plain(kind, hooks)
    }
  }

  init(_ number: UInt64) {
    kind = Self.kind(number)
    let size = CGSize(width: 320, height: 480)
    let hooks = ScriptHooks()
    self.hooks = hooks
    delegate = kind == 7 ? ScriptFlowDelegate(hooks) : ScriptDelegate(hooks)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: Self.layout(kind, hooks))
    stage = ViewStage.Stage(view, size: size, isShown: false)
    view.engine.walksWholeState = true
    view.delegate = delegate
    view.prefetchDataSource = delegate
    view.allowsMultipleSelection = true
    view.allowsMultipleSelectionDuringEditing = number % 4 < 2
    view.contentInset.top = number % 3 == 0 ? 20 : 0
    if number % 7 == 0 { view.semanticContentAttribute = .forceRightToLeft }
    for other in [
      "header", "footer", UICollectionView.elementKindSectionHeader,
      UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        RecorderView.self, forSupplementaryViewOfKind: other, withReuseIdentifier: other)
    }
    let other = { (view: UICollectionView, kind: String, path: IndexPath) in
      hooks.pass(.otherProvided)
      return view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: kind, for: path)
    }
    data =
      number / 6 % 2 == 0
      ? DiffableData(view, hooks, cell: cells, other: other)
      : PlainData(view, hooks, cell: cells, other: other)
    delegate.isThere = { [unowned self] path in view.engine.isMovingItem || item(at: path) != nil }
    hooks.act = { [weak self] step in self?.perform(step) }
    surface.frame(at: 0)
  }

  var surface: ViewSurface { stage.surface }

  private var cells: (UICollectionView, IndexPath, Int) -> UICollectionViewCell {
    let (sizes, hooks) = (sizes, hooks)
    if kind == 5 {
      let rows = UICollectionView.CellRegistration<ScriptRow, Int> { cell, _, item in
        cell.item = item
        cell.hooks = hooks
        var content = cell.defaultContentConfiguration()
        content.text = String(repeating: "row \(item) ", count: 1 + Int(sizes.height(item)) / 30)
        cell.contentConfiguration = content
        cell.accessories = [.outlineDisclosure(), .reorder(), .delete()]
      }
      return {
        hooks.pass(.provided)
        return $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
      }
    }
    view.register(ScriptCell.self, forCellWithReuseIdentifier: "cell")
    return { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? ScriptCell)?.item = item
      (cell as? ScriptCell)?.height = sizes.height(item)
      (cell as? ScriptCell)?.hooks = hooks
      hooks.pass(.provided)
      return cell
    }
  }

  /// Whether the rows are list cells.
  var isList: Bool { kind == 5 }

  // MARK: Living

  /// Runs the script up to the first fault and returns that fault, or `nil` if none occurs.
  static func live(
    _ script: EngineScript, watching watch: (ScriptWorld) -> Void = { _ in }
  ) -> String? {
    let world = ScriptWorld(script.world)
    for (index, step) in script.steps.enumerated() {
      if let moment = step.moment {
        world.hooks.arm(step, at: moment)
      } else {
        world.perform(step)
      }
      watch(world)
      if let fault = world.faults.first { return "step \(index + 1), \(step.action): \(fault)" }
    }
    world.hooks.act = { _ in }
    for _ in 0..<6 { world.tick(1) }
    watch(world)
    if let fault = world.faults.first { return "at the end: \(fault)" }
    let (open, departing) = (world.data.open, world.view.engine.departingViews)
    if open > 0 || departing > 0 {
      return "at the end: \(open) changes were not completed, \(departing) views are going still"
    }
    return world.view.engine.isSettled ? nil : "at the end: the view waits to be laid out"
  }

  /// Descriptions of the current faults.
  private var faults: [String] {
    view.engine.stateFaults + delegate.faults + cellFaults + displayFaults + typingFaults
  }

  /// The fault if the edited cell no longer displays the item for which editing began, or is in the reuse
  /// pool.
  private var typingFaults: [String] {
    guard let cell = surface.firstResponder as? UICollectionViewCell else { return [] }
    var faults: [String] = []
    if item(of: cell) != typed {
      faults.append("the cell of \(typed ?? -1) is edited and shows \(item(of: cell) ?? -1)")
    }
    if cell.isPooled { faults.append("the cell of \(typed ?? -1) is edited and waits in the pool") }
    return faults
  }

  /// Returns the item that a cell displays, or `nil` if it is not a script cell.
  func item(of cell: UICollectionViewCell) -> Int? {
    (cell as? ScriptCell)?.item ?? (cell as? ScriptRow)?.item
  }

  /// The faults of visible cells that display a wrong item or selection state.
  private var cellFaults: [String] {
    let isHeld = view.engine.isMovingItem
    return view.indexPathsForVisibleItems.flatMap { path -> [String] in
      guard let cell = view.cellForItem(at: path) else { return ["\(path) has no cell"] }
      var faults: [String] = []
      if view.indexPath(for: cell) != path { faults.append("\(path) is not where its cell is") }
      let item = item(of: cell)
      if !isHeld, item == nil || item != self.item(at: path) {
        faults.append("\(path) shows \(item ?? -1)")
      }
      let isSelected = view.indexPathsForSelectedItems?.contains(path) ?? false
      if cell.isSelected != isSelected { faults.append("\(path) is wrongly selected") }
      return faults
    }
  }

  /// The differences between the views that were reported to the delegate and those on screen.
  private var displayFaults: [String] {
    let shown = Set(view.engine.viewsOnScreen.map(ObjectIdentifier.init))
    let told = Set(delegate.displayed.keys)
    return shown == told
      ? [] : ["\(shown.count) views are on screen, the delegate knows of \(told.count)"]
  }

  /// A text picture of everything on the screen.
  var picture: String { TextPicture(surface: surface).text }

  /// Returns the item at `path` in the data, or `nil` if there is none.
  private func item(at path: IndexPath) -> Int? {
    let items = data.items
    guard path.count == 2, items.indices.contains(path.section),
      items[path.section].indices.contains(path.item)
    else { return nil }
    return items[path.section][path.item]
  }

  // MARK: Numbers

  /// The random generator of the step in progress.
  var random: ScriptNumbers {
    get { generators[generators.count - 1] }
    set { generators[generators.count - 1] = newValue }
  }

  private func perform(_ step: EngineScript.Step) {
    generators.append(ScriptNumbers(state: UInt64(step.seed) &+ 77))
    perform(step.action)
    generators.removeLast()
  }

  func tick(_ seconds: TimeInterval) {
    stage.frame(after: seconds)
    trace("tick \(seconds)")
  }

  func number(_ bound: Int) -> Int { Int.random(in: 0..<max(1, bound), using: &random) }

  /// A random point on the screen.
  var point: CGPoint {
    CGPoint(x: number(Int(surface.size.width)), y: number(Int(surface.size.height)))
  }

  /// A random index path of the visible items, or `nil` if none is visible.
  var visiblePath: IndexPath? {
    view.indexPathsForVisibleItems.sorted().randomElement(using: &random)
  }
}
