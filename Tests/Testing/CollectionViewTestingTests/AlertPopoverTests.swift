// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Testing
import UIKit

/// Tests of action sheets on iPad, which are displayed as popovers.
@MainActor
struct AlertPopoverTests {
  private final class Screen: UIViewController {
    let button = UIButton(frame: CGRect(x: 400, y: 100, width: 80, height: 40))
    var chosen: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(button)
    }
    func ask(from source: UIView?) -> UIAlertController {
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
      for title in ["By name", "By date"] {
        alert.addAction(
          UIAlertAction(title: title, style: .default) { [weak self] _ in
            self?.chosen.append(title)
          })
      }
      alert.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in
          self?.chosen.append("cancel")
        })
      alert.popoverPresentationController?.sourceView = source
      alert.popoverPresentationController?.sourceRect = source?.bounds ?? .null
      present(alert, animated: false)
      return alert
    }
  }

  private func screen(_ device: Device) -> (CollectionViewHarness, Screen) {
    let harness = CollectionViewHarness(Screen(), on: device)
    harness.layout()
    guard let screen = harness.viewController as? Screen else { fatalError("no screen") }
    return (harness, screen)
  }

  @Test func `an action sheet with a source is a bubble without the cancelling choice`() {
    let (harness, screen) = screen(.iPadPro11)
    let alert = screen.ask(from: screen.button)
    harness.runUntilIdle()
    expect(alert.popoverPresentationController?.arrowDirection, equals: .up)
    expect(alert.view.bounds.width, equals: 304)
    expect(alert.view.convert(alert.view.bounds, to: nil).minY > 140)
    harness.tap(at: CGPoint(x: 20, y: 700))
    harness.runUntilIdle()
    expect(screen.chosen, equals: ["cancel"])
    expect(screen.presentedViewController == nil)
  }

  @Test func `an action sheet without a source is a card in the middle`() {
    let (harness, screen) = screen(.iPadPro11)
    let alert = screen.ask(from: nil)
    harness.runUntilIdle()
    expect(alert.popoverPresentationController?.arrowDirection, equals: .unknown)
    expect(alert.view.frame, equals: screen.view.window?.bounds)
  }

  @Test func `on a phone an action sheet stands at the bottom and has no popover`() {
    let (harness, screen) = screen(.iPhone15)
    let alert = screen.ask(from: screen.button)
    harness.runUntilIdle()
    expect(alert.popoverPresentationController == nil)
    expect(screen.presentedViewController === alert)
  }
}
