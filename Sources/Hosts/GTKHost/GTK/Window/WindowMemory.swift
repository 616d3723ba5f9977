// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionContracts
import MullionViewControllers
import MullionViewTree

/// The stored size and position of a window, from when the window was last closed.
///
/// Windows are identified by the order in which they are opened. The position is stored if the windowing
/// system exposes it: on X11, but not on Wayland and in browsers.
@MainActor
struct WindowMemory {
  private static let records = WindowRecords(
    program: ProcessInfo.processInfo.processName,
    environment: ProcessInfo.processInfo.environment,
    home: FileManager.default.homeDirectoryForCurrentUser)
  private static var open: Set<Int> = []

  private let number: Int
  /// The size that the program requested.
  private let asked: CGSize

  init(of content: UIWindow) {
    asked = content.bounds.size
    var number = 1
    while Self.open.contains(number) { number += 1 }
    Self.open.insert(number)
    self.number = number
  }

  private var name: String { "window-\(number)" }
  private var record: WindowRecord? {
    Self.records.record(of: name).flatMap { $0.fits(asked: asked) ? $0 : nil }
  }

  /// Sets the size of a window that is not on the display yet to the recorded size, or to the size that its
  /// content requests.
  func restore(_ frame: UnsafeMutablePointer<GtkWidget>) {
    let window = Self.window(frame)
    var size = asked
    if let record {
      size = record.size(in: Self.room ?? record.size(in: size))
      if record.isMaximized { gtk_window_maximize(window) }
    }
    gtk_window_set_default_size(window, gint(size.width), gint(size.height))
  }

  /// Moves a window that is on the display to its recorded position.
  func place(_ frame: UnsafeMutablePointer<GtkWidget>) {
    guard let record, !record.isMaximized, let x = record.x,
      let y = record.y
    else { return }
    X11Place(of: frame)?.move(to: (x, y))
  }

  /// Records the frame of a window that is about to be closed.
  func keep(_ frame: UnsafeMutablePointer<GtkWidget>) {
    guard Self.open.remove(number) != nil else { return }
    let window = Self.window(frame)
    var (width, height): (gint, gint) = (0, 0)
    gtk_window_get_default_size(window, &width, &height)
    guard width > 0, height > 0 else { return }
    var record = WindowRecord(width: Int(width), height: Int(height), asked: asked)
    record.isMaximized = gtk_window_is_maximized(window) != 0
    (record.x, record.y) = X11Place(of: frame)?.present ?? (nil, nil)
    do {
      try Self.records.keep(record, of: name)
    } catch {
      Diagnostics.reportOnce(
        "the window's size can't be stored in \(Self.records.file.path): \(error)")
    }
  }

  private static func window(
    _ frame: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(frame).assumingMemoryBound(to: GtkWindow.self)
  }

  /// The size of the first monitor, in points.
  private static var room: CGSize? {
    guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display),
      let monitor = g_list_model_get_item(monitors, 0)
    else { return nil }
    defer { g_object_unref(monitor) }
    var area = GdkRectangle()
    gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
    return CGSize(width: CGFloat(area.width), height: CGFloat(area.height))
  }
}
