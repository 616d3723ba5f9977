// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The set of recognisers that compete for the current touches.
///
/// A recogniser is active from its first touch until its touches have ended and it is done, or is undecided
/// and waits for nothing. It is pending (`pendingState`) while a recogniser that it requires to fail may
/// still recognise.
@MainActor
final class GestureArena {
  /// The active recognisers, in the order in which they receive touches: those of inner views first.
  private(set) var active: [UIGestureRecognizer] = []
  /// The closure called when a recogniser has recognised, before its handlers.
  var onRecognition: (UIGestureRecognizer) -> Void = { _ in }
  /// The closure called when delayed touches may be delivered.
  var onDecision: () -> Void = {}

  /// Whether a recogniser has a deadline.
  var hasDeadline: Bool { active.contains { $0.deadline != nil } }

  // MARK: Touches

  /// Adds a touch that began, which `recognizers` follow.
  func begin(_ touch: UITouch, for recognizers: [UIGestureRecognizer], with event: UIEvent) {
    for recognizer in recognizers {
      if recognizer.arena == nil { enter(recognizer) }
      recognizer.liveTouches.append(touch)
      recognizer.sequenceTouches.append(touch)
    }
    for recognizer in recognizers where hears(recognizer, touch) {
      record(event, touch, recognizer)
      recognizer.touchesBegan([touch], with: event)
    }
  }

  func move(_ touch: UITouch, for recognizers: [UIGestureRecognizer], with event: UIEvent) {
    for recognizer in recognizers where hears(recognizer, touch) {
      record(event, touch, recognizer)
      recognizer.touchesMoved([touch], with: event)
    }
  }

  func end(_ touch: UITouch, for recognizers: [UIGestureRecognizer], with event: UIEvent) {
    for recognizer in recognizers {
      if hears(recognizer, touch) {
        record(event, touch, recognizer)
        if touch.phase == .cancelled {
          recognizer.touchesCancelled([touch], with: event)
        } else {
          recognizer.touchesEnded([touch], with: event)
        }
      }
      if recognizer.liveTouches.contains(where: { $0 === touch }) {
        recognizer.lastCentroid = recognizer.centroid
        recognizer.liveTouches.removeAll { $0 === touch }
      }
    }
    // A recogniser without touches, waiting for nothing and undecided, blocks no other one.
    for recognizer in active { release(waitingFor: recognizer) }
  }

  /// Removes the recognisers whose touches have ended and that are done, or that are undecided and wait for
  /// nothing.
  func finish() {
    for recognizer in active where recognizer.liveTouches.isEmpty {
      let isDone = recognizer.currentState.isFinal
      guard isDone || recognizer.deadline == nil && recognizer.pendingState == nil else { continue }
      guard isDone || recognizer.currentState == .possible else { continue }
      leave(recognizer)
    }
  }

  /// Notifies the recognisers whose deadline has passed.
  func tick(_ time: TimeInterval) {
    for recognizer in active {
      guard let deadline = recognizer.deadline, deadline <= time else { continue }
      recognizer.deadline = nil
      recognizer.deadlinePassed()
    }
    finish()
  }

  /// Returns whether `recognizer` may still recognise its touches.
  func isUndecided(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.arena === self && recognizer.currentState == .possible
      && (!recognizer.liveTouches.isEmpty || recognizer.deadline != nil
        || recognizer.pendingState != nil)
  }

  /// Ends the gesture of `recognizer`, because it was disabled or is being removed from its view.
  func abandon(_ recognizer: UIGestureRecognizer) {
    guard recognizer.arena === self else { return }
    recognizer.liveTouches = []
    if recognizer.currentState == .began || recognizer.currentState == .changed {
      commit(recognizer, .cancelled)
    } else if recognizer.currentState == .possible {
      fail(recognizer)
    }
    leave(recognizer)
  }

  func decided() { onDecision() }

  private func enter(_ recognizer: UIGestureRecognizer) {
    recognizer.arena = self
    recognizer.sequenceTouches = []
    active.append(recognizer)
  }

  private func leave(_ recognizer: UIGestureRecognizer) {
    active.removeAll { $0 === recognizer }
    recognizer.arena = nil
    recognizer.sequenceTouches = []
    recognizer.pendingState = nil
    recognizer.deadline = nil
    recognizer.currentState = .possible
    recognizer.reset()
    release(waitingFor: recognizer)
  }

  private func hears(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    recognizer.arena === self && !recognizer.currentState.isFinal
      && recognizer.pendingState?.isFinal != true
      && recognizer.liveTouches.contains { $0 === touch }
  }

  private func record(_ event: UIEvent, _ touch: UITouch, _ recognizer: UIGestureRecognizer) {
    recognizer.modifierFlags = event.modifierFlags
    recognizer.buttonMask = touch.buttons
  }

  // MARK: States

  /// Changes the state of a recogniser as far as its relations to others allow.
  func change(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    guard recognizer.arena === self else { return }
    switch (recognizer.currentState, state) {
    case (.possible, .possible), (_, .possible): break
    case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
    case (.possible, .changed): recognize(recognizer, as: .began)
    case (.possible, _): recognize(recognizer, as: state)
    case (.began, .began), (.changed, .began): commit(recognizer, .changed)
    case (.began, .failed), (.changed, .failed): commit(recognizer, .cancelled)
    case (.began, _), (.changed, _): commit(recognizer, state)
    default: break
    }
  }

  private func recognize(
    _ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State
  ) {
    let rivals = active.filter { $0 !== recognizer && isRival($0, recognizer) }
    let required = rivals.filter { requires(recognizer, failureOf: $0) }
    guard !required.contains(where: { $0.currentState.isRecognition }) else {
      return fail(recognizer)
    }
    guard !required.contains(where: isUndecided) else {
      recognizer.pendingState = state
      // It has been recognised: its own deadline cannot make it fail while it waits for others.
      recognizer.deadline = nil
      return
    }
    recognizer.pendingState = nil
    guard mayBegin(recognizer) else { return fail(recognizer) }
    for rival in rivals where rival.currentState.isRecognition && prevents(rival, recognizer) {
      return fail(recognizer)
    }
    guard recognizer.arena === self, recognizer.currentState == .possible else { return }
    onRecognition(recognizer)
    for rival in rivals where rival.currentState == .possible {
      if requires(rival, failureOf: recognizer) || prevents(recognizer, rival) { fail(rival) }
    }
    commit(recognizer, state)
  }

  private func commit(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    recognizer.currentState = state
    recognizer.deadline = nil
    recognizer.stateDidChange()
    recognizer.notify()
    if state.isFinal { onDecision() }
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.currentState == .possible else { return }
    recognizer.currentState = .failed
    recognizer.pendingState = nil
    recognizer.deadline = nil
    recognizer.stateDidChange()
    release(waitingFor: recognizer)
  }

  /// Resumes the recognisers that were waiting for `recognizer` to fail.
  private func release(waitingFor recognizer: UIGestureRecognizer) {
    guard !isUndecided(recognizer) else { return }
    for waiting in active where waiting !== recognizer {
      guard let state = waiting.pendingState, requires(waiting, failureOf: recognizer) else {
        continue
      }
      recognize(waiting, as: state)
    }
    onDecision()
  }

  // MARK: Relations

  private func isRival(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.sequenceTouches.contains { touch in other.sequenceTouches.contains { $0 === touch } }
  }

  private func requires(
    _ recognizer: UIGestureRecognizer, failureOf other: UIGestureRecognizer
  ) -> Bool {
    recognizer.requirements.contains { $0.recognizer === other }
      || recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.effectiveDelegate?.gestureRecognizer(
        recognizer, shouldRequireFailureOf: other) == true
      || other.effectiveDelegate?.gestureRecognizer(
        other, shouldBeRequiredToFailBy: recognizer) == true
  }

  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.canPrevent(other) && other.canBePrevented(by: one)
      && one.effectiveDelegate?.gestureRecognizer(
        one, shouldRecognizeSimultaneouslyWith: other) != true
      && other.effectiveDelegate?.gestureRecognizer(
        other, shouldRecognizeSimultaneouslyWith: one) != true
  }

  /// Returns whether the views from the touched one to the recogniser's, and then the delegate, allow the
  /// gesture to begin.
  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = recognizer.view else { return false }
    let touched = recognizer.sequenceTouches.first?.view ?? view
    for asked in sequence(first: touched, next: \.superview) {
      guard asked.gestureRecognizerShouldBegin(recognizer) else { return false }
      if asked === view { break }
    }
    return recognizer.effectiveDelegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }
}
