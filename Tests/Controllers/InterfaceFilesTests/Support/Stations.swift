// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The factory of controllers that record the calls of unwind segues, and their record.
@MainActor
enum Stations {
  static var diary: [String] = []

  /// Returns a controller with the title `name`.
  static func station(_ name: String, takes: Bool = true) -> StationViewController {
    let station = StationViewController()
    (station.title, station.takes) = (name, takes)
    return station
  }

  /// Returns the initial controller of a storyboard, which unwinds by the segue `back`.
  static func leaving() throws -> UIViewController? {
    let text = Board.text(
      """
      <viewController title="Source" id="a" customClass="StationViewController"
        customModule="InterfaceFilesTests"><connections>
      <segue kind="unwind" identifier="back" unwindAction="back:" destination="e" id="s"/>
      </connections></viewController><exit id="e" userLabel="Exit"/>
      """, first: "a")
    diary = []
    return try Board.of(text).storyboard.instantiateInitialViewController()
  }
}

/// A controller that an unwind segue can end at or pass through.
final class StationViewController: UIViewController {
  var takes = true
  /// The order in which its children are searched, or `nil` for the default order.
  var order: [UIViewController]?

  private func record(_ what: String) { Stations.diary.append("\(title ?? "nobody") \(what)") }

  func back(_ segue: UIStoryboardSegue) { record("back from \(segue.source.title ?? "nobody")") }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    record("asked")
    let can = super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    return can && takes
  }

  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let allowed = order ?? super.allowedChildrenForUnwinding(from: source)
    if !allowed.isEmpty { record("allows \(allowed.map { $0.title ?? "nobody" })") }
    return allowed
  }

  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    record("shows \(subsequentVC.title ?? "nobody") for \(unwindSegue.identifier ?? "nothing")")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    record("leaves for \(segue.destination.title ?? "nobody")")
  }

  override class var _namedMembers: [_NamedMember] {
    super._namedMembers + [.action(Selector("back:", StationViewController.back(_:)))]
  }
}

/// A controller that implements the unwind method of programs written before iOS 13.
final class OldStationViewController: UIViewController {
  private(set) var askedBy: [String] = []

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool {
    askedBy.append("\(fromViewController.title ?? "nobody") \(sender)")
    return false
  }
}
