// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import ViewTree

/// The desktop's clipboard.
///
/// GDK reads it later than asked; so its text is read whenever it changes, and known when a view
/// asks.
@MainActor
final class GTKClipboard: Clipboard {
  private let clipboard: OpaquePointer
  private var known: String?
  private(set) var changeCount = 0

  /// The clipboard of the default display; nil without one.
  init?() {
    guard let display = gdk_display_get_default(),
      let found = gdk_display_get_clipboard(display)
    else { return nil }
    clipboard = found
    SignalConnection.make(UnsafeMutableRawPointer(found), "changed") { [self] _ in changed() }
    read()
  }

  var text: String? {
    get { known }
    set {
      known = newValue
      gdk_clipboard_set_text(clipboard, newValue ?? "")
    }
  }

  private func changed() {
    changeCount += 1
    if gdk_clipboard_is_local(clipboard) == 0 { read() }
  }

  private func read() {
    let target = Unmanaged.passRetained(self).toOpaque()
    gdk_clipboard_read_text_async(
      clipboard, nil,
      { source, result, target in
        guard let target else { return }
        var text: String?
        if let read = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil) {
          text = String(cString: read)
          g_free(read)
        }
        nonisolated(unsafe) let own = target
        MainActor.assumeIsolated {
          Unmanaged<GTKClipboard>.fromOpaque(own).takeRetainedValue().known = text
        }
      }, target)
  }
}
