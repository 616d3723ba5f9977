// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of two surfaces in one process, each with the services of its own host.
@MainActor
@Suite("Services of hosts")
struct HostServicesTests {
  private let stage = Stage()
  private let other = Stage()

  init() {
    for stage in [stage, other] {
      stage.surface.services = HostServices()
      stage.surface.services.clipboard = Board()
    }
  }

  private final class Board: Clipboard {
    var text: String?
    var picture: Data?
    var changeCount = 0
    func write(text: String?, picture: Data?) {
      (self.text, self.picture) = (text, picture)
      changeCount += 1
    }
  }

  @Test func `text is copied to the clipboard of the surface that the view stands in`() {
    let fields = [stage, other].map { stage in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      stage.root.addSubview(field)
      stage.surface.frame(at: 0)
      return field
    }
    fields[0].text = "by keys"
    fields[0].becomeFirstResponder()
    stage.press(.character("a"), [.control])
    stage.press(.character("c"), [.control])
    fields[1].text = "by code"
    fields[1].selectAll(nil)
    fields[1].copy(nil)
    expect(stage.surface.services.clipboard?.text, equals: "by keys")
    expect(other.surface.services.clipboard?.text, equals: "by code")
  }

  @Test func `what a view announces is said by the host of its surface`() {
    var said: [String] = []
    stage.surface.services.announce = { said.append("one: \($0)") }
    other.surface.services.announce = { said.append("two: \($0)") }
    other.surface.addFrameCallback { _ in
      UIAccessibility.post(notification: .announcement, argument: "moved")
      return false
    }
    other.surface.frame(at: 1)
    expect(said, equals: ["two: moved"])
  }

  @Test func `only views of the surface whose person asks for it change at once`() {
    stage.surface.services.setReducesMotion(true)
    let changed = [stage, other].map { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = .black
      stage.root.addSubview(view)
      _ = stage.surface.displayTree()
      stage.surface.addFrameCallback { _ in
        UIView.animate(withDuration: 1) { view.frame.origin.x = 100 }
        return false
      }
      stage.wait(0.1)
      return stage.surface.displayTree().children.first?.transform.tx == 100
    }
    expect(changed, equals: [true, false])
    expect(!UIAccessibility.isReduceMotionEnabled)
  }

  @Test func `a label is measured by what measures text in its surface`() {
    other.surface.services.environment.text = DoubleMeasurer()
    let widths = [stage, other].map { stage in
      let label = UILabel()
      label.text = "word"
      stage.root.addSubview(label)
      stage.surface.addFrameCallback { _ in
        label.sizeToFit()
        return false
      }
      stage.surface.frame(at: 1)
      return label.bounds.width
    }
    expect(widths[0] > 0)
    expect(widths[1], equals: widths[0] * 2)
  }

  // MARK: Outside of frames

  /// The views that display text, each with a word.
  private static let texts: [@MainActor () -> UIView] = [
    {
      let label = UILabel()
      label.text = "word"
      return label
    },
    {
      let field = UITextField()
      field.text = "word"
      return field
    },
    {
      let view = UITextView()
      view.text = "word"
      view.textContainer.lineFragmentPadding = 0
      return view
    },
  ]

  @Test func `text that is asked for between frames is measured by its own surface`() {
    other.surface.services.environment.text = DoubleMeasurer()
    for make in Self.texts {
      let widths = [stage, other].map { stage in
        let view = make()
        stage.root.addSubview(view)
        return view.sizeThatFits(CGSize(width: 1000, height: 100)).width
      }
      expect(widths[0] > 0)
      expect(widths[1], equals: widths[0] * 2)
    }
  }

  @Test func `what is animated between frames moves where the person wants movement`() {
    stage.surface.services.setReducesMotion(true)
    let views = [stage, other].map { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.root.addSubview(view)
      stage.surface.frame(at: 0)
      return view
    }
    var ended = 0
    UIView.animate(withDuration: 1) {
      for view in views { view.frame.origin.x = 100 }
    } completion: { _ in
      ended += 1
    }
    let places = [stage, other].map { stage in
      stage.wait(0.1)
      return stage.surface.displayTree().children.first?.transform.tx
    }
    expect(places[0], equals: 100)
    expect(places[1] != 100)
    other.wait(2)
    expect(ended, equals: 1)
  }

  @Test func `an activity indicator stands still where the person wants less movement`() {
    stage.surface.services.setReducesMotion(true)
    let asksAgain = [stage, other].map { stage in
      let indicator = UIActivityIndicatorView(style: .medium)
      stage.root.addSubview(indicator)
      indicator.startAnimating()
      return stage.surface.frame(at: 1)
    }
    expect(asksAgain, equals: [false, true])
  }

  @Test func `a transition of a view runs where the person wants movement`() {
    stage.surface.services.setReducesMotion(true)
    let asksAgain = [stage, other].map { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.root.addSubview(view)
      stage.surface.frame(at: 0)
      UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
        view.backgroundColor = .red
      }
      return stage.surface.frame(at: 0.1)
    }
    expect(asksAgain, equals: [false, true])
  }
}
