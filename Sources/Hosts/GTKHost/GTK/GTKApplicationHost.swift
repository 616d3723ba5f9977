// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import CairoHost
import Foundation
import MullionCollectionGeometry
import MullionContracts
import MullionViewControllers
import MullionViewTree

/// The host that shows an application's windows with GTK, and runs its main loop.
@MainActor
final class GTKApplicationHost: ApplicationHost {
  /// The default size of a window, in points, if the display is large enough.
  private static let preferredSize = CGSize(width: 1024, height: 768)

  let painter: CairoPainter
  private let loop: MainLoop
  private let style: StylePreference
  private let font: FontPreference

  /// Creates a host, and opens the display.
  ///
  /// - Throws: `GTKHostError` when there is no display, `CairoHostError` when there are no fonts.
  init() throws {
    Self.chooseRenderer()
    g_set_prgname(ProcessInfo.processInfo.processName)
    guard gtk_init_check() != 0 else {
      throw GTKHostError(
        "there is no display to show a window on; start the program in a desktop session, with"
          + " DISPLAY or WAYLAND_DISPLAY set, or name a folder in MULLION_PICTURES for pictures.")
    }
    DisplayLoss.watch()
    painter = try CairoPainter()
    loop = MainLoop()
    style = StylePreference()
    font = FontPreference()
  }

  var userInterfaceStyle: UIUserInterfaceStyle { style.current }
  var accessibilityContrast: UIAccessibilityContrast { style.contrast }
  var contentSizeCategory: UIContentSizeCategory { font.category }

  var defaultWindowSize: CGSize {
    guard let monitor = Self.firstMonitor else { return Self.preferredSize }
    var area = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &area)
    // Leaves space for the title bar and the desktop's panels.
    return CGSize(
      width: min(Self.preferredSize.width, max(320, CGFloat(area.width) - 40)),
      height: min(Self.preferredSize.height, max(320, CGFloat(area.height) - 120)))
  }

  var displayScale: CGFloat {
    CGFloat(Self.firstMonitor.map { gdk_monitor_get_scale_factor($0) } ?? 1)
  }

  func run(launch: () -> Void) -> Int32 {
    UIApplication.shared.onLastWindowClosed = { [loop] in loop.quit(status: 0) }
    style.onChange = { style in
      UIApplication.shared.shownWindows.forEach { $0.hostDidChange(style: style) }
    }
    style.onContrast = { contrast in
      UIApplication.shared.shownWindows.forEach { $0.hostDidChange(contrast: contrast) }
    }
    font.onCategory = { category in
      UIApplication.shared.shownWindows.forEach {
        $0.hostDidChange(contentSizeCategory: category)
      }
    }
    font.onFamily = { UIApplication.shared.shownWindows.forEach { $0.hostDidChangeSystemFont() } }
    launch()
    guard !UIApplication.shared.shownWindows.isEmpty else {
      Diagnostics.report(
        "the program showed no window when it started, so it ends; call makeKeyAndVisible() in"
          + " scene(_:willConnectTo:options:) or application(_:didFinishLaunchingWithOptions:).")
      return 1
    }
    return loop.run()
  }

  func open(_ window: UIWindow) -> any WindowHost {
    DisplayWindow(showing: window, painter: painter)
  }

  /// Selects the Cairo renderer on a machine without a GPU, where GTK would otherwise use software OpenGL.
  private static func chooseRenderer() {
    // The Broadway backend has its own renderer and shows nothing with any other one.
    if ProcessInfo.processInfo.environment["GDK_BACKEND"] == "broadway" { return }
    let nodes = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
    guard !nodes.contains(where: { $0.hasPrefix("renderD") }) else { return }
    g_setenv("GSK_RENDERER", "cairo", 0)
  }

  private static var firstMonitor: OpaquePointer? {
    guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display),
      let monitor = g_list_model_get_item(monitors, 0)
    else { return nil }
    // The display keeps the monitor alive; release the reference that the list returned.
    g_object_unref(monitor)
    return OpaquePointer(monitor)
  }
}
