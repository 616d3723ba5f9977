// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Rates

final class RatesViewControllerTests: XCTestCase {
  private let rates = [
    Rate(code: "JPY", value: 0.01), Rate(code: "EUR", value: 1.10), Rate(code: "GBP", value: 1.30),
  ]

  @MainActor
  func testRatesAreShownFromLowToHigh() {
    let controller = RatesViewController(rates: rates.reversed())
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.shownCodes, ["JPY", "EUR", "GBP"])
  }

  @MainActor
  func testTheButtonTurnsThemAround() throws {
    let controller = RatesViewController(rates: rates)
    controller.loadViewIfNeeded()
    let button = try XCTUnwrap(controller.navigationItem.rightBarButtonItem)
    XCTAssertEqual(button.action, #selector(RatesViewController.toggleOrder))
    controller.toggleOrder()
    XCTAssertEqual(controller.shownCodes, ["GBP", "EUR", "JPY"])
  }

  @MainActor
  func testTheOrderIsObserved() {
    let controller = RatesViewController(rates: rates)
    var told: [Bool] = []
    let observation = controller.observe(\.isAscending, options: [.new]) { _, change in
      told.append(change.newValue ?? true)
    }
    controller.toggleOrder()
    controller.toggleOrder()
    observation.invalidate()
    controller.toggleOrder()
    XCTAssertEqual(told, [false, true])
  }

  @MainActor
  func testTheStatusBarIsDark() {
    XCTAssertEqual(RatesViewController(rates: []).preferredStatusBarStyle, .darkContent)
  }
}
