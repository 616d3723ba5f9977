// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation

/// The position of a window on an X11 display, which GTK 4 neither exposes nor changes.
///
/// The functions are looked up by name at run time, because GTK may be built without X11.
@MainActor
struct X11Place {
  private typealias SurfaceID = @convention(c) (OpaquePointer?) -> UInt
  private typealias XDisplay = @convention(c) (OpaquePointer?) -> OpaquePointer?
  private typealias Move = @convention(c) (OpaquePointer?, UInt, Int32, Int32) -> Int32
  private typealias RootWindow = @convention(c) (OpaquePointer?) -> UInt
  private typealias Translate =
    @convention(c) (
      OpaquePointer?, UInt, UInt, Int32, Int32, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt>
    ) -> Int32

  private let display: OpaquePointer
  private let window: UInt

  /// Creates the position of a window; `nil` if it is not on an X11 display, or not on it yet.
  init?(of frame: UnsafeMutablePointer<GtkWidget>) {
    guard let surface = gtk_native_get_surface(OpaquePointer(frame)),
      let gdkDisplay = gdk_surface_get_display(surface),
      String(cString: g_type_name_from_instance(Self.instance(gdkDisplay))) == "GdkX11Display",
      let xDisplay = Self.function("gdk_x11_display_get_xdisplay", XDisplay.self)?(gdkDisplay),
      let id = Self.function("gdk_x11_surface_get_xid", SurfaceID.self)?(surface), id != 0
    else { return nil }
    display = xDisplay
    window = id
  }

  /// The upper left corner, in the display's pixels, or `nil` if the server does not provide it.
  var present: (Int, Int)? {
    guard let root = Self.function("XDefaultRootWindow", RootWindow.self)?(display),
      let translate = Self.function("XTranslateCoordinates", Translate.self)
    else { return nil }
    var (x, y, child): (Int32, Int32, UInt) = (0, 0, 0)
    guard translate(display, window, root, 0, 0, &x, &y, &child) != 0 else { return nil }
    return (Int(x), Int(y))
  }

  /// Requests the window manager to move the window to `place`.
  func move(to place: (Int, Int)) {
    _ = Self.function("XMoveWindow", Move.self)?(
      display, window, Int32(clamping: place.0), Int32(clamping: place.1))
  }

  private static func instance(_ object: OpaquePointer) -> UnsafeMutablePointer<GTypeInstance> {
    UnsafeMutableRawPointer(object).assumingMemoryBound(to: GTypeInstance.self)
  }

  private static func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
    // Searches the program itself and the libraries that it is linked with.
    guard let program = dlopen(nil, RTLD_NOW), let found = dlsym(program, name) else { return nil }
    return unsafeBitCast(found, to: type)
  }
}
