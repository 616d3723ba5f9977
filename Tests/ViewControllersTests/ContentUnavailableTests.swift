// SPDX-License-Identifier: Apache-2.0

import Controls
import Foundation
import Testing
import UIKit
import ViewTree

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
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    window.rootViewController = shelf
    let surface = window.mount(size: CGSize(width: 400, height: 600), scale: 2)
    surface.frame(at: 1)
    #expect(shelf.updates == 1)
    #expect(labels(in: shelf.view).map(\.text) == ["No Books", "Put one on the shelf."])
    shelf.books = ["Odes"]
    shelf.setNeedsUpdateContentUnavailableConfiguration()
    shelf.setNeedsUpdateContentUnavailableConfiguration()
    surface.frame(at: 2)
    #expect(shelf.updates == 2)
    #expect(labels(in: shelf.view).isEmpty)
    #expect(shelf.contentUnavailableConfiguration == nil)
  }

  @Test func `picture and texts stand in the middle, one below the other`() throws {
    var configuration = UIContentUnavailableConfiguration.search()
    configuration.secondaryText = String(repeating: "many words ", count: 30)
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    view.layoutIfNeeded()
    let parts = view.subviews.filter { !$0.isHidden }.dropFirst()
    let frames = parts.map(\.frame)
    #expect(frames.count == 3)
    #expect(frames.allSatisfy { abs($0.midX - 200) < 0.5 && $0.width <= 368 })
    #expect(frames[1].minY == frames[0].maxY + 15)
    #expect(frames[2].minY == frames[1].maxY + 8)
    #expect(abs(frames[0].minY - (600 - frames[2].maxY)) < 0.5)
  }

  @Test func `attributed texts take the place of plain ones`() {
    var configuration = UIContentUnavailableConfiguration.loading()
    configuration.text = "plain"
    configuration.attributedText = NSAttributedString(string: "rich")
    let view = UIContentUnavailableView(configuration: configuration)
    #expect(labels(in: view).map { $0.attributedText?.string } == ["rich"])
    configuration.attributedText = nil
    view.configuration = configuration
    #expect(labels(in: view).map(\.text) == ["plain"])
  }
}
