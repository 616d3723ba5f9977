// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionContracts
import MullionViewTree

/// A mirror that synchronizes a window's accessibility elements with the accessibility bus.
///
/// Without a bus no element is created. Without a listener on the bus, the elements are updated when the
/// window becomes idle, or after about two seconds if it does not; with a listener, several times per second,
/// so that scrolling does not block on it.
@MainActor
final class AccessibilityMirror {
  /// The time without frames before an update if there is no listener, in milliseconds.
  private static let rest: guint = 250
  /// The maximum number of times that an update is deferred while the window is not idle and there is no
  /// listener.
  private static let patience = 8
  /// The interval of updates if there is a listener, in milliseconds.
  private static let interval: guint = 100

  private let canvas: UnsafeMutablePointer<GtkWidget>
  private let surface: () -> ViewSurface?
  private var root: AccessibilityProxy?
  private var timer: guint = 0
  private var framesSinceTimer = 0
  private var timesPutOff = 0
  private var shown: (picture: Int, said: Int)?

  /// Creates a mirror of `surface` on `canvas`, the widget that shows it.
  init(on canvas: UnsafeMutablePointer<GtkWidget>, surface: @escaping () -> ViewSurface?) {
    self.canvas = canvas
    self.surface = surface
    AccessibilityPresence.shared.add(self)
  }

  /// Schedules an update after the window has painted a frame.
  func frameWasMade() {
    framesSinceTimer += 1
    guard timer == 0, AccessibilityPresence.shared.hasBus else { return }
    startTimer()
  }

  /// Reschedules updates after the presence of listeners has changed.
  func presenceChanged() {
    guard AccessibilityPresence.shared.hasBus else { return }
    if timer != 0 { g_source_remove(timer) }
    startTimer()
  }

  /// Removes all elements when the window closes.
  func close() {
    if timer != 0 { g_source_remove(timer) }
    timer = 0
    if let announcement { gtk_widget_unparent(announcement) }
    announcement = nil
    root?.remove()
    root = nil
    AccessibilityPresence.shared.remove(self)
  }

  private func startTimer() {
    framesSinceTimer = 0
    let wait = AccessibilityPresence.shared.isListening ? Self.interval : Self.rest
    timer = g_timeout_add_full(
      300, wait,
      { target in
        MainActor.assumeIsolated(with: target) { target in
          guard let target else { return 0 }
          return Unmanaged<AccessibilityMirror>.fromOpaque(target).takeUnretainedValue().due()
            ? 1 : 0
        }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Updates the elements, unless the window is not idle and there is no listener; returns whether the timer
  /// continues.
  private func due() -> Bool {
    let moved = framesSinceTimer > 0
    framesSinceTimer = 0
    if moved, !AccessibilityPresence.shared.isListening, timesPutOff < Self.patience {
      timesPutOff += 1
      return true
    }
    timesPutOff = 0
    update()
    if moved { return true }
    timer = 0
    return false
  }

  private func update() {
    guard let surface = surface() else { return }
    let now = (surface.root.tree.pictureVersion, AccessibilityChanges.count)
    guard shown?.picture != now.0 || shown?.said != now.1 || focusMoved(surface) else { return }
    shown = now
    let node = AccessibilityReader(surface).read()
    if root == nil {
      root = AccessibilityProxy(node, in: canvas) { [weak self] node, action in
        guard let surface = self?.surface() else { return }
        node.perform(action, in: surface)
        surface.setNeedsFrame()
      }
    }
    root?.update(to: node, origin: .zero)
    moveFocus()
  }

  private weak var knownResponder: AnyObject?

  private func focusMoved(_ surface: ViewSurface) -> Bool {
    let now = surface.firstResponder ?? surface.focus.view
    defer { knownResponder = now }
    return now !== knownResponder
  }

  /// Moves GTK's focus to the widget of the focused element; key events reach the window in any case.
  private func moveFocus() {
    guard let toplevel = gtk_widget_get_root(canvas) else { return }
    let present = gtk_root_get_focus(toplevel)
    let wanted = root?.focused?.widget ?? canvas
    if present != wanted { gtk_widget_grab_focus(wanted) }
  }

  // MARK: Announcements

  private var announcement: UnsafeMutablePointer<GtkWidget>?

  /// Announces `text` as a new alert, which screen readers read, because GTK 4.8 has no announcements; a
  /// no-op without a bus, or before the first update.
  func announce(_ text: String) {
    guard AccessibilityPresence.shared.hasBus, let root else { return }
    if let announcement { gtk_widget_unparent(announcement) }
    announcement = AccessibilityProxy.announcement(text, in: root.widget)
  }
}
