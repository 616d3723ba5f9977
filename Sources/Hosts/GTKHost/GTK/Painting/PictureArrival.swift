// SPDX-License-Identifier: Apache-2.0

import CMullionGTK

/// A notifier that redraws a widget when an image for it was decoded on another thread.
final class PictureArrival: Sendable {
  // Other threads only retain and release the widget, which GObject allows.
  private nonisolated(unsafe) let widget: UnsafeMutablePointer<GtkWidget>

  /// Creates a notifier that retains the widget.
  init(on widget: UnsafeMutablePointer<GtkWidget>) {
    g_object_ref(widget)
    self.widget = widget
  }

  deinit {
    // Widgets may be released only on the thread that GTK runs on.
    let release: GSourceFunc = { widget in
      g_object_unref(widget)
      return 0
    }
    g_idle_add_full(G_PRIORITY_DEFAULT, release, widget, nil)
  }

  /// Schedules a redraw; may be called on any thread.
  func pictureWasMade() {
    let paint: GSourceFunc = { arrival in
      guard let arrival else { return 0 }
      let widget = Unmanaged<PictureArrival>.fromOpaque(arrival).takeRetainedValue().widget
      gtk_widget_queue_draw(widget)
      return 0
    }
    g_idle_add_full(G_PRIORITY_DEFAULT, paint, Unmanaged.passRetained(self).toOpaque(), nil)
  }
}
