// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import CairoHost
import Foundation
import MullionCollectionGeometry
import MullionContracts
import MullionViewControllers
import MullionViewTree

/// A window on the display, which paints a `UIWindow`'s surface, drives its frames and sends it events.
///
/// While nothing changes, no frame is made: the frame clock runs only after a request of the surface.
@MainActor
final class DisplayWindow: WindowHost, PaintedWidgetOwner {
  private let content: UIWindow
  private let painter: TreePainter
  private let frame: UnsafeMutablePointer<GtkWidget>
  private let canvas: UnsafeMutablePointer<GtkWidget>
  private var tick: guint = 0
  private var frameIsAsked = false
  private let memory = DisplayMemory()
  private var hasPainted = false
  private let mirror: AccessibilityMirror
  private let places: WindowMemory

  /// Creates and opens a window that shows `content`, which is mounted.
  init(showing content: UIWindow, painter: CairoPainter) {
    self.content = content
    frame = gtk_window_new()
    canvas = PaintedWidget.make()
    let arrival = PictureArrival(on: canvas)
    self.painter = TreePainter(
      painter: painter, loader: PictureLoader(onArrival: arrival.pictureWasMade))
    mirror = AccessibilityMirror(on: canvas) { [weak content] in content?.mounted }
    places = WindowMemory(of: content)
    PaintedWidget.setOwner(self, of: canvas)
    places.restore(frame)
    gtk_widget_set_focusable(canvas, 1)
    gtk_window_set_child(window, canvas)
    if let services = content.mounted?.services, services.clipboard == nil {
      services.clipboard = GTKClipboard()
    }
    let inputMethod = InputMethod(on: canvas) { [weak content] in content?.mounted }
    content.mounted?.onFirstResponder = { [weak inputMethod] in inputMethod?.leave() }
    content.mounted?.onCursor = { [weak self] in self?.showCursor() }
    InputControllers.watch(canvas, inputMethod: inputMethod) { [weak content] event in
      content?.mounted?.handle(event) ?? false
    }
    TouchWatcher.watch(canvas) { [weak content] event in content?.mounted?.handle(event) ?? false }
    DropTarget.watch(canvas) { [weak content] event in content?.mounted?.handle(event) ?? false }
    connect()
    content.mounted?.onNeedsFrame = { [weak self] in self?.requestFrame() }
    // The frame clock's time is based on the same clock.
    content.mounted?.clock = { Double(g_get_monotonic_time()) / 1_000_000 }
    requestFrame()
    gtk_widget_grab_focus(canvas)
    gtk_window_present(window)
    places.place(frame)
  }

  private var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(frame).assumingMemoryBound(to: GtkWindow.self)
  }

  // MARK: WindowHost

  var isActive: Bool { gtk_window_is_active(window) != 0 }

  func setTitle(_ title: String) {
    gtk_window_set_title(window, title)
  }

  func activate() {
    gtk_window_present(window)
  }

  var isFullScreen: Bool { gtk_window_is_fullscreen(window) != 0 }

  func windowingBehaviorsChanged() {
    guard let behaviors = content.windowScene?.windowingBehaviors else { return }
    gtk_window_set_deletable(window, behaviors.isClosable ? 1 : 0)
  }

  func sizeRestrictionsChanged() {
    guard let limits = content.windowScene?.sizeRestrictions else { return }
    let least = limits.minimumSize
    gtk_widget_set_size_request(canvas, gint(max(0, least.width)), gint(max(0, least.height)))
    gtk_window_set_resizable(window, limits.allowed(limits.maximumSize) == least ? 0 : 1)
    keepToGreatestSize()
  }

  /// Resizes a window whose size is outside of the limits of its scene; GTK has no maximum size.
  private func keepToGreatestSize() {
    guard let limits = content.windowScene?.sizeRestrictions,
      gtk_window_is_maximized(window) == 0, !isFullScreen
    else { return }
    var (width, height): (gint, gint) = (0, 0)
    gtk_window_get_default_size(window, &width, &height)
    let size = CGSize(width: CGFloat(width), height: CGFloat(height))
    let allowed = limits.allowed(size)
    if allowed != size {
      gtk_window_set_default_size(window, gint(allowed.width), gint(allowed.height))
    }
  }

  func ask(
    _ request: FileDialogRequest, answer: @escaping @MainActor ([URL]) -> Void
  ) -> (any FileDialog)? {
    GTKFileDialog(request, over: window, answer: answer)
  }

  func close() {
    places.keep(frame)
    stopFrames()
    mirror.close()
    content.mounted?.onNeedsFrame = nil
    content.mounted?.onCursor = nil
    content.mounted?.clock = nil
    PaintedWidget.setOwner(nil, of: canvas)
    gtk_window_destroy(window)
  }

  private func showCursor() {
    gtk_widget_set_cursor_from_name(canvas, content.mounted?.cursor.cssName)
  }

  // MARK: Frames

  private func requestFrame() {
    frameIsAsked = true
    guard tick == 0 else { return }
    tick = gtk_widget_add_tick_callback(
      canvas,
      { _, clock, target in
        MainActor.assumeIsolated(with: (clock, target)) { clock, target in
          guard let target, let clock else { return 0 }
          let window = Unmanaged<DisplayWindow>.fromOpaque(target).takeUnretainedValue()
          return window.makeFrame(at: gdk_frame_clock_get_frame_time(clock)) ? 1 : 0
        }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Makes the frame for a time in microseconds; returns whether another one is needed.
  private func makeFrame(at time: gint64) -> Bool {
    frameIsAsked = false
    let wantsMore = content.mounted?.frame(at: Double(time) / 1_000_000) ?? false
    gtk_widget_queue_draw(canvas)
    mirror.frameWasMade()
    if wantsMore || frameIsAsked { return true }
    tick = 0
    return false
  }

  private func stopFrames() {
    if tick != 0 { gtk_widget_remove_tick_callback(canvas, tick) }
    tick = 0
  }

  // MARK: PaintedWidgetOwner

  func widgetDidResize(width: Int, height: Int) {
    guard width > 1, height > 1 else { return }
    content.hostDidResize(
      to: CGSize(width: width, height: height),
      scale: CGFloat(gtk_widget_get_scale_factor(canvas)))
    keepToGreatestSize()
  }

  func paint(_ snapshot: OpaquePointer) {
    guard let surface = content.mounted else { return }
    // A resize can occur between the frame and its painting.
    if surface.root.needsLayoutPass { surface.frame(at: surface.now) }
    // After the first frame, so as not to delay it for the user.
    if hasPainted {
      memory.keep(
        width: Int(surface.size.width * surface.scale),
        height: Int(surface.size.height * surface.scale), for: canvas)
    }
    hasPainted = true
    painter.paint(
      surface.displayTree(), size: surface.size, scale: surface.scale, into: snapshot)
  }

  // MARK: Signals

  private func connect() {
    SignalConnection.make(
      UnsafeMutableRawPointer(frame), "close-request",
      answering: { [self] _ in
        personClosed()
        return true
      })
    SignalConnection.make(UnsafeMutableRawPointer(frame), "notify::is-active") { [self] _ in
      propertiesChanged()
    }
    SignalConnection.make(UnsafeMutableRawPointer(canvas), "notify::scale-factor") { [self] _ in
      propertiesChanged()
    }
  }

  private func personClosed() {
    places.keep(frame)
    stopFrames()
    content.isHidden = true
  }

  private func propertiesChanged() {
    let scale = CGFloat(gtk_widget_get_scale_factor(canvas))
    if let surface = content.mounted, surface.scale != scale {
      content.hostDidResize(to: surface.size, scale: scale)
    }
    if isActive != wasActive {
      wasActive = isActive
      content.hostDidChange(isActive: isActive)
    }
  }

  private var wasActive = false
}
