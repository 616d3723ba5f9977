// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import UIKit
import ViewControllers
import ViewTree

/// Controllers are told again of what they read of observable objects.
@MainActor
@Suite("Observed objects")
struct ObservationTests {
  @Observable final class Model {
    var name = "one"
  }

  private let model = Model()

  private func mount(_ controller: UIViewController) -> ViewSurface {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    window.rootViewController = controller
    let surface = window.mount(size: CGSize(width: 400, height: 600), scale: 2)
    surface.frame(at: 1)
    return surface
  }

  private final class Screen: UIViewController {
    let model: Model
    let place: String
    var calls: [String] = []
    var seen = ""

    init(_ model: Model, _ place: String) {
      self.model = model
      self.place = place
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func came(to place: String) {
      calls.append(place)
      if self.place == place { seen = model.name }
    }

    override func updateProperties() {
      super.updateProperties()
      came(to: "properties")
    }
    override func updateViewConstraints() {
      came(to: "constraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { came(to: "will layout") }
    override func viewDidLayoutSubviews() { came(to: "did layout") }
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      came(to: "unavailable")
    }
  }

  @Test(arguments: ["properties", "constraints", "will layout", "did layout", "unavailable"])
  func `a controller's method is called again when what it read changes`(_ place: String) {
    let screen = Screen(model, place)
    let surface = mount(screen)
    #expect(screen.seen == "one")
    for (turn, name) in ["two", "three"].enumerated() {
      screen.calls = []
      model.name = name
      surface.frame(at: Double(turn + 2))
      #expect(screen.seen == name)
      #expect(screen.calls.count { $0 == place } == 1)
    }
  }

  @Test func `a controller's properties are updated by themselves, before those of its view`() {
    final class Root: UIView {
      var onUpdate: (() -> Void)?
      override func updateProperties() { onUpdate?() }
    }
    let screen = Screen(model, "")
    let root = Root()
    root.onUpdate = { [unowned screen] in screen.calls.append("view's properties") }
    screen.view = root
    let surface = mount(screen)
    #expect(
      screen.calls.filter { $0.hasSuffix("properties") } == ["properties", "view's properties"])
    screen.calls = []
    screen.setNeedsUpdateProperties()
    surface.frame(at: 2)
    #expect(screen.calls == ["properties"])
    screen.setNeedsUpdateProperties()
    screen.updatePropertiesIfNeeded()
    #expect(screen.calls == ["properties", "properties"])
  }
}
