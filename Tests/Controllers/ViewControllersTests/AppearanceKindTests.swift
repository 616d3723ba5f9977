// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing
import UIKit

/// Tests of appearance proxies of classes that are known by a generic parameter only.
@MainActor
@Suite("Looks of classes", .serialized)
struct AppearanceKindTests {
  private final class Shelf: UIView {}

  private let stage = ControllerStage()

  /// Sets the tint of all objects of a class, or of those in a container.
  private func paint<Painted: UIView & UIAppearance>(
    _ kind: Painted.Type, _ color: UIColor, in containers: [any UIAppearanceContainer.Type] = []
  ) {
    if containers.isEmpty {
      kind.appearance().tintColor = color
    } else {
      kind.appearance(whenContainedInInstancesOf: containers).tintColor = color
    }
  }

  private func show(_ view: UIView, in controller: UIViewController = UIViewController()) {
    controller.view.addSubview(view)
    stage.root?.addChild(controller)
    stage.root?.view.addSubview(controller.view)
    stage.frame()
  }

  @Test func `every view can be given a look by its class`() {
    defer { Appearances.discardAll() }
    paint(UILabel.self, .systemRed)
    paint(UISwitch.self, .systemGreen)
    let (label, toggle) = (UILabel(), UISwitch())
    show(label)
    show(toggle)
    expect(label.tintColor == .systemRed && toggle.tintColor == .systemGreen)
  }

  @Test func `views and controllers confine a look to what is in them`() {
    defer { Appearances.discardAll() }
    final class Screen: UIViewController {}
    paint(UILabel.self, .systemRed, in: [Shelf.self])
    paint(UISwitch.self, .systemGreen, in: [Screen.self])
    let (inside, outside, shelf) = (UILabel(), UILabel(), Shelf())
    shelf.addSubview(inside)
    show(shelf)
    show(outside)
    expect(inside.tintColor == .systemRed && outside.tintColor != .systemRed)
    let (here, there) = (UISwitch(), UISwitch())
    show(here, in: Screen())
    show(there)
    expect(here.tintColor == .systemGreen && there.tintColor != .systemGreen)
  }

  @Test func `a look can be for some traits alone`() {
    defer { Appearances.discardAll() }
    func look<Looked: UIAppearance>(_ kind: Looked.Type, _ style: UIUserInterfaceStyle) -> Looked {
      kind.appearance(for: UITraitCollection(userInterfaceStyle: style))
    }
    look(UILabel.self, .dark).tintColor = .systemRed
    let (dark, light) = (UILabel(), UILabel())
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    show(dark, in: controller)
    show(light)
    expect(dark.tintColor == .systemRed && light.tintColor != .systemRed)
    expect(look(UILabel.self, .dark) !== look(UILabel.self, .light))
  }
}
