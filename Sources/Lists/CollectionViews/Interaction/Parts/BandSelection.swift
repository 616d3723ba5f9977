// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The recognizer for multiple selection gestures: two fingers that move along rows, or a pointer that draws
/// a band from outside of the items, or from anywhere with a modifier key.
@MainActor
final class BandSelection<List: BandSelecting>: UIGestureRecognizer {
  /// The distance that the touches move before the gesture begins, in points; not measured from UIKit, less
  /// than for scrolling.
  private let slop: CGFloat = 6

  @Whole private var list: List
  private var start = CGPoint.zero
  private var isPointer = false
  private var run: (any BandRunning)?

  init(in list: List) {
    _list = Whole(wrappedValue: list)
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, list.allowsBands,
      numberOfTouches <= 2, let touch = touches.first
    else { return state = .failed }
    start = location(in: list)
    isPointer = touch.type == .indirectPointer
    guard isPointer else { return }
    let hasKey = !event.modifierFlags.isDisjoint(with: [.shift, .control, .command])
    if !hasKey, list.hasItem(at: start) { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let place = location(in: list)
    if state == .began || state == .changed {
      run?.update(to: place)
      return state = .changed
    }
    guard hypot(place.x - start.x, place.y - start.y) >= slop else { return }
    guard isPointer || numberOfTouches == 2,
      let run = list.bandRun(from: start, isPointer: isPointer)
    else { return state = .failed }
    self.run = run
    state = .began
    guard state == .began || state == .changed else { return self.run = nil }
    run.begin()
    run.update(to: place)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = run == nil ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = run == nil ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    run?.end()
    run = nil
  }
}
