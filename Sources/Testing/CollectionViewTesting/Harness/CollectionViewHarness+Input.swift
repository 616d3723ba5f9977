// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree
public import UIKit

extension CollectionViewHarness {
  /// The centre of the screen.
  private var middle: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }

  /// Sends a scroll wheel event: the content at `location` scrolls by `delta` points, positive down and
  /// right.
  ///
  /// Without a location the pointer is at the centre of the screen. The scrolling is animated, as in a
  /// window: ``runUntilIdle(limit:)`` waits for its end. ``scrollCollectionView(to:)`` scrolls without
  /// animation.
  ///
  /// - Returns: whether a view handled the event.
  @discardableResult
  public func scroll(by delta: CGVector, at location: CGPoint? = nil) -> Bool {
    let place = location ?? middle
    return record(.scroll(dx: delta.dx, dy: delta.dy, at: place)) {
      let event = ScrollEvent(phase: .discrete, location: place, delta: delta)
      let isHandled = surface.handle(.scroll(event))
      layout()
      return isHandled
    }
  }

  /// Scrolls the first collection view vertically without animation, so that `place` points of its content
  /// are above the visible area.
  ///
  /// The position is limited to the scrollable range.
  ///
  /// - Returns: the position reached, in points; 0 without a collection view.
  @discardableResult
  public func scrollCollectionView(to place: CGFloat) -> CGFloat {
    guard let collectionView else { return 0 }
    return record(.scrollCollectionView(to: place)) {
      let insets = collectionView.adjustedContentInset
      let room = collectionView.bounds.height - insets.top - insets.bottom
      let reached = max(0, min(place, collectionView.contentSize.height - room))
      let offset = CGPoint(x: collectionView.contentOffset.x, y: reached - insets.top)
      collectionView.setContentOffset(offset, animated: false)
      layout()
      return reached
    }
  }

  /// Taps the screen at `location`.
  ///
  /// - Returns: whether a view handled the touch.
  @discardableResult
  public func tap(at location: CGPoint) -> Bool {
    record(.tap(at: location)) {
      let isWanted = touch(.began, location)
      let isEnded = touch(.ended, location)
      layout()
      return isWanted || isEnded
    }
  }

  /// Touches the screen at `location` for `duration` seconds, and lifts the finger; the clock advances.
  public func longPress(at location: CGPoint, duration: TimeInterval = 0.6) {
    record(.longPress(at: location, duration: duration)) {
      touch(.began, location)
      advance(by: duration)
      touch(.ended, location)
      layout()
    }
  }

  /// Drags from one point to another in `duration` seconds, and lifts the finger; the clock advances.
  ///
  /// The content may decelerate afterwards; ``runUntilIdle(limit:)`` waits for it.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
    record(.drag(from: start, to: end, duration: duration, rests: false)) {
      move(from: start, to: end, duration: duration) { touch($0, $1) }
      touch(.ended, end)
      layout()
    }
  }

  /// Drags from one point to another in `duration` seconds, pauses there, and lifts the finger.
  ///
  /// There is no deceleration then. The clock advances.
  public func dragAndHold(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
    record(.drag(from: start, to: end, duration: duration, rests: true)) {
      move(from: start, to: end, duration: duration) { touch($0, $1) }
      advance(by: 0.2)
      touch(.moved, end)
      touch(.ended, end)
      layout()
    }
  }

  /// Flicks the screen at `location` and lifts the finger at `velocity`, so that content decelerates.
  ///
  /// The clock advances.
  ///
  /// - Parameters:
  ///   - location: the start of the drag, in points; if `nil`, the centre of the screen.
  ///   - velocity: the velocity of the finger, in points per second, positive down and right.
  public func fling(at location: CGPoint? = nil, velocity: CGVector) {
    let start = location ?? middle
    let duration = 0.1
    drag(
      from: start,
      to: CGPoint(x: start.x + velocity.dx * duration, y: start.y + velocity.dy * duration),
      duration: duration)
  }

  private func move(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval,
    _ touch: (PointerEvent.Phase, CGPoint) -> Void
  ) {
    touch(.began, start)
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      advance(by: duration / Double(steps))
      touch(
        .moved,
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }

  /// Sends a direct touch.
  @discardableResult
  private func touch(_ phase: PointerEvent.Phase, _ location: CGPoint) -> Bool {
    var event = PointerEvent(phase: phase, location: location)
    event.isDirect = true
    return surface.handle(.pointer(event))
  }
}

// Mouse and trackpad input.
extension CollectionViewHarness {
  /// Clicks at `location`, in points of the screen, with a mouse or trackpad.
  ///
  /// - Parameters:
  ///   - location: the position of the pointer.
  ///   - isSecondary: whether the secondary button is clicked, which opens menus.
  /// - Returns: whether a view handled the click.
  @discardableResult
  public func pointerClick(at location: CGPoint, isSecondary: Bool = false) -> Bool {
    record(.pointerClick(at: location, isSecondary: isSecondary)) {
      let isWanted = pointer(.began, location, isSecondary: isSecondary)
      let isEnded = pointer(.ended, location, isSecondary: isSecondary)
      layout()
      return isWanted || isEnded
    }
  }

  /// Drags from one point to another in `duration` seconds with the primary button held; the clock advances.
  ///
  /// Text under the pointer is selected, and draggable items are lifted at once.
  public func pointerDrag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
    record(.pointerDrag(from: start, to: end, duration: duration)) {
      move(from: start, to: end, duration: duration) { pointer($0, $1) }
      pointer(.ended, end)
      layout()
    }
  }

  /// Moves the pointer to `location` without a button pressed; `nil` moves it off the screen.
  public func pointerMove(to location: CGPoint?) {
    record(.pointerMove(to: location)) {
      _ = surface.handle(.hover(location))
      layout()
    }
  }

  @discardableResult
  private func pointer(
    _ phase: PointerEvent.Phase, _ location: CGPoint, isSecondary: Bool = false
  ) -> Bool {
    let event = PointerEvent(phase: phase, location: location, button: isSecondary ? 3 : 1)
    return surface.handle(.pointer(event))
  }
}

// Keyboard input.
extension CollectionViewHarness {
  /// Types `text` into the active text input.
  ///
  /// - Returns: whether the text was accepted.
  @discardableResult
  public func type(_ text: String) -> Bool {
    record(.type(text)) {
      let isTaken = surface.handle(.text(.commit(text)))
      layout()
      return isTaken
    }
  }

  /// Presses and releases a key that does not produce a character.
  ///
  /// - Returns: whether a view or controller handled it.
  @discardableResult
  public func press(_ key: HarnessKey, _ modifiers: UIKeyModifierFlags = []) -> Bool {
    record(.press(key, modifiers: modifiers.rawValue)) {
      press(key.event, usage: key.usage.rawValue, text: nil, modifiers)
    }
  }

  /// Presses and releases the key of a character on a US keyboard.
  ///
  /// Unlike ``type(_:)``, which inserts text directly, the press is delivered to responders and triggers key
  /// commands.
  ///
  /// - Parameters:
  ///   - character: the character that the key produces; `A` is typed with shift.
  ///   - modifiers: the modifier keys that are held.
  /// - Returns: whether a view or controller handled it.
  @discardableResult
  public func press(_ character: Character, _ modifiers: UIKeyModifierFlags = []) -> Bool {
    record(.pressCharacter(String(character), modifiers: modifiers.rawValue)) {
      let place = KeyPlace(of: character)
      let key: KeyEvent.Key = character == " " ? .space : .character(character)
      let held = place.isShifted ? modifiers.union(.shift) : modifiers
      return press(
        key, usage: place.usage.rawValue, text: (String(character), place.plain), held)
    }
  }

  /// Sends a shake motion to the first responder, or else to the window.
  public func shake() {
    record(.shake) {
      _ = surface.handle(.shake)
      layout()
    }
  }

  private func press(
    _ key: KeyEvent.Key, usage: Int, text: (typed: String, plain: String)?,
    _ modifiers: UIKeyModifierFlags
  ) -> Bool {
    var held: KeyEvent.Modifiers = []
    if modifiers.contains(.shift) { held.insert(.shift) }
    if modifiers.contains(.control) { held.insert(.control) }
    if modifiers.contains(.alternate) { held.insert(.alternate) }
    if modifiers.contains(.command) { held.insert(.command) }
    var press = PressEvent(phase: .began, usage: usage)
    press.characters = text?.typed ?? ""
    press.plainCharacters = text?.plain ?? ""
    press.modifiers = held
    press.isLocked = modifiers.contains(.alphaShift)
    press.timestamp = surface.currentTime
    let isUsed =
      surface.handle(.press(press)) || surface.handle(.key(KeyEvent(key: key, modifiers: held)))
    press.phase = .ended
    press.timestamp = surface.currentTime
    _ = surface.handle(.press(press))
    layout()
    return isUsed
  }
}
