// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import UIKit

extension CollectionViewHarness {
  /// Records what is done to the screen from here on, and what comes of it.
  public func startRecording() { recorder = RunRecorder(self) }

  /// The recording that was begun, which ends; without one, a recording without actions.
  @discardableResult
  public func stopRecording() -> Recording {
    defer { recorder = nil }
    recorder?.actionBegins()
    return recorder?.recording ?? RunRecorder(self).recording
  }

  /// Does something of the test's own, such as applying a snapshot, and lays out.
  ///
  /// What is done so is an action of a recording, and can be done again by its name.
  ///
  /// ```swift
  /// harness.perform("add an article") { feed.add(.sample) }
  /// ```
  public func perform(_ name: String, _ body: () throws -> Void) rethrows {
    try record(.named(name)) {
      try body()
      layout()
    }
  }

  /// Does what a test did; what has a name only, with nothing to be done, is left out.
  ///
  /// - Returns: whether something took it, scrolled, or came to rest.
  @discardableResult
  public func perform(_ action: HarnessAction) -> Bool {
    switch action {
    case .tap(let place): return tap(at: place)
    case .longPress(let place, let duration): longPress(at: place, duration: duration)
    case .drag(let start, let end, let duration, true):
      dragAndHold(from: start, to: end, duration: duration)
    case .drag(let start, let end, let duration, false):
      drag(from: start, to: end, duration: duration)
    case .scroll(let dx, let dy, let place):
      return scroll(by: CGVector(dx: dx, dy: dy), at: place)
    case .scrollCollectionView(let place): scrollCollectionView(to: place)
    case .type(let text): return type(text)
    case .press(let key, let modifiers):
      return press(key, UIKeyModifierFlags(rawValue: modifiers))
    case .pressCharacter(let character, let modifiers):
      guard let first = character.first else { return false }
      return press(first, UIKeyModifierFlags(rawValue: modifiers))
    case .shake: shake()
    case .rotate: rotate()
    case .resize(let width, let height, let scale):
      resize(to: CGSize(width: width, height: height), scale: scale)
    case .advance(let seconds): advance(by: seconds)
    case .runUntilIdle(let limit): return runUntilIdle(limit: limit)
    case .pointerClick(let place, let isSecondary):
      return pointerClick(at: place, isSecondary: isSecondary)
    case .pointerDrag(let start, let end, let duration):
      pointerDrag(from: start, to: end, duration: duration)
    case .pointerMove(let place): pointerMove(to: place)
    case .named: return false
    default: return touch(action)
    }
    return true
  }

  /// Does what names its target; says on standard error why it can't be done.
  private func touch(_ action: HarnessAction) -> Bool {
    do {
      switch action {
      case .tapNamed(let name, let path): try tap(name, inItemAt: path)
      case .longPressNamed(let name, let path, let duration):
        try longPress(name, inItemAt: path, duration: duration)
      case .tapItem(let path, let number): try tap(itemAt: path, in: list(number))
      case .selectItem(let path, let number): try select(itemAt: path, in: list(number))
      case .longPressItem(let path, let number, let duration):
        try longPress(itemAt: path, in: list(number), duration: duration)
      case .swipeItem(let path, let number, let isToLeft):
        try swipe(itemAt: path, isToLeft ? .left : .right, in: list(number))
      case .scrollToItem(let path, let number): try scroll(toItemAt: path, in: list(number))
      default: return false
      }
      return true
    } catch {
      Diagnostics.report("\(error)")
      return false
    }
  }

  /// Does what was done in a recorded run, in the same order; what has a name only is left out.
  public func replay(_ recording: Recording) { replay(recording) { _ in } }

  /// Does what was done in a recorded run, in the same order.
  ///
  /// - Parameters:
  ///   - recording: the run.
  ///   - named: does what ``perform(_:_:)`` did under that name.
  public func replay(_ recording: Recording, named: (String) throws -> Void) rethrows {
    for action in recording.actions {
      if case .named(let name) = action {
        try perform(name) { try named(name) }
      } else {
        perform(action)
      }
    }
  }

  /// Runs `body`, which does `action`, and records both; what it does in turn is part of it.
  func record<Answer>(
    _ action: @autoclosure () -> HarnessAction, _ body: () throws -> Answer
  ) rethrows -> Answer {
    guard let recorder, !isInAction else { return try act { _ in try body() } }
    isInAction = true
    defer { isInAction = false }
    recorder.actionBegins()
    defer { recorder.actionEnded(action()) }
    return try act { _ in try body() }
  }
}
