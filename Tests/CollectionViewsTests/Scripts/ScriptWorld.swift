// SPDX-License-Identifier: Apache-2.0

import CollectionViews
import CollectionViewTesting
import Foundation
import UIKit
import ViewTree

/// A collection view that lives a script: data that changes, hands that scroll and move, sizes that
/// change.
@MainActor
final class ScriptWorld {
  let view: UICollectionView
  let surface: ViewSurface
  let sizes = Sizes()
  var random = Congruential(state: 0)
  private let delegate = ScriptDelegate()
  private let kind: Int
  private(set) var data: any ScriptData = NoData()

  /// Heights by item; some change.
  final class Sizes {
    var turns: [Int: Int] = [:]
    func height(_ item: Int) -> CGFloat {
      CGFloat(20 + (item * 37 + (turns[item] ?? 0) * 53) % 120)
    }
  }

  private final class NoData: ScriptData {
    let items: [[Int]] = []
    let open = 0
    func change(animated: Bool, with random: inout Congruential) {}
    func reload(with random: inout Congruential) {}
    func reconfigure(_ items: [Int], with random: inout Congruential) {}
    func expand(with random: inout Congruential) {}
  }

  init(_ number: UInt64) {
    kind = Int(number % 6)
    let size = CGSize(width: 320, height: 480)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: kind == 5 ? ScriptLayouts.list : ScriptLayouts.plain(kind))
    surface = ViewSurface(root: view, size: size, scale: 2)
    view.delegate = delegate
    view.allowsMultipleSelection = true
    view.allowsMultipleSelectionDuringEditing = number % 4 < 2
    view.contentInset.top = number % 3 == 0 ? 20 : 0
    if number % 7 == 0 { view.semanticContentAttribute = .forceRightToLeft }
    for other in ["header", "footer", UICollectionView.elementKindSectionHeader] {
      view.register(
        RecorderView.self, forSupplementaryViewOfKind: other, withReuseIdentifier: other)
    }
    let other = { (view: UICollectionView, kind: String, path: IndexPath) in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: path)
    }
    data =
      number / 6 % 2 == 0
      ? DiffableData(view, cell: cells, other: other) : PlainData(view, cell: cells, other: other)
    surface.frame(at: 0)
  }

  private var cells: (UICollectionView, IndexPath, Int) -> UICollectionViewCell {
    let sizes = sizes
    if kind == 5 {
      let rows = UICollectionView.CellRegistration<ScriptRow, Int> { cell, _, item in
        cell.item = item
        var content = cell.defaultContentConfiguration()
        content.text = String(repeating: "row \(item) ", count: 1 + Int(sizes.height(item)) / 30)
        cell.contentConfiguration = content
        cell.accessories = [.outlineDisclosure(), .reorder(), .delete()]
      }
      return { $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2) }
    }
    view.register(ScriptCell.self, forCellWithReuseIdentifier: "cell")
    return { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? ScriptCell)?.item = item
      (cell as? ScriptCell)?.height = sizes.height(item)
      return cell
    }
  }

  /// Whether rows are those of a list.
  var isList: Bool { kind == 5 }

  // MARK: Living

  /// Lives the script as far as something is wrong, and says what; `nil`: all was well.
  static func live(
    _ script: EngineScript, watching watch: (ScriptWorld) -> Void = { _ in }
  ) -> String? {
    let world = ScriptWorld(script.world)
    for (index, step) in script.steps.enumerated() {
      world.random = Congruential(state: UInt64(step.seed) &+ 77)
      world.perform(step.action)
      watch(world)
      if let fault = world.faults.first { return "step \(index + 1), \(step.action): \(fault)" }
    }
    for _ in 0..<6 { world.tick(1) }
    watch(world)
    if let fault = world.faults.first { return "at the end: \(fault)" }
    let (open, departing) = (world.data.open, world.view.engine.departingViews)
    guard open > 0 || departing > 0 else { return nil }
    return "at the end: \(open) changes were not completed, \(departing) views are going still"
  }

  /// What is wrong now, in words.
  private var faults: [String] {
    view.engine.stateFaults + delegate.faults + cellFaults + displayFaults
  }

  /// Each cell shows its item, and whether it is selected.
  private var cellFaults: [String] {
    let items = data.items
    let isHeld = view.engine.isMovingItem
    return view.indexPathsForVisibleItems.flatMap { path -> [String] in
      guard let cell = view.cellForItem(at: path) else { return ["\(path) has no cell"] }
      var faults: [String] = []
      if view.indexPath(for: cell) != path { faults.append("\(path) is not where its cell is") }
      let item = (cell as? ScriptCell)?.item ?? (cell as? ScriptRow)?.item
      let isThere = items.indices.contains(path.section) && path.item < items[path.section].count
      if !isHeld, !isThere || item != items[path.section][path.item] {
        faults.append("\(path) shows \(item ?? -1)")
      }
      let isSelected = view.indexPathsForSelectedItems?.contains(path) ?? false
      if cell.isSelected != isSelected { faults.append("\(path) is wrongly selected") }
      return faults
    }
  }

  /// What the delegate heard of is what is on screen.
  private var displayFaults: [String] {
    let shown = Set(view.engine.viewsOnScreen.map(ObjectIdentifier.init))
    let told = Set(delegate.displayed.keys)
    return shown == told
      ? [] : ["\(shown.count) views are on screen, the delegate knows of \(told.count)"]
  }

  /// Everything in sight, in words, and as it is painted.
  var picture: String { TextPicture(surface: surface).text }

  // MARK: Numbers

  func tick(_ seconds: TimeInterval) {
    surface.frame(at: surface.now + seconds)
    trace("tick \(seconds)")
  }

  func number(_ bound: Int) -> Int { Int.random(in: 0..<max(1, bound), using: &random) }

  /// Somewhere on screen.
  var point: CGPoint {
    CGPoint(x: number(Int(surface.size.width)), y: number(Int(surface.size.height)))
  }

  /// An item in sight.
  var visiblePath: IndexPath? {
    view.indexPathsForVisibleItems.sorted().randomElement(using: &random)
  }
}
