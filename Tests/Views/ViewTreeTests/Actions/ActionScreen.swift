// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A protocol with an action method.
@MainActor
protocol Saving: AnyObject {
  func save()
}

/// A view with action methods of all kinds, which records their calls.
class ActionScreen: UIView, Saving {
  var log: [String] = []

  func tapped() { log.append("tapped") }
  func pressed(_ sender: UIControl) { log.append("pressed \(type(of: sender))") }
  func maybe(_ sender: UIControl?) { log.append("maybe \(sender == nil ? "nil" : "something")") }
  func anything(_ sender: Any?) { log.append("anything \(sender == nil ? "nil" : "something")") }
  func object(_ sender: AnyObject) { log.append("object") }
  func moved(_ sender: UIControl, with event: UIEvent) { log.append("moved \(event.type)") }
  func answered() -> Bool { true }
  func save() { log.append("save") }
  nonisolated func plain() { MainActor.assumeIsolated { log.append("plain") } }
  private func hidden() { log.append("hidden") }

  var hiddenSelector: Selector { Selector("hidden", Self.hidden) }

  override class var _namedMembers: [_NamedMember] {
    super._namedMembers + [
      .action(Selector("tapped", Self.tapped)), .action(Selector("pressed:", Self.pressed(_:))),
    ]
  }
}

/// A subclass that overrides an action method.
final class OverridingScreen: ActionScreen {
  override func tapped() { log.append("overridden") }
}

/// An object without actor isolation.
final class PlainTarget {
  var log: [String] = []
  func beat() { log.append("beat") }
  func tick(with sender: Any?) { log.append("tick with \(sender.map { "\($0)" } ?? "nil")") }
}
