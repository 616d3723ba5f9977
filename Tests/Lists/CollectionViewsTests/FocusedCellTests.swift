// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

/// Tests of the focus environments of cells, rows and controllers.
@MainActor
@Suite("Focused cells")
struct FocusedCellTests {
  /// The recorded calls of all receivers.
  @MainActor private final class Log { var lines: [String] = [] }

  private final class Card: UICollectionViewCell {
    var isOpen = true
    override var canBecomeFocused: Bool { isOpen }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      contentView.alpha = context.nextFocusedView === self ? 1 : 0.5
    }
  }

  private final class Screen: UIViewController, UICollectionViewDelegate {
    let log = Log()
    let button = UIButton(type: .system)
    let list = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)))
    var source: ItemSource?
    var wished: (any UIFocusEnvironment)?

    override var preferredFocusEnvironments: [any UIFocusEnvironment] { wished.map { [$0] } ?? [] }

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Add", for: .normal)
      button.frame = CGRect(x: 20, y: 60, width: 100, height: 40)
      list.frame = CGRect(x: 0, y: 120, width: view.bounds.width, height: 400)
      list.register(Card.self, forCellWithReuseIdentifier: "card")
      source = ItemSource([4]) { list, path in
        let card = list.dequeueReusableCell(withReuseIdentifier: "card", for: path)
        (card as? Card)?.isOpen = path.item != 1
        card.isAccessibilityElement = true
        card.accessibilityLabel = "\(path.item)"
        return card
      }
      list.dataSource = source
      list.delegate = self
      view.addSubview(button)
      view.addSubview(list)
    }

    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      log.lines.append(
        "screen \(word(context.previouslyFocusedView)) > \(word(context.nextFocusedView))")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      log.lines.append(
        "list \(word(context.previouslyFocusedView)) > \(word(context.nextFocusedView))")
    }

    private func word(_ view: UIView?) -> String {
      view === button ? "button" : view?.accessibilityLabel ?? "-"
    }
  }

  private let screen = Screen()
  private let harness: CollectionViewHarness

  init() { harness = CollectionViewHarness(screen, on: .iPhone15) }

  private func card(_ item: Int) -> Card? { screen.list.cellForItem(at: [0, item]) as? Card }

  @Test func `between a control and a list each hears of one change`() {
    harness.press(.tab)
    expect(screen.button.isFocused)
    harness.press(.tab)
    expect(card(0)?.isFocused == true && !screen.button.isFocused)
    harness.press(.tab)
    expect(
      screen.log.lines,
      equals: [
        "screen - > button", "list button > 0", "screen button > 0", "list 0 > -",
        "screen 0 > button",
      ])
  }

  @Test func `a cell that can't have the focus is passed over, and cells hear of it`() {
    harness.press(.tab)
    harness.press(.tab)
    expect(card(0)?.contentView.alpha, equals: 1)
    harness.press(.down)
    expect(card(2)?.isFocused == true && card(0)?.isFocused == false)
    expect(card(0)?.contentView.alpha == 0.5 && card(2)?.contentView.alpha == 1)
    expect(UIFocusSystem.focusSystem(for: screen)?.focusedItem === card(2))
    screen.list.allowsSelection = false
    expect(UICollectionViewCell().canBecomeFocused, equals: false)
  }

  @Test func `the focus begins at the cell that a controller prefers`() {
    screen.wished = card(3)
    harness.press(.tab)
    expect(card(3)?.isFocused, equals: true)
    screen.wished = screen.button
    screen.setNeedsFocusUpdate()
    harness.layout()
    expect(screen.button.isFocused)
  }

  @Test func `a cell that stands as a header is no item, and gets no focus`() {
    final class Headed: UIViewController {
      var source: ItemSource?
      lazy var list: UICollectionView = {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        return UICollectionView(
          frame: view.bounds,
          collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      }()
      override func viewDidLoad() {
        super.viewDidLoad()
        let header = UICollectionView.elementKindSectionHeader
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        list.register(
          UICollectionViewListCell.self, forSupplementaryViewOfKind: header,
          withReuseIdentifier: "header")
        let source = ItemSource([2, 2])
        source.other = { list, kind, path in
          let view = list.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: path)
          (view as? UICollectionViewListCell)?.contentConfiguration = {
            var content = UIListContentConfiguration.header()
            content.text = "Header"
            return content
          }()
          return view
        }
        self.source = source
        list.dataSource = source
        view.addSubview(list)
      }
    }
    let screen = Headed()
    let harness = CollectionViewHarness(screen, on: .iPhone15)
    let system = UIFocusSystem.focusSystem(for: screen)
    for _ in 0..<4 {
      harness.press(.tab)
      expect(system?.focusedItem === screen.list.cellForItem(at: [0, 0]))
    }
    let header = screen.list.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    expect(header?.canBecomeFocused, equals: false)
    expect(screen.list.cellForItem(at: [0, 0])?.canBecomeFocused, equals: true)
  }

  @Test func `rows of tables are known by their cells`() {
    final class Row: UITableViewCell {
      override var canBecomeFocused: Bool { textLabel?.text != "1" }
    }
    final class Rows: UITableViewController {
      let rows = RowSource([3]) { _, path in
        let row = Row(style: .default, reuseIdentifier: nil)
        row.textLabel?.text = "\(path.row)"
        return row
      }
      var heard: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = rows
      }
      override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) {
        super.didUpdateFocus(in: context, with: coordinator)
        heard.append((context.nextFocusedView as? UITableViewCell)?.textLabel?.text ?? "-")
      }
    }
    let screen = Rows()
    let harness = CollectionViewHarness(screen, on: .iPhone15)
    harness.press(.tab)
    harness.press(.down)
    expect(screen.heard, equals: ["0", "2"])
    expect(screen.tableView.cellForRow(at: [0, 2])?.isFocused, equals: true)
  }

  @Test func `a cell's own effect takes the place of the ring`() {
    card(0)?.focusEffect = nil
    harness.press(.tab)
    harness.press(.tab)
    expect(card(0)?.isFocused, equals: true)
    expect(card(0)?.subviews.contains { $0.layer.borderWidth > 0 }, equals: false)
    harness.press(.down)
    expect(card(2)?.subviews.contains { $0.layer.borderWidth > 0 }, equals: true)
  }
}
