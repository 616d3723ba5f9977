// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The gesture of GTK for a pinch on a touchpad; its signals are converted to host events.
///
/// Fingers on a touch screen are separate touches; see ``TouchWatcher``.
@MainActor
final class PinchController {
  /// The zoom factor of one step of a wheel.
  static let wheelFactor: CGFloat = 1.1

  private let send: (HostEvent) -> Bool
  private var place = CGPoint.zero
  private var scale: CGFloat = 1
  private var isUnderWay = false

  /// Observes `widget` for its lifetime, and passes events to `send`, which returns whether a view handled
  /// them.
  static func watch(
    _ widget: UnsafeMutablePointer<GtkWidget>, send: @escaping (HostEvent) -> Bool
  ) {
    guard let gesture = gtk_gesture_zoom_new() else { return }
    let controller = PinchController(send: send)
    let instance = UnsafeMutableRawPointer(gesture)
    SignalConnection.make(instance, "begin") { _ in
      let event = gtk_event_controller_get_current_event(gesture)
      let isTouchpad = event.map { gdk_event_get_event_type($0) } == GDK_TOUCHPAD_PINCH
      if isTouchpad { controller.began(at: middle(of: gesture)) }
    }
    SignalConnection.make(instance, "scale-changed") {
      controller.changed($0.number(1), at: middle(of: gesture))
    }
    SignalConnection.make(instance, "end") { _ in controller.ended() }
    gtk_widget_add_controller(widget, gesture)
  }

  private init(send: @escaping (HostEvent) -> Bool) { self.send = send }

  private static func middle(of gesture: OpaquePointer) -> CGPoint? {
    var (x, y) = (0.0, 0.0)
    guard gtk_gesture_get_bounding_box_center(gesture, &x, &y) != 0 else { return nil }
    return CGPoint(x: x, y: y)
  }

  private func began(at place: CGPoint?) {
    self.place = place ?? self.place
    scale = 1
    isUnderWay = true
    _ = send(.magnify(MagnifyEvent(phase: .began, location: self.place)))
  }

  private func changed(_ scale: Double, at place: CGPoint?) {
    guard isUnderWay else { return }
    self.place = place ?? self.place
    self.scale = CGFloat(scale)
    _ = send(.magnify(MagnifyEvent(phase: .changed, location: self.place, scale: self.scale)))
  }

  private func ended() {
    guard isUnderWay else { return }
    isUnderWay = false
    _ = send(.magnify(MagnifyEvent(phase: .ended, location: place, scale: scale)))
  }
}
