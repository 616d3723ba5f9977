// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Trips

@MainActor
final class TripsTests: XCTestCase {
  private func first() throws -> (UINavigationController, TripsViewController) {
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: AppDelegate.self))
    let made = storyboard.instantiateInitialViewController()
    let bars = try XCTUnwrap(made as? UINavigationController)
    let list = try XCTUnwrap(bars.topViewController as? TripsViewController)
    list.loadViewIfNeeded()
    return (bars, list)
  }

  func testTheListShowsTheTrips() throws {
    let (_, list) = try first()
    XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 3)
    XCTAssertEqual(list.navigationItem.title, "Trips")
    let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: 1, section: 0))
    XCTAssertTrue(cell is TripCell)
    XCTAssertEqual(cell.accessoryType, .disclosureIndicator)
  }

  func testTheButtonOfTheStoryboardAddsATrip() throws {
    let (_, list) = try first()
    XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 3)
    let button = try XCTUnwrap(list.navigationItem.rightBarButtonItem)
    let action = try XCTUnwrap(button.action)
    _ = (button.target as? NSObject)?.perform(action, with: button)
    XCTAssertEqual(list.trips.count, 4)
  }

  func testASceneIsMadeWithItsTrip() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: AppDelegate.self))
    let editor = storyboard.instantiateViewController(identifier: "Trip") { coder in
      TripViewController(coder: coder, trip: Trip(place: "Oslo", days: 3))
    }
    editor.loadViewIfNeeded()
    XCTAssertEqual(editor.title, "Oslo")
    let stepper = try XCTUnwrap(editor.view.firstDescendant(UIStepper.self))
    XCTAssertEqual(stepper.value, 3)
    stepper.value = 5
    stepper.sendActions(for: .valueChanged)
    XCTAssertEqual(editor.trip, Trip(place: "Oslo", days: 5))
  }

  func testAllNavigationControllersLeaveTheStatusBarToTheirScreens() throws {
    let (bars, _) = try first()
    XCTAssertEqual(bars.preferredStatusBarStyle, .darkContent)
    XCTAssertEqual(UINavigationController().preferredStatusBarStyle, .default)
    XCTAssertEqual(UITabBarController().preferredStatusBarStyle, .default)
  }

  func testStaticRowsStandInTheStoryboard() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: AppDelegate.self))
    let made = storyboard.instantiateViewController(withIdentifier: "About")
    let about = try XCTUnwrap(made as? UITableViewController)
    about.loadViewIfNeeded()
    XCTAssertEqual(about.tableView.numberOfRows(inSection: 0), 1)
  }
}

extension UIView {
  /// Returns the first descendant of a class, in depth-first order.
  fileprivate func firstDescendant<View: UIView>(_ type: View.Type) -> View? {
    for view in subviews {
      if let found = view as? View ?? view.firstDescendant(type) { return found }
    }
    return nil
  }
}
