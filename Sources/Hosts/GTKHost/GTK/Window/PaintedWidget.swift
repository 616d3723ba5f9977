// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import MullionContracts

/// A GTK widget whose picture and size are a Swift object's business.
///
/// GTK wants a class of its own for that; it is registered here, at the first use, without C.
@MainActor
enum PaintedWidget {
  /// A widget without an owner.
  static func make() -> UnsafeMutablePointer<GtkWidget> {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      fatalError("GObject could not make a widget of a class that was just registered")
    }
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
  }

  /// Makes `widget` ask `owner`, which is not kept, for its picture; nil: it shows nothing.
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
    // GTK's Tab key does not go into the widget: the views' own does.
    widgetClass.pointee.focus = { _, _ in 0 }
    widgetClass.pointee.measure = { _, _, _, minimum, natural, minimumBaseline, naturalBaseline in
      // Small enough for any window, large enough to find it again.
      minimum?.pointee = 120
      natural?.pointee = 120
      minimumBaseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }
  }
}
