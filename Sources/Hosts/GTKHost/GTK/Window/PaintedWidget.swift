// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import MullionContracts

/// A GTK widget whose painting and size are handled by a Swift object.
///
/// GTK requires a widget class for that; it is registered here on first use, without C code.
@MainActor
enum PaintedWidget {
  /// Returns a widget without an owner.
  static func make() -> UnsafeMutablePointer<GtkWidget> {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      fatalError("GObject could not create a widget of a class that was just registered")
    }
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
  }

  /// Sets the object that paints `widget`, which is not retained; with `nil` the widget shows nothing.
  static func setOwner(
    _ owner: (any PaintedWidgetOwner)?, of widget: UnsafeMutablePointer<GtkWidget>
  ) {
    owners[UnsafeRawPointer(widget)] = owner.map { Owner(object: $0) }
  }

  private struct Owner {
    weak var object: (any PaintedWidgetOwner)?
  }
  private static var owners: [UnsafeRawPointer: Owner] = [:]

  private static func owner(
    of widget: UnsafeMutablePointer<GtkWidget>?
  ) -> (any PaintedWidgetOwner)? {
    widget.flatMap { owners[UnsafeRawPointer($0)]?.object }
  }

  private static let type: GType = g_type_register_static_simple(
    gtk_widget_get_type(), "MullionSurface", guint(MemoryLayout<GtkWidgetClass>.size),
    { classPointer, _ in
      guard let classPointer else { return }
      PaintedWidget.fill(classPointer.assumingMemoryBound(to: GtkWidgetClass.self))
    },
    guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))

  private nonisolated static func fill(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.snapshot = { widget, snapshot in
      MainActor.assumeIsolated(with: (widget, snapshot)) { widget, snapshot in
        if let snapshot { PaintedWidget.owner(of: widget)?.paint(snapshot) }
      }
    }
    widgetClass.pointee.size_allocate = { widget, width, height, _ in
      MainActor.assumeIsolated(with: widget) { widget in
        PaintedWidget.owner(of: widget)?.widgetDidResize(width: Int(width), height: Int(height))
      }
    }
    // GTK's Tab key does not move focus into the widget; the views' own focus handling does.
    widgetClass.pointee.focus = { _, _ in 0 }
    widgetClass.pointee.measure = { _, _, _, minimum, natural, minimumBaseline, naturalBaseline in
      // Small enough for any window, large enough to remain visible.
      minimum?.pointee = 120
      natural?.pointee = 120
      minimumBaseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }
  }
}
