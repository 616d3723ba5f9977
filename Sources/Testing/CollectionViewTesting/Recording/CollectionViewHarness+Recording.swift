// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import UIKit

extension CollectionViewHarness {
  /// Starts recording the actions on the screen and their effects.
  public func startRecording() { recorder = RunRecorder(self) }

  /// Stops recording and returns the recording; without a previous start, a recording without actions.
  ///
  /// - Returns: the recording.
  @discardableResult
  public func stopRecording() -> Recording {
    defer { recorder = nil }
    recorder?.actionBegins()
    return recorder?.recording ?? RunRecorder(self).recording
  }

  /// Performs an operation of the test, such as applying a snapshot, and updates the layout.
  ///
  /// The operation is an action of a recording, and can be repeated by its name.
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

  /// Performs a recorded action; a named action, which has no operation here, is ignored.
  ///
  /// - Returns: whether the action was handled, its named target could be touched, or the screen became idle;
  ///   `true` for actions without a result, `false` for a named action.
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

  /// Performs an action with a named target; logs to standard error if it fails.
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

  /// Performs the actions of a recorded run, in the same order; named actions are ignored.
  public func replay(_ recording: Recording) { replay(recording) { _ in } }

  /// Performs the actions of a recorded run, in the same order.
  ///
  /// - Parameters:
  ///   - recording: the run.
  ///   - named: performs the operation that was passed to ``perform(_:_:)`` with that name.
  public func replay(_ recording: Recording, named: (String) throws -> Void) rethrows {
    for action in recording.actions {
      if case .named(let name) = action {
        try perform(name) { try named(name) }
      } else {
        perform(action)
      }
    }
  }

  /// Runs `body`, which performs `action`, and records both; nested actions are part of it.
  func record<Answer>(
    _ action: @autoclosure () -> HarnessAction, _ body: () throws -> Answer
  ) rethrows -> Answer {
    guard recorder != nil || actionListener != nil, !isInAction else {
      return try act { _ in try body() }
    }
    isInAction = true
    defer { isInAction = false }
    recorder?.actionBegins()
    defer {
      recorder?.actionEnded(action())
      actionListener?(action())
    }
    return try act { _ in try body() }
  }
}
