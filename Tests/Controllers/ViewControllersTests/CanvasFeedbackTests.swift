// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import MullionViewControllers
import Testing
import UIKit

/// Tests of the haptic feedback that canvases request.
@MainActor
struct CanvasFeedbackTests {
  private final class Canvas: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let generator = UICanvasFeedbackGenerator(view: view)
      generator.prepare()
      generator.alignmentOccurred(at: CGPoint(x: 1, y: 2))
      generator.pathCompleted(at: .zero)
    }
  }

  @Test func `a test kit notes what was asked for`() {
    expect(CollectionViewHarness(Canvas(), on: .iPhone15).feedback, equals: ["alignment", "path"])
  }
}
