// SPDX-License-Identifier: Apache-2.0

import Combine
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
  func testTheOrderIsPublished() {
    let controller = RatesViewController(rates: rates)
    var told: [Bool] = []
    let subscription = controller.publisher(for: \.isAscending).sink { told.append($0) }
    controller.toggleOrder()
    subscription.cancel()
    controller.toggleOrder()
    XCTAssertEqual(told, [true, false])
  }

  private final class Desk: NSObject {
    @objc dynamic var controller = RatesViewController(rates: [])
  }

  @MainActor
  func testTheOrderOfWhicheverControllerIsObserved() {
    let desk = Desk()
    let first = desk.controller
    var told: [Bool] = []
    let observation = desk.observe(\.controller.isAscending, options: [.new]) { _, change in
      told.append(change.newValue ?? true)
    }
    first.toggleOrder()
    desk.controller = RatesViewController(rates: rates)
    first.toggleOrder()
    desk.controller.toggleOrder()
    observation.invalidate()
    XCTAssertEqual(told, [false, true, false])
  }

  @MainActor
  func testWhateverObjectHasAClassWithAName() {
    let object: AnyObject = RatesViewController(rates: [])
    XCTAssertEqual(type(of: object).description(), "Rates.RatesViewController")
    XCTAssertEqual(UITableViewCell.description(), "UITableViewCell")
  }

  @MainActor
  func testTheStatusBarIsDark() {
    XCTAssertEqual(RatesViewController(rates: []).preferredStatusBarStyle, .darkContent)
  }
}
