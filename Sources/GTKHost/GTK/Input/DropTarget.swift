// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import ViewTree

/// Takes files and texts that are dragged from other programs.
@MainActor
final class DropTarget {
  private let send: (HostEvent) -> Bool
  private let target: OpaquePointer

  /// Watches `widget` as long as it lives, and gives what happens to `send`, which answers whether a
  /// view takes it.
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
    // What is dragged is read when it comes, so that views are asked with it in their hands.
    gtk_drop_target_set_preload(made, 1)
    connect()
    gtk_widget_add_controller(widget, made)
  }

  private func connect() {
    let moved: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> GdkDragAction = {
      _, x, y, own in
      var isTaken = false
      DropTarget.with(own) { isTaken = $0.moved(to: CGPoint(x: x, y: y)) }
      return isTaken ? GDK_ACTION_COPY : GdkDragAction(rawValue: 0)
    }
    let left: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, own in
      DropTarget.with(own) { _ = $0.send(.drop(DropEvent(phase: .left, location: .zero))) }
    }
    let dropped:
      @convention(c) (
        OpaquePointer?, UnsafePointer<GValue>?, Double, Double, gpointer?
      ) -> gboolean = { _, value, x, y, own in
        nonisolated(unsafe) let value = value
        var isTaken = false
        DropTarget.with(own) { isTaken = $0.dropped(value, at: CGPoint(x: x, y: y)) }
        return isTaken ? 1 : 0
      }
    let object = UnsafeMutableRawPointer(target)
    for name in ["enter", "motion"] {
      GObjects.connect(object, name, to: self, unsafeBitCast(moved, to: GCallback.self))
    }
    GObjects.connect(object, "leave", to: self, unsafeBitCast(left, to: GCallback.self))
    GObjects.connect(object, "drop", to: self, unsafeBitCast(dropped, to: GCallback.self))
  }

  private func moved(to place: CGPoint) -> Bool {
    var event = DropEvent(phase: .moved, location: place)
    // Until it has been read, nobody can say no to it.
    guard Self.fill(&event, from: gtk_drop_target_get_value(target)) else { return true }
    return send(.drop(event))
  }

  private func dropped(_ value: UnsafePointer<GValue>?, at place: CGPoint) -> Bool {
    var event = DropEvent(phase: .dropped, location: place)
    guard Self.fill(&event, from: value) else { return false }
    return send(.drop(event))
  }

  /// Puts what `value` holds into `event`; answers whether it holds something.
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
      // Files elsewhere than on this machine have no path, and are left out.
      if let file = entry.pointee.data, let path = g_file_get_path(OpaquePointer(file)) {
        event.files.append(URL(fileURLWithPath: String(cString: path)))
        g_free(path)
      }
      next = entry.pointee.next
    }
    return !event.files.isEmpty
  }

  private nonisolated static func with(_ own: gpointer?, _ body: @MainActor (DropTarget) -> Void) {
    nonisolated(unsafe) let own = own
    MainActor.assumeIsolated {
      guard let own else { return }
      body(Unmanaged<DropTarget>.fromOpaque(own).takeUnretainedValue())
    }
  }
}
