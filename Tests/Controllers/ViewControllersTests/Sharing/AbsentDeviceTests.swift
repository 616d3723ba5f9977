// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionDocumentControllers
import MullionViewControllers
import Testing
import UIKit

/// Tests of the APIs for app extensions and force touch, which are unavailable here.
@MainActor
struct AbsentDeviceTests {
  @Test func `no program stands in for a part of another one`() {
    expect(UIViewController().extensionContext == nil)
    var answers: [Bool] = []
    let context = NSExtensionContext()
    expect(context.inputItems.isEmpty)
    context.completeRequest(returningItems: nil) { answers.append($0) }
    context.open(URL(fileURLWithPath: "/")) { answers.append($0) }
    expect(answers, equals: [false, false])
  }

  private final class Looker: UIViewController, UIViewControllerPreviewingDelegate {
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) {}
  }

  @Test func `a view can be registered for hard presses, of which there are none`() {
    let looker = Looker()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let context: any UIViewControllerPreviewing = looker.registerForPreviewing(
      with: looker, sourceView: view)
    expect(context.sourceView === view && context.sourceRect == view.bounds)
    expect(context.delegate === looker)
    expect(context.previewingGestureRecognizerForFailureRelationship.view == nil)
    looker.unregisterForPreviewing(withContext: context)
  }
}
