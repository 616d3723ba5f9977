// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import Testing
import UIKit

/// Names for restoring, which are kept and lead to nothing.
@MainActor
struct RestorationNameTests {
  private final class Note: UIViewController, UIViewControllerRestoration {
    private(set) var calls = 0
    static func viewController(
      withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { nil }
    override func encodeRestorableState(with coder: NSCoder) { calls += 1 }
    override func decodeRestorableState(with coder: NSCoder) { calls += 1 }
    override func applicationFinishedRestoringState() { calls += 1 }
  }

  @Test func `a controller keeps its name and class, and nobody asks for its state`() {
    let note = Note()
    expect(note.restorationIdentifier == nil && note.restorationClass == nil)
    note.restorationIdentifier = "note"
    note.restorationClass = Note.self
    let stage = ControllerStage.stack(note)
    stage.step()
    expect(note.restorationIdentifier == "note" && note.restorationClass == Note.self)
    expect(note.calls, equals: 0)
  }
}
