// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that older UIKit code for animations and tint colours compiles.
@MainActor
struct OpenAnimationInterfaceTests {
  @Test func `an animation that is begun and committed`() {
    let view = UIView()
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDelegate(nil)
    UIView.setAnimationDuration(0.3)
    UIView.setAnimationDelay(0.1)
    UIView.setAnimationStart(Date())
    UIView.setAnimationCurve(UIView.AnimationCurve.easeOut)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    UIView.setAnimationBeginsFromCurrentState(true)
    UIView.setAnimationTransition(.flipFromLeft, for: view, cache: false)
    view.alpha = 0.5
    UIView.commitAnimations()
    expect(view.alpha, equals: 0.5)
  }

  private final class Faded: UIView {
    override var tintAdjustmentMode: UIView.TintAdjustmentMode {
      didSet { alpha = tintAdjustmentMode == .dimmed ? 0.5 : 1 }
    }
    override var contentScaleFactor: CGFloat {
      get { super.contentScaleFactor }
      set { super.contentScaleFactor = max(1, newValue) }
    }
  }

  @Test func `a view that is dimmed`() {
    let view = Faded()
    view.tintAdjustmentMode = .dimmed
    view.contentScaleFactor = 0.5
    expect(view.alpha == 0.5 && view.contentScaleFactor == 1)
  }
}
