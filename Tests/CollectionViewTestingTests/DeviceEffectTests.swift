// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import Testing
import UIKit

/// What a harness does as a device, and notes of what it is asked for.
@MainActor
struct DeviceEffectTests {
  private final class Screen: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var warnings = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
    override func didReceiveMemoryWarning() { warnings += 1 }
  }

  private final class Shaking: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.success)
    }
  }

  @Test func `what a screen asks a device to shake for is noted in its order`() {
    let harness = CollectionViewHarness(Shaking(), on: .iPhone15)
    #expect(harness.feedback == ["impact light", "selection", "notification success"])
  }

  @Test func `a keyboard on the screen covers what its guide says`() throws {
    let screen = Screen()
    let harness = CollectionViewHarness(screen, on: .iPhone15)
    let height = screen.view.bounds.height
    screen.field.becomeFirstResponder()
    harness.runUntilIdle()
    let guide = screen.view.keyboardLayoutGuide
    #expect(guide.layoutFrame.height == screen.view.safeAreaInsets.bottom)
    harness.keyboardHeight = 300
    harness.runUntilIdle()
    #expect(guide.layoutFrame.minY == height - 300)
    screen.field.resignFirstResponder()
    harness.runUntilIdle()
    #expect(guide.layoutFrame.height == screen.view.safeAreaInsets.bottom)
  }

  @Test func `a warning of scarce memory reaches the controller`() {
    let screen = Screen()
    let harness = CollectionViewHarness(screen, on: .iPhone15)
    harness.warnOfScarceMemory()
    #expect(screen.warnings == 1)
  }
}
