// SPDX-License-Identifier: Apache-2.0

// Targets and actions in Swift 5 mode, as the overlay compiler writes them: unapplied references to
// methods, with and without isolation.

import Expectations
import Foundation
import Testing
import UIKit

/// A view controller as in iOS code, after the rewriting of `#selector`.
class Swift5ActionController: UIViewController {
  private(set) var log: [String] = []
  private var outlet: UILabel?
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  lazy var item = UIBarButtonItem(
    title: "x", style: .plain, target: self,
    action: Selector("chosen:", Swift5ActionController.chosen(_:)))
  let stored = Selector("tapped:", Swift5ActionController.tapped(_:))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: Selector("tapped:", Self.tapped(_:)), for: .touchUpInside)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("swiped", Self.swiped)))
  }

  private func tapped(_ sender: UIButton!) { log.append("tapped") }
  private func chosen(_ sender: Any) { log.append("chosen \(sender is UIBarButtonItem)") }
  func swiped() { log.append("swiped") }
  func deleted(_ sender: Any?) { log.append("deleted") }
  func later(_ text: String) { log.append(text) }

  override class var _namedMembers: [_NamedMember] {
    super._namedMembers + [
      .outlet("outlet", \Swift5ActionController.outlet),
      .action(Selector("tapped:", Self.tapped(_:))),
    ] + __named_Other
  }
}

extension Swift5ActionController {
  private func inAnotherFile() { swiped() }
  static var __named_Other: [_NamedMember] {
    [.action(Selector("inAnotherFile", Self.inAnotherFile))]
  }
}

/// A protocol with an action method.
@MainActor
protocol Swift5Deleting { func deleted(_ sender: Any?) }

extension Swift5ActionController: Swift5Deleting {}

/// A target object without actor isolation.
final class Swift5Target: NSObject, _NamedMembers {
  var count = 0
  func count(_ sender: UIControl) { count += 1 }
  func add(to control: UIControl) {
    control.addTarget(self, action: Selector("count:", Self.count(_:)), for: .valueChanged)
  }
  class var _namedMembers: [_NamedMember] {
    [
      .property("count", \Swift5Target.count), .action(Selector("count:", Self.count(_:))),
    ]
  }
}

@MainActor
@Suite("Targets and actions in Swift 5 mode")
struct Swift5ActionTests {
  @Test func `a button tells a controller's private method`() {
    let controller = Swift5ActionController()
    controller.loadViewIfNeeded()
    controller.button.sendActions(for: .touchUpInside)
    controller.button.addTarget(controller, action: controller.stored, for: .touchUpInside)
    controller.button.sendActions(for: .touchUpInside)
    expect(controller.log, equals: ["tapped", "tapped"])
    expect(controller.item.action, equals: Selector("chosen:"))
    expect(controller.item.target === controller)
  }

  @Test func `a protocol's method is an action`() {
    let controller = Swift5ActionController()
    let control = UIControl()
    control.addTarget(
      controller, action: Selector("deleted:", Swift5Deleting.deleted(_:)), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expect(controller.log, equals: ["deleted"])
  }

  @Test func `a class without isolation is a target`() {
    let target = Swift5Target()
    let control = UIControl()
    target.add(to: control)
    control.sendActions(for: .valueChanged)
    control.addTarget(target, action: Selector("count:"), for: .touchDown)
    control.sendActions(for: .touchDown)
    expect(target.count, equals: 2)
  }
}
