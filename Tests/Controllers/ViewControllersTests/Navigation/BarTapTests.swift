// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionControls
import MullionTextInput
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of bars that are hidden by taps, for a keyboard, and in windows of compact height.
@MainActor
struct BarTapTests {
  private let stage = ControllerStage.stack()
  private var navigation: UINavigationController { stage.navigation }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    let place = CGPoint(x: x, y: y)
    stage.surface?.handle(.pointer(PointerEvent(phase: .began, location: place)))
    stage.surface?.handle(.pointer(PointerEvent(phase: .ended, location: place)))
    stage.wait(1)
  }

  @Test func `a tap on the content takes the bars away, and brings them back`() {
    tap(200, 400)
    expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnTap = true
    expect(navigation.barHideOnTapGestureRecognizer.isEnabled)
    navigation.setToolbarHidden(false, animated: false)
    tap(200, 400)
    expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    tap(200, 400)
    expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    tap(200, 20)
    expect(!navigation.isNavigationBarHidden)
  }

  @Test func `a tap on a control is the control's`() {
    navigation.hidesBarsOnTap = true
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 380, width: 200, height: 44)
    navigation.topViewController?.view.addSubview(button)
    tap(200, 400)
    expect(!navigation.isNavigationBarHidden)
  }

  @Test func `bars go when a keyboard comes, and stay away`() {
    navigation.hidesBarsWhenKeyboardAppears = true
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    navigation.topViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    stage.wait(1)
    expect(navigation.isNavigationBarHidden)
    field.resignFirstResponder()
    stage.wait(1)
    expect(navigation.isNavigationBarHidden)
  }

  @Test func `bars are away in low windows where that is asked for, and a tap brings them`() {
    navigation.hidesBarsWhenVerticallyCompact = true
    stage.wait(1)
    expect(!navigation.isNavigationBarHidden)
    stage.surface?.resize(to: CGSize(width: 844, height: 390), scale: 1)
    stage.wait(1)
    expect(navigation.isNavigationBarHidden)
    tap(400, 300)
    expect(!navigation.isNavigationBarHidden)
    tap(400, 300)
    expect(navigation.isNavigationBarHidden)
    stage.surface?.resize(to: CGSize(width: 390, height: 844), scale: 1)
    stage.wait(1)
    expect(!navigation.isNavigationBarHidden)
  }
}
