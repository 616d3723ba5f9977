// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for focus compiles.
@MainActor
struct FocusInterfaceTests {
  private final class Card: UICollectionViewCell {
    override var canBecomeFocused: Bool { false }

    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      coordinator.addCoordinatedAnimations {
        self.transform =
          context.nextFocusedView === self ? CGAffineTransform(scaleX: 1.1, y: 1.1) : .identity
      }
    }
  }

  private final class Screen: UIViewController {
    let field = UITextField()

    override var preferredFocusEnvironments: [any UIFocusEnvironment] { [field] }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      guard context.focusHeading != .up else { return false }
      return super.shouldUpdateFocus(in: context)
    }

    func moveOn() {
      setNeedsFocusUpdate()
      updateFocusIfNeeded()
    }
  }

  @Test func `what applications declare about the focus compiles`() {
    let screen = Screen()
    screen.loadViewIfNeeded()
    screen.moveOn()
    expect(screen.preferredFocusEnvironments.first === screen.field)
    expect(!screen.field.isFocused && !Card().canBecomeFocused)
    expect(UIFocusSystem.focusSystem(for: screen) == nil)
    screen.view.focusEffect = UIFocusHaloEffect(
      roundedRect: screen.view.bounds, cornerRadius: 8, curve: .continuous)
    expect((screen.view.focusEffect as? UIFocusHaloEffect)?.position, equals: .automatic)
  }

  private final class Key: UIView {
    override var canBecomeFocused: Bool { true }
    override var focusGroupPriority: UIFocusGroupPriority {
      get { .prioritized }
      set {}
    }
    override var focusGroupIdentifier: String? {
      get { "keys" }
      set {}
    }
    func didHintFocusMovement(_ hint: UIFocusMovementHint) { alpha = hint.translation.dx }
  }

  @Test func `what applications declare about groups of the focus compiles`() {
    let screen = Screen()
    screen.focusGroupIdentifier = "form"
    screen.view.focusGroupIdentifier = "list"
    screen.field.focusGroupPriority = .init(1500)
    let guide = UIFocusGuide()
    guide.preferredFocusEnvironments = [screen.field]
    guide.isEnabled = true
    screen.view.addLayoutGuide(guide)
    let environment: any UIFocusEnvironment = screen
    expect(environment.focusGroupIdentifier, equals: "form")
    let item: any UIFocusItem = Key()
    expect(item.focusGroupPriority.rawValue == 2000 && item.focusGroupIdentifier == "keys")
  }
}
