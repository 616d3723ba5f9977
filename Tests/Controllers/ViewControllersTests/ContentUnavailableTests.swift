// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionControls
import MullionViewTree
import Testing
import UIKit

@MainActor
@Suite("Content that is not there")
struct ContentUnavailableTests {
  private final class Shelf: UIViewController {
    var books: [String] = []
    private(set) var updates = 0

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      var configuration: UIContentUnavailableConfiguration?
      if books.isEmpty {
        configuration = .empty()
        configuration?.image = UIImage(systemName: "book")
        configuration?.text = "No Books"
        configuration?.secondaryText = "Put one on the shelf."
      }
      contentUnavailableConfiguration = configuration
    }
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
      .filter { !$0.isHidden }
  }

  @Test func `a controller says so when it appears, and when it is asked to look again`() {
    let shelf = Shelf()
    let stage = ControllerStage(shelf, size: CGSize(width: 400, height: 600))
    expect(shelf.updates, equals: 1)
    expect(labels(in: shelf.view).map(\.text), equals: ["No Books", "Put one on the shelf."])
    shelf.books = ["Odes"]
    shelf.setNeedsUpdateContentUnavailableConfiguration()
    shelf.setNeedsUpdateContentUnavailableConfiguration()
    stage.frame()
    expect(shelf.updates, equals: 2)
    expect(labels(in: shelf.view).isEmpty)
    expect(shelf.contentUnavailableConfiguration == nil)
  }

  private final class Finder: UIViewController {
    var searched: [String?] = []
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) { searched.append(state.searchText) }
  }

  @Test func `what is searched for is told when a controller looks again`() {
    let finder = Finder()
    let search = UISearchController(searchResultsController: nil)
    finder.navigationItem.searchController = search
    let stage = ControllerStage(UINavigationController(rootViewController: finder))
    finder.searched = []
    search.searchBar.text = "moss"
    finder.setNeedsUpdateContentUnavailableConfiguration()
    stage.frame()
    expect(finder.searched, equals: ["moss"])
  }

  @Test func `picture and texts stand in the middle, one below the other`() throws {
    var configuration = UIContentUnavailableConfiguration.search()
    configuration.secondaryText = String(repeating: "many words ", count: 30)
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    view.layoutIfNeeded()
    let parts = view.subviews.filter { !$0.isHidden }.dropFirst()
    let frames = parts.map(\.frame)
    expect(frames.count, equals: 3)
    expect(frames.allSatisfy { abs($0.midX - 200) < 0.5 && $0.width <= 368 })
    expect(frames[1].minY, equals: frames[0].maxY + 15)
    expect(frames[2].minY, equals: frames[1].maxY + 8)
    expect(abs(frames[0].minY - (600 - frames[2].maxY)) < 0.5)
  }

  @Test func `attributed texts take the place of plain ones`() {
    var configuration = UIContentUnavailableConfiguration.loading()
    configuration.text = "plain"
    configuration.attributedText = NSAttributedString(string: "rich")
    let view = UIContentUnavailableView(configuration: configuration)
    expect(labels(in: view).map { $0.attributedText?.string }, equals: ["rich"])
    configuration.attributedText = nil
    view.configuration = configuration
    expect(labels(in: view).map(\.text), equals: ["plain"])
  }

  private func buttons(in view: UIView) -> [UIButton] {
    view.subviews.compactMap { $0 as? UIButton }.filter { !$0.isHidden }
  }

  @Test func `a button that has something to show stands below the texts and does its action`()
    throws
  {
    var pressed = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Connection"
    expect(buttons(in: UIContentUnavailableView(configuration: configuration)).isEmpty)
    configuration.button = .filled()
    configuration.button.title = "Retry"
    configuration.buttonProperties.primaryAction = UIAction { _ in pressed += 1 }
    configuration.secondaryButton.title = "Settings"
    configuration.secondaryButtonProperties.isEnabled = false
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    view.layoutIfNeeded()
    let shown = buttons(in: view)
    expect(shown.map { $0.titleLabel?.attributedText?.string }, equals: ["Retry", "Settings"])
    expect(shown.map(\.isEnabled), equals: [true, false])
    let text = try #require(labels(in: view).first)
    expect(shown[0].frame.minY, equals: text.frame.maxY + configuration.textToButtonPadding)
    expect(
      shown[1].frame.minY,
      equals: shown[0].frame.maxY + configuration.buttonToSecondaryButtonPadding)
    expect(shown.allSatisfy { abs($0.frame.midX - 200) <= 1 })
    shown[0].sendActions(for: .primaryActionTriggered)
    expect(pressed, equals: 1)
  }

  @Test func `a button takes another action over, a title from it, and a menu without one`() throws
  {
    var heard: [String] = []
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.buttonProperties.primaryAction = UIAction(title: "Again") { _ in
      heard.append("first")
    }
    let view = UIContentUnavailableView(configuration: configuration)
    let button = try #require(buttons(in: view).first)
    expect(button.titleLabel?.attributedText?.string, equals: "Again")
    configuration.buttonProperties.primaryAction = UIAction(title: "Once More") { _ in
      heard.append("second")
    }
    view.configuration = configuration
    button.sendActions(for: .primaryActionTriggered)
    expect(heard, equals: ["second"])
    configuration.button.title = "Choose"
    configuration.buttonProperties.primaryAction = nil
    configuration.buttonProperties.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    view.configuration = configuration
    expect(button.showsMenuAsPrimaryAction && button.menu != nil)
  }

  @Test func `copies are equal, configurations of other buttons are not`() {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.button.title = "Retry"
    var copy = configuration
    expect(copy, equals: configuration)
    copy.button.title = "Back"
    expect(copy != configuration)
    expect(configuration.button.title, equals: "Retry")
  }
}
