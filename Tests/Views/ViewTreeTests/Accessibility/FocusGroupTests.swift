// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import Testing

import ViewStage
@testable import MullionViewTree

/// Tests of the focus movement among groups by Tab and the arrow keys.
@MainActor
struct FocusGroupTests {
  private let root = UIView()
  private let palette = UIView()
  private var colors: [UIButton] = []
  private let done = UIButton(type: .system)
  private let surface: ViewSurface

  /// Creates two rows of two buttons, and a button below them.
  init() {
    surface = Stage(root, size: CGSize(width: 300, height: 400), scale: 1, isShown: false).surface
    palette.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    root.addSubview(palette)
    for index in 0..<4 {
      let button = UIButton(type: .system)
      button.setTitle("\(index)", for: .normal)
      button.frame = CGRect(x: 10 + index % 2 * 110, y: 10 + index / 2 * 60, width: 100, height: 40)
      palette.addSubview(button)
      colors.append(button)
    }
    done.setTitle("Done", for: .normal)
    done.frame = CGRect(x: 10, y: 300, width: 100, height: 40)
    root.addSubview(done)
    surface.frame(at: 0)
  }

  @discardableResult
  private func press(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) -> Bool {
    defer { surface.frame(at: 0) }
    return surface.handle(.key(KeyEvent(key: key, modifiers: modifiers)))
  }

  private var focused: String? { (surface.focusedItem as? UIButton)?.currentTitle }

  @Test func `Tab goes from group to group`() {
    palette.focusGroupIdentifier = "palette"
    press(.tab)
    expect(focused, equals: "0")
    press(.tab)
    expect(focused, equals: "Done")
    press(.tab, .shift)
    expect(focused, equals: "0")
  }

  @Test func `arrow keys go from one to another inside of a group`() {
    palette.focusGroupIdentifier = "palette"
    press(.tab)
    expect(press(.right) && focused == "1")
    expect(press(.down) && focused == "3")
    expect(press(.left) && focused == "2")
    expect(!press(.down) && focused == "2")
    expect(!press(.left) && focused == "2")
    expect(press(.up) && focused == "0")
  }

  @Test func `views in no group keep to Tab`() {
    press(.tab)
    expect(!press(.right) && focused == "0")
    press(.tab)
    expect(focused, equals: "1")
  }

  @Test func `a group has the focus where it had it last`() {
    palette.focusGroupIdentifier = "palette"
    press(.tab)
    press(.right)
    press(.tab)
    expect(focused, equals: "Done")
    press(.tab)
    expect(focused, equals: "1")
  }

  @Test func `a group begins with what has priority`() {
    palette.focusGroupIdentifier = "palette"
    colors[2].focusGroupPriority = UIFocusGroupPriority(10)
    press(.tab)
    expect(focused, equals: "2")
    press(.up)
    press(.tab)
    press(.tab)
    expect(focused, equals: "0")
    colors[3].focusGroupPriority = .prioritized
    press(.tab)
    press(.tab)
    expect(focused, equals: "3")
    expect(UIFocusGroupPriority.currentlyFocused.rawValue, equals: .max)
    expect(UIFocusGroupPriority.previouslyFocused.rawValue, equals: 1000)
    expect(colors[0].focusGroupPriority, equals: .ignored)
  }

  @Test func `a view may say another group than what holds it`() {
    palette.focusGroupIdentifier = "palette"
    colors[3].focusGroupIdentifier = "apart"
    press(.tab)
    press(.tab)
    expect(focused, equals: "3")
    press(.up)
    expect(focused, equals: "3")
    press(.tab)
    expect(focused, equals: "Done")
  }

  @Test func `a guide leads the focus to what it prefers`() {
    let guide = UIFocusGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 120),
      guide.widthAnchor.constraint(equalToConstant: 100),
      guide.heightAnchor.constraint(equalToConstant: 20),
    ])
    surface.frame(at: 0)
    press(.tab)
    expect(!press(.down) && focused == "0")
    guide.preferredFocusEnvironments = [done]
    expect(press(.down) && focused == "Done")
    guide.preferredFocusEnvironments = [palette]
    expect(press(.up) && focused == "0")
    guide.isEnabled = false
    expect(!press(.down) && focused == "0")
  }

  @Test func `nobody hints of movements`() {
    root.didHintFocusMovement(UIFocusMovementHint())
    let hint = UIFocusMovementHint()
    expect(hint.movementDirection == .zero && hint.rotation == .zero && hint.translation == .zero)
    expect(CATransform3DIsIdentity(hint.perspectiveTransform))
    expect(CATransform3DIsIdentity(hint.interactionTransform))
    expect(hint.copy() as? UIFocusMovementHint === hint)
  }
}
