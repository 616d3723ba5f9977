// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit.UIGestureRecognizerSubclass

/// Tests of the submodule for gesture recognizer subclasses, which files can also import alone.
@MainActor
struct SubclassImportInterfaceTests {
  private final class TouchRecognizer: UIGestureRecognizer {
    var touchCount = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      touchCount += 1
      state = .recognized
    }
  }

  @Test func `a recognizer is written in a file that imports the submodule alone`() {
    let recognizer = TouchRecognizer()
    recognizer.touchesBegan([], with: UIEvent())
    expect(recognizer.touchCount, equals: 1)
  }

  @Test func `the submodule can be asked for`() {
    #if canImport(UIKit.UIGestureRecognizerSubclass)
    let canImport = true
    #else
    let canImport = false
    #endif
    expect(canImport)
  }
}
