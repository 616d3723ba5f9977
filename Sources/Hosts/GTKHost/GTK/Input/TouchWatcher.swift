// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionViewTree

/// An observer of the fingers on a touch screen, which reports each one separately; GTK's gestures would
/// track only one.
@MainActor
final class TouchWatcher {
  private let send: (HostEvent) -> Bool
  private let widget: UnsafeMutablePointer<GtkWidget>
  private var fingers = FingerNumbers<OpaquePointer>()

  /// Observes `widget` for its lifetime, and passes events to `send`.
  static func watch(
    _ widget: UnsafeMutablePointer<GtkWidget>, send: @escaping (HostEvent) -> Bool
  ) {
    _ = TouchWatcher(on: widget, send: send)
  }

  private init?(on widget: UnsafeMutablePointer<GtkWidget>, send: @escaping (HostEvent) -> Bool) {
    guard let controller = gtk_event_controller_legacy_new() else { return nil }
    self.widget = widget
    self.send = send
    // Capture events before the gestures, which treat touches as a pointer.
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    SignalConnection.make(
      UnsafeMutableRawPointer(controller), "event",
      answering: { [self] in $0.pointer(1).map(handle) ?? false })
    gtk_widget_add_controller(widget, controller)
  }

  private func handle(_ event: OpaquePointer) -> Bool {
    guard let (number, phase) = finger(of: event), let place = place(of: event) else {
      return false
    }
    if phase == .began { gtk_widget_grab_focus(widget) }
    var pointer = PointerEvent(
      phase: phase, location: place, timestamp: Double(g_get_monotonic_time()) / 1_000_000)
    pointer.id = number
    pointer.isDirect = true
    _ = send(.pointer(pointer))
    return true
  }

  /// Returns the number and the phase of the finger in an event, or `nil` if it is not a touch event.
  private func finger(of event: OpaquePointer) -> (Int, PointerEvent.Phase)? {
    let kind = gdk_event_get_event_type(event)
    guard [GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL].contains(kind),
      let sequence = gdk_event_get_event_sequence(event)
    else { return nil }
    switch kind {
    case GDK_TOUCH_BEGIN: return (fingers.comeDown(sequence), .began)
    case GDK_TOUCH_UPDATE: return fingers.number(of: sequence).map { ($0, .moved) }
    case GDK_TOUCH_END: return fingers.goUp(sequence).map { ($0, .ended) }
    default: return fingers.goUp(sequence).map { ($0, .cancelled) }
    }
  }

  /// Returns the location of an event in the widget, in points.
  private func place(of event: OpaquePointer) -> CGPoint? {
    guard let native = gtk_widget_get_native(widget) else { return nil }
    var (x, y, left, top): (Double, Double, Double, Double) = (0, 0, 0, 0)
    guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
    gtk_native_get_surface_transform(native, &left, &top)
    let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    var (ownX, ownY): (Double, Double) = (0, 0)
    guard
      gtk_widget_translate_coordinates(root, widget, x - left, y - top, &ownX, &ownY) != 0
    else { return nil }
    return CGPoint(x: ownX, y: ownY)
  }
}
