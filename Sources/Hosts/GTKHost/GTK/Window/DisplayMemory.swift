// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import CMullionGTK
import Foundation

/// The memory that an X display and this process share for images, retained from frame to frame.
///
/// Cairo passes images to a local X server in shared memory, in pools that it releases as soon as they are
/// empty: after each of GTK's frames. Allocating new memory for each frame takes longer than painting it. An
/// image that stays in a pool retains it.
///
/// X and its libraries are looked up by name, because GTK can be built without them.
@MainActor
final class DisplayMemory {
  // Read by `deinit`, when no other code uses the object.
  private nonisolated(unsafe) var image: OpaquePointer?
  private var size = (width: 0, height: 0)

  deinit { cairo_surface_destroy(image) }

  /// Retains memory for images of `width` by `height` pixels on the display of `widget`.
  func keep(width: Int, height: Int, for widget: UnsafeMutablePointer<GtkWidget>) {
    let isEnough = width * height <= size.width * size.height
    guard width > 0, height > 0, !isEnough, let display = gtk_widget_get_display(widget),
      let made = Self.sharedImage(width: width, height: height, on: display)
    else { return }
    cairo_surface_destroy(image)
    image = made
    size = (width, height)
  }

  private typealias DisplayFunction =
    @convention(c) (OpaquePointer?) -> UnsafeMutableRawPointer?
  private typealias ScreenFunction = @convention(c) (UnsafeMutableRawPointer?) -> Int32
  private typealias RootFunction = @convention(c) (UnsafeMutableRawPointer?) -> UInt
  private typealias VisualFunction =
    @convention(c) (UnsafeMutableRawPointer?, Int32) -> UnsafeMutableRawPointer?
  private typealias SurfaceFunction =
    @convention(c) (UnsafeMutableRawPointer?, UInt, UnsafeMutableRawPointer?, Int32, Int32) ->
    OpaquePointer?

  /// Returns an image in shared memory, or `nil` if the display is not an X display or the image cannot be
  /// created.
  private static func sharedImage(
    width: Int, height: Int, on display: OpaquePointer
  ) -> OpaquePointer? {
    let type = g_type_name_from_instance(
      UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self))
    guard type.map({ String(cString: $0) }) == "GdkX11Display",
      let xdisplay = function("gdk_x11_display_get_xdisplay", DisplayFunction.self)?(display),
      let screen = function("XDefaultScreen", ScreenFunction.self)?(xdisplay),
      let root = function("XDefaultRootWindow", RootFunction.self)?(xdisplay),
      let visual = function("XDefaultVisual", VisualFunction.self)?(xdisplay, screen),
      let makeSurface = function("cairo_xlib_surface_create", SurfaceFunction.self),
      let surface = makeSurface(xdisplay, root, visual, 1, 1)
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    let image = cairo_surface_create_similar_image(
      surface, CAIRO_FORMAT_RGB24, Int32(clamping: width), Int32(clamping: height))
    guard cairo_surface_status(image) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(image)
      return nil
    }
    return image
  }

  private static func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}
