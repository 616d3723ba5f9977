// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import Testing
import UIKit

/// Tests of state restoration identifiers, which are stored and have no effect.
@MainActor
struct RestorationNameTests {
  private final class Note: UIViewController {
    private(set) var calls = 0
    override func encodeRestorableState(with coder: NSCoder) { calls += 1 }
    override func decodeRestorableState(with coder: NSCoder) { calls += 1 }
  }

  @Test func `the state of a controller with a restoration identifier is not encoded`() {
    let note = Note()
    expect(note.restorationIdentifier == nil)
    note.restorationIdentifier = "note"
    let stage = ControllerStage.stack(note)
    stage.step()
    expect(note.restorationIdentifier, equals: "note")
    expect(note.calls, equals: 0)
  }
}
