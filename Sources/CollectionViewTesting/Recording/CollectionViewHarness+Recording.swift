// SPDX-License-Identifier: Apache-2.0

import Foundation
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

  /// Does what a test did.
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
    case .rotate: rotate()
    case .resize(let width, let height, let scale):
      resize(to: CGSize(width: width, height: height), scale: scale)
    case .advance(let seconds): advance(by: seconds)
    case .runUntilIdle(let limit): return runUntilIdle(limit: limit)
    }
    return true
  }

  /// Does what was done in a recorded run, in the same order.
  public func replay(_ recording: Recording) {
    for action in recording.actions { perform(action) }
  }

  /// Runs `body`, which does `action`, and records both; what it does in turn is part of it.
  func record<Answer>(_ action: @autoclosure () -> HarnessAction, _ body: () -> Answer) -> Answer {
    guard let recorder, !isInAction else { return body() }
    isInAction = true
    defer { isInAction = false }
    recorder.actionBegins()
    let answer = body()
    recorder.actionEnded(action())
    return answer
  }
}
