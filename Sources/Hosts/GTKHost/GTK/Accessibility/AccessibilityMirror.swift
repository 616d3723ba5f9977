// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionContracts
import MullionViewTree

/// Keeps a window's accessibility elements on the accessibility bus.
///
/// Without a bus nothing is ever made. As long as nobody says on the bus that they listen, the
/// elements are brought up to date when the window comes to rest; with a listener, several times a
/// second. So scrolling does not wait for it.
@MainActor
final class AccessibilityMirror {
  /// How long the window has to rest while nobody listens, in milliseconds.
  private static let rest: guint = 250
  /// How often an update is put off while the window does not rest and nobody listens.
  private static let patience = 8
  /// From one update to the next while somebody listens, in milliseconds.
  private static let interval: guint = 100

  private let canvas: UnsafeMutablePointer<GtkWidget>
  private let surface: () -> ViewSurface?
  private var root: AccessibilityProxy?
  private var timer: guint = 0
  private var framesSinceTimer = 0
  private var timesPutOff = 0
  private var shown: (picture: Int, said: Int)?

  /// A mirror of `surface` on `canvas`, the widget that shows it.
  init(on canvas: UnsafeMutablePointer<GtkWidget>, surface: @escaping () -> ViewSurface?) {
    self.canvas = canvas
    self.surface = surface
    AccessibilityPresence.shared.add(self)
  }

  /// The window painted something new.
  func frameWasMade() {
    framesSinceTimer += 1
    guard timer == 0, AccessibilityPresence.shared.hasBus else { return }
    startTimer()
  }

  /// Somebody listens now, or nobody does any more.
  func presenceChanged() {
    guard AccessibilityPresence.shared.hasBus else { return }
    if timer != 0 { g_source_remove(timer) }
    startTimer()
  }

  /// The window is closed.
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

  /// Brings the elements up to date, unless the window moves and nobody listens; answers whether to
  /// come again.
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

  /// Makes GTK's focus that of the element that has ours; keys reach the window all the same.
  private func moveFocus() {
    guard let toplevel = gtk_widget_get_root(canvas) else { return }
    let present = gtk_root_get_focus(toplevel)
    let wanted = root?.focused?.widget ?? canvas
    if present != wanted { gtk_widget_grab_focus(wanted) }
  }

  // MARK: Announcements

  private var announcement: UnsafeMutablePointer<GtkWidget>?

  /// Says `text`: GTK 4.8 has no announcements, screen readers read alerts that come.
  func announce(_ text: String) {
    guard AccessibilityPresence.shared.hasBus, let root else { return }
    if let announcement { gtk_widget_unparent(announcement) }
    announcement = AccessibilityProxy.announcement(text, in: root.widget)
  }
}
