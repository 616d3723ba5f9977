// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of trait environments, and of the notifications of their changes.
@MainActor
@Suite("Trait environments")
struct TraitEnvironmentTests {
  private final class Listening: UIView {
    var told: [UIUserInterfaceStyle?] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      told.append(previous?.userInterfaceStyle)
    }
  }

  private let stage = Stage()
  private let view = Listening()

  init() {
    stage.root.addSubview(view)
    stage.surface.frame(at: 0)
    view.told = []
  }

  private func become(_ style: UIUserInterfaceStyle) {
    stage.root.overrideUserInterfaceStyle = style
    stage.surface.frame(at: 1)
  }

  @Test func `what has traits is told what they were`() {
    become(.dark)
    let environment: any UITraitEnvironment = view
    expect(environment.traitCollection.userInterfaceStyle, equals: .dark)
    expect(view.told, equals: [.light])
  }

  @Test func `a registration hears of its traits until it is ended`() {
    var heard: [String] = []
    let observable: any UITraitChangeObservable = view
    let style: any UITraitChangeRegistration = view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self]
    ) { (view: Listening, previous: UITraitCollection) in
      heard.append("\(previous.userInterfaceStyle) \(view.traitCollection.userInterfaceStyle)")
    }
    _ = view.registerForTraitChanges([UITraitLayoutDirection.self]) {
      (_: Listening, _: UITraitCollection) in heard.append("direction")
    }
    become(.dark)
    expect(heard, equals: ["light dark"])
    observable.unregisterForTraitChanges(style)
    observable.unregisterForTraitChanges(style)
    become(.light)
    expect(heard, equals: ["light dark"])
  }
}
