// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewControllers
import Observation
import Testing
import UIKit

/// Tests that controllers, buttons and cells are updated when observable objects that they have read change.
@MainActor
@Suite("Observed objects")
struct ObservationTests {
  @Observable final class Model {
    var name = "one"
  }

  private let model = Model()

  private final class Screen: UIViewController {
    let model: Model
    let place: String
    var calls: [String] = []
    var seen = ""

    init(_ model: Model, _ place: String) {
      self.model = model
      self.place = place
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func came(to place: String) {
      calls.append(place)
      if self.place == place { seen = model.name }
    }

    override func updateProperties() {
      super.updateProperties()
      came(to: "properties")
    }
    override func updateViewConstraints() {
      came(to: "constraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { came(to: "will layout") }
    override func viewDidLayoutSubviews() { came(to: "did layout") }
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      came(to: "unavailable")
    }
  }

  @Test(arguments: ["properties", "constraints", "will layout", "did layout", "unavailable"])
  func `a controller's method is called again when what it read changes`(_ place: String) {
    let screen = Screen(model, place)
    let stage = ControllerStage(screen)
    expect(screen.seen, equals: "one")
    for name in ["two", "three"] {
      screen.calls = []
      model.name = name
      stage.frame()
      expect(screen.seen, equals: name)
      expect(screen.calls.count { $0 == place }, equals: 1)
    }
  }

  @Test(arguments: ["properties", "constraints", "layout"])
  func `what the view of a plain controller reads is followed, too`(_ place: String) {
    final class Root: UIView {
      let model: Model
      let place: String
      var seen = ""
      init(_ model: Model, _ place: String) {
        self.model = model
        self.place = place
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      private func came(to place: String) { if self.place == place { seen = model.name } }
      override func updateProperties() { came(to: "properties") }
      override func updateConstraints() {
        came(to: "constraints")
        super.updateConstraints()
      }
      override func layoutSubviews() { came(to: "layout") }
    }
    let root = Root(model, place)
    let controller = UIViewController()
    controller.view = root
    let stage = ControllerStage(controller)
    expect(root.seen, equals: "one")
    model.name = "two"
    stage.frame()
    expect(root.seen, equals: "two")
  }

  @Test func `a controller's properties are updated by themselves, before those of its view`() {
    final class Root: UIView {
      var onUpdate: (() -> Void)?
      override func updateProperties() { onUpdate?() }
    }
    let screen = Screen(model, "")
    let root = Root()
    root.onUpdate = { [unowned screen] in screen.calls.append("view's properties") }
    screen.view = root
    let stage = ControllerStage(screen)
    expect(
      screen.calls.filter { $0.hasSuffix("properties") },
      equals: ["properties", "view's properties"])
    screen.calls = []
    screen.setNeedsUpdateProperties()
    stage.frame()
    expect(screen.calls, equals: ["properties"])
    screen.setNeedsUpdateProperties()
    screen.updatePropertiesIfNeeded()
    expect(screen.calls, equals: ["properties", "properties"])
  }

  @Test func `a button's handler is called again when what it read changes`() {
    let screen = UIViewController()
    let button = UIButton(configuration: .plain())
    var calls = 0
    button.configurationUpdateHandler = { [model] button in
      calls += 1
      button.configuration?.title = model.name
    }
    screen.view.addSubview(button)
    let stage = ControllerStage(screen)
    let before = calls
    model.name = "two"
    expect(calls, equals: before)
    stage.frame()
    expect(calls, equals: before + 1)
    expect(button.configuration?.title, equals: "two")
  }

  @Test func `only the cell of a collection view is told whose object changed`() throws {
    let models = [Model(), Model(), Model()]
    let list = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    var updated: [Int] = []
    var provided = 0
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, index in
      cell.configurationUpdateHandler = { cell, state in
        updated.append(index)
        var content = UIListContentConfiguration.cell().updated(for: state)
        content.text = models[index].name
        cell.contentConfiguration = content
      }
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      provided += 1
      return $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    let screen = UIViewController()
    screen.view = list
    let stage = ControllerStage(screen)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2])
    source.apply(snapshot, animatingDifferences: false)
    stage.frame()
    expect(provided, equals: 3)
    updated = []
    models[1].name = "another"
    stage.frame()
    expect(updated, equals: [1])
    expect(provided, equals: 3)
    let cell = list.cellForItem(at: IndexPath(item: 1, section: 0))
    let content = try #require(cell?.contentConfiguration as? UIListContentConfiguration)
    expect(content.text, equals: "another")
  }

  private final class Rows: UITableViewController {
    let model: Model
    var updated: [String] = []

    init(_ model: Model) {
      self.model = model
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.configurationUpdateHandler = { [weak self] cell, _ in
        guard let self else { return }
        updated.append("row \(indexPath.row)")
        var content = cell.defaultContentConfiguration()
        content.text = indexPath.row == 1 ? model.name : "fixed"
        cell.contentConfiguration = content
      }
      return cell
    }

    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header.configurationUpdateHandler = { [weak self] header, _ in
        guard let self else { return }
        updated.append("header")
        var content = header.defaultContentConfiguration()
        content.text = model.name
        header.contentConfiguration = content
      }
      return header
    }
  }

  @Test func `rows and headers of a table are told of what they read`() {
    let rows = Rows(model)
    let stage = ControllerStage(rows)
    stage.frame()
    rows.updated = []
    model.name = "two"
    stage.frame()
    expect(Set(rows.updated), equals: ["row 1", "header"])
    let cell = rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    expect((cell?.contentConfiguration as? UIListContentConfiguration)?.text, equals: "two")
  }
}
