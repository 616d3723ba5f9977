// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionViewTree

/// A drop target for files and texts that are dragged from other programs.
@MainActor
final class DropTarget {
  private let send: (HostEvent) -> Bool
  private let target: OpaquePointer

  /// Observes `widget` for its lifetime, and passes events to `send`, which returns whether a view accepts
  /// them.
  static func watch(
    _ widget: UnsafeMutablePointer<GtkWidget>, send: @escaping (HostEvent) -> Bool
  ) {
    _ = DropTarget(on: widget, send: send)
  }

  private init?(on widget: UnsafeMutablePointer<GtkWidget>, send: @escaping (HostEvent) -> Bool) {
    guard let made = gtk_drop_target_new(GType(0), GDK_ACTION_COPY) else { return nil }
    target = made
    self.send = send
    var types = [gdk_file_list_get_type(), GType(16 << 2)]
    gtk_drop_target_set_gtypes(made, &types, gsize(types.count))
    // Read the dragged content on entry, so that views can inspect it when they decide on the drop.
    gtk_drop_target_set_preload(made, 1)
    connect()
    gtk_widget_add_controller(widget, made)
  }

  private func connect() {
    let object = UnsafeMutableRawPointer(target)
    for name in ["enter", "motion"] {
      SignalConnection.make(
        object, name,
        answering: { [self] in
          moved(to: CGPoint(x: $0.number(1), y: $0.number(2)))
            ? GDK_ACTION_COPY : GdkDragAction(rawValue: 0)
        })
    }
    SignalConnection.make(object, "leave") { [self] _ in
      _ = send(.drop(DropEvent(phase: .left, location: .zero)))
    }
    SignalConnection.make(
      object, "drop",
      answering: { [self] values in
        dropped(
          values.pointer(1).map { UnsafePointer($0) },
          at: CGPoint(x: values.number(2), y: values.number(3)))
      })
  }

  private func moved(to place: CGPoint) -> Bool {
    var event = DropEvent(phase: .moved, location: place)
    // Until the content has been read, no view can refuse it.
    guard Self.fill(&event, from: gtk_drop_target_get_value(target)) else { return true }
    return send(.drop(event))
  }

  private func dropped(_ value: UnsafePointer<GValue>?, at place: CGPoint) -> Bool {
    var event = DropEvent(phase: .dropped, location: place)
    guard Self.fill(&event, from: value) else { return false }
    return send(.drop(event))
  }

  /// Stores the contents of `value` in `event`; returns whether there are any.
  private static func fill(_ event: inout DropEvent, from value: UnsafePointer<GValue>?) -> Bool {
    guard let value else { return false }
    if value.pointee.g_type == GType(16 << 2) {
      event.text = g_value_get_string(value).map { String(cString: $0) }
      return event.text != nil
    }
    guard let list = g_value_get_boxed(value) else { return false }
    let files = gdk_file_list_get_files(OpaquePointer(list))
    defer { g_slist_free(files) }
    var next = files
    while let entry = next {
      // Files that are not on this machine have no path and are left out.
      if let file = entry.pointee.data, let path = g_file_get_path(OpaquePointer(file)) {
        event.files.append(URL(fileURLWithPath: String(cString: path)))
        g_free(path)
      }
      next = entry.pointee.next
    }
    return !event.files.isEmpty
  }
}
