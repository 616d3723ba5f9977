// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewTree
import Testing

/// Tests of the raw values that interface files, archives and code of other languages use.
@Suite("Numbers of choices of views")
struct ChoiceNumberTests {
  @Test func `events and touches have UIKit's numbers`() {
    let events: [UIEvent.EventType] = [
      .touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform,
    ]
    expect(events.map(\.rawValue), equals: [0, 1, 2, 3, 10, 11, 14])
    let subtypes: [UIEvent.EventSubtype] = [
      .none, .motionShake, .remoteControlPlay, .remoteControlPause, .remoteControlStop,
      .remoteControlTogglePlayPause, .remoteControlNextTrack, .remoteControlPreviousTrack,
      .remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward,
      .remoteControlBeginSeekingForward, .remoteControlEndSeekingForward,
    ]
    expect(subtypes.map(\.rawValue), equals: [0, 1] + Array(100...109))
    let touches: [UITouch.Phase] = [.began, .moved, .stationary, .ended, .cancelled]
    expect(touches.map(\.rawValue), equals: Array(0...4))
  }

  @Test func `presses have UIKit's numbers`() {
    let phases: [UIPress.Phase] = [.began, .changed, .stationary, .ended, .cancelled]
    expect(phases.map(\.rawValue), equals: Array(0...4))
    let kinds: [UIPress.PressType] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp, .pageDown,
      .tvRemoteOneTwoThree, .tvRemoteFourColors,
    ]
    expect(kinds.map(\.rawValue), equals: Array(0...6) + Array(30...33))
  }

  @Test func `a pointer's buttons are bits`() {
    let buttons: [UIEvent.ButtonMask] = [.primary, .secondary, .button(3)]
    expect(buttons.map(\.rawValue), equals: [1, 2, 4])
    expect(UIEvent.ButtonMask.button(1) == .primary && .button(2) == UIEvent.ButtonMask.secondary)
  }

  @Test func `what assistive technologies hear of has UIKit's numbers`() {
    let containers: [UIAccessibilityContainerType] = [
      .none, .dataTable, .list, .landmark, .semanticGroup,
    ]
    expect(containers.map(\.rawValue), equals: Array(0...4))
    let directions: [UIAccessibilityScrollDirection] = [
      .right, .left, .up, .down, .next, .previous,
    ]
    expect(directions.map(\.rawValue), equals: Array(1...6))
  }

  @Test func `what moves, and what is observed, has UIKit's numbers`() {
    expect([UIViewAnimatingPosition.end, .start, .current].map(\.rawValue), equals: [0, 1, 2])
    let effects: [UIInterpolatingMotionEffect.EffectType] = [
      .tiltAlongHorizontalAxis, .tiltAlongVerticalAxis,
    ]
    expect(effects.map(\.rawValue), equals: [0, 1])
    let changes: [NSKeyValueChange] = [.setting, .insertion, .removal, .replacement]
    expect(changes.map(\.rawValue), equals: [1, 2, 3, 4])
  }

  @Test func `texts, pictures, menus and scroll views have UIKit's numbers`() {
    let directions: [NSWritingDirection] = [.natural, .leftToRight, .rightToLeft]
    expect(directions.map(\.rawValue), equals: [-1, 0, 1])
    let adjustments: [UIBaselineAdjustment] = [.alignBaselines, .alignCenters, .none]
    expect(adjustments.map(\.rawValue), equals: [0, 1, 2])
    expect([UIImage.ResizingMode.tile, .stretch].map(\.rawValue), equals: [0, 1])
    expect([UIMenuElement.State.off, .on, .mixed].map(\.rawValue), equals: [0, 1, 2])
    let modes: [UIScrollView.KeyboardDismissMode] = [
      .none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory,
    ]
    expect(modes.map(\.rawValue), equals: Array(0...4))
  }

  @Test func `names are what they are made of, and no two of an application's are one`() {
    expect(UIAction.Identifier("own").rawValue, equals: "own")
    expect(UIAction.Identifier(rawValue: "own"), equals: UIAction.Identifier("own"))
    expect(UIAction.Identifier(rawValue: "own") != UIAction.Identifier(rawValue: "other"))
    expect(UITextContentType(rawValue: "email"), equals: .emailAddress)
    expect(UITextContentType.password.rawValue, equals: "password")
    let secrets: Set<UITextContentType> = [.username, .password, .newPassword, .oneTimeCode]
    expect(secrets.count, equals: 4)
  }
}
