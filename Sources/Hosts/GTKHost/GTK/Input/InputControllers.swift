// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The event controllers of GTK on a widget; their signals are converted to host events.
@MainActor
final class InputControllers {
  /// The distance scrolled by one step of a wheel, in points.
  private static let wheelStep: CGFloat = 60

  private let send: (HostEvent) -> Bool
  private let inputMethod: InputMethod?
  /// The pressed keys.
  private let keys: PressedKeys
  private let widget: UnsafeMutablePointer<GtkWidget>
  private var pointer = CGPoint.zero
  private var dragStart = CGPoint.zero
  private var clicks = ClickCounter()
  private var clickCount = 1
  private var stroke = StrokeVelocity()
  private var isStroking = false

  /// Observes `widget` for its lifetime, and passes events to `send`, which returns whether a view handled
  /// them.
  static func watch(
    _ widget: UnsafeMutablePointer<GtkWidget>, inputMethod: InputMethod? = nil,
    send: @escaping (HostEvent) -> Bool
  ) {
    _ = InputControllers(on: widget, inputMethod: inputMethod, send: send)
    PinchController.watch(widget, send: send)
  }

  private init(
    on widget: UnsafeMutablePointer<GtkWidget>, inputMethod: InputMethod?,
    send: @escaping (HostEvent) -> Bool
  ) {
    self.inputMethod = inputMethod
    self.widget = widget
    self.send = send
    keys = PressedKeys(send)
    if let settings = gtk_settings_get_default() {
      let settings = UnsafeMutableRawPointer(settings)
      clicks.interval = Double(GObjects.number("gtk-double-click-time", of: settings)) / 1000
      clicks.distance = CGFloat(GObjects.number("gtk-double-click-distance", of: settings))
    }
    watchPointer()
    watchDrag()
    watchScrolling()
    watchKeys()
  }

  // MARK: Signals

  private func watchPointer() {
    guard let controller = gtk_event_controller_motion_new() else { return }
    for name in ["enter", "motion"] {
      connect(controller, name) { [self] in pointerMoved(to: $0.place) }
    }
    connect(controller, "leave") { [self] _ in _ = send(.hover(nil)) }
    gtk_widget_add_controller(widget, controller)
  }

  private func watchDrag() {
    guard let gesture = gtk_gesture_drag_new() else { return }
    gtk_gesture_single_set_button(gesture, 0)
    connect(gesture, "drag-begin") { [self] values in
      modifiers = KeyEvent.Modifiers(
        gdkState: gtk_event_controller_get_current_event_state(gesture))
      let button = Int(gtk_gesture_single_get_current_button(gesture))
      dragBegan(at: values.place, button: button)
    }
    connect(gesture, "drag-update") { [self] in dragMoved(by: $0.way, phase: .moved) }
    connect(gesture, "drag-end") { [self] in dragMoved(by: $0.way, phase: .ended) }
    connect(gesture, "cancel") { [self] _ in dragMoved(by: .zero, phase: .cancelled) }
    gtk_widget_add_controller(widget, gesture)
  }

  private func watchScrolling() {
    guard let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    else { return }
    SignalConnection.make(
      UnsafeMutableRawPointer(controller), "scroll",
      answering: { [self] values in
        scrolled(
          by: values.way,
          isInSteps: gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL,
          milliseconds: gtk_event_controller_get_current_event_time(controller),
          keys: gtk_event_controller_get_current_event_state(controller))
      })
    connect(controller, "scroll-begin") { [self] _ in strokeBegan() }
    connect(controller, "scroll-end") { [self] _ in
      strokeEnded(milliseconds: gtk_event_controller_get_current_event_time(controller))
    }
    gtk_widget_add_controller(widget, controller)
  }

  private func watchKeys() {
    guard let controller = gtk_event_controller_key_new() else { return }
    // Capture keys before the widgets of accessibility elements, which handle some keys themselves.
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    SignalConnection.make(
      UnsafeMutableRawPointer(controller), "key-pressed",
      answering: { [self] values in
        let event = gtk_event_controller_get_current_event(controller)
        return keys.went(.began, event, values) || inputMethod?.takes(event) == true
          || keyPressed(values.count(1), state: GdkModifierType(rawValue: values.flags(3)))
      })
    connect(controller, "key-released") { [self] values in
      _ = keys.went(.ended, gtk_event_controller_get_current_event(controller), values)
    }
    gtk_widget_add_controller(widget, controller)
    guard let focus = gtk_event_controller_focus_new() else { return }
    connect(focus, "leave") { [self] _ in keys.cancel() }
    gtk_widget_add_controller(widget, focus)
  }

  private func connect(
    _ controller: OpaquePointer, _ signal: String,
    _ handler: @escaping @MainActor (SignalValues) -> Void
  ) {
    SignalConnection.make(UnsafeMutableRawPointer(controller), signal, handler)
  }

  // MARK: Events

  private var button = 1
  private var modifiers: KeyEvent.Modifiers = []

  private var isDown = false

  private func pointerMoved(to place: CGPoint) {
    pointer = place
    if !isDown { _ = send(.hover(place)) }
  }

  private func dragBegan(at place: CGPoint, button: Int) {
    gtk_widget_grab_focus(widget)
    dragStart = place
    pointer = place
    isDown = true
    self.button = max(button, 1)
    let time = Double(g_get_monotonic_time()) / 1_000_000
    clickCount = clicks.press(at: place, time: time, button: self.button)
    _ = send(.pointer(pointerEvent(.began)))
  }

  private func dragMoved(by offset: CGVector, phase: PointerEvent.Phase) {
    if phase != .cancelled {
      pointer = CGPoint(x: dragStart.x + offset.dx, y: dragStart.y + offset.dy)
    }
    if phase != .moved { isDown = false }
    _ = send(.pointer(pointerEvent(phase)))
  }

  private func pointerEvent(_ phase: PointerEvent.Phase) -> PointerEvent {
    // The frame clock uses the same monotonic clock.
    var event = PointerEvent(
      phase: phase, location: pointer, button: button, clickCount: clickCount,
      timestamp: Double(g_get_monotonic_time()) / 1_000_000)
    event.modifiers = modifiers
    event.dragsContent = false
    return event
  }

  private func scrolled(
    by offset: CGVector, isInSteps: Bool, milliseconds: guint32, keys: GdkModifierType
  ) -> Bool {
    if keys.rawValue & GDK_CONTROL_MASK.rawValue != 0, !isStroking, zooms(by: offset, isInSteps) {
      return true
    }
    var delta = offset
    // A scroll wheel has one axis only; with Shift held it scrolls horizontally.
    if keys.rawValue & GDK_SHIFT_MASK.rawValue != 0, delta.dx == 0 {
      delta = CGVector(dx: delta.dy, dy: 0)
    }
    if isInSteps {
      delta = CGVector(dx: delta.dx * Self.wheelStep, dy: delta.dy * Self.wheelStep)
    }
    if isStroking { stroke.move(by: delta, at: Double(milliseconds) / 1000) }
    let phase = isStroking ? ScrollEvent.Phase.changed : .discrete
    return send(.scroll(ScrollEvent(phase: phase, location: pointer, delta: delta)))
  }

  /// Zooms by a scroll wheel event with control pressed; returns whether anything was zoomed.
  private func zooms(by offset: CGVector, _ isInSteps: Bool) -> Bool {
    let steps = isInSteps ? offset.dy : offset.dy / Self.wheelStep
    guard steps != 0 else { return false }
    return send(
      .magnify(
        MagnifyEvent(
          phase: .discrete, location: pointer, scale: pow(PinchController.wheelFactor, -steps))))
  }

  private func strokeBegan() {
    isStroking = true
    stroke.begin()
    _ = send(.scroll(ScrollEvent(phase: .began, location: pointer, delta: .zero)))
  }

  private func strokeEnded(milliseconds: guint32) {
    isStroking = false
    let velocity = stroke.velocity(at: Double(milliseconds) / 1000)
    _ = send(
      .scroll(ScrollEvent(phase: .ended, location: pointer, delta: .zero, velocity: velocity)))
  }

  private func keyPressed(_ key: guint, state: GdkModifierType) -> Bool {
    guard let event = KeyEvent(gdkKey: key, state: state) else { return false }
    return send(.key(event))
  }
}

extension SignalValues {
  /// The location in the signal's arguments, in points.
  fileprivate var place: CGPoint { CGPoint(x: number(1), y: number(2)) }
  /// The offset in the signal's arguments, in points.
  fileprivate var way: CGVector { CGVector(dx: number(1), dy: number(2)) }
}
