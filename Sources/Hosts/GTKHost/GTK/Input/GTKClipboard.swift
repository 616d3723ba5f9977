// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionContracts
import MullionViewTree

/// The desktop's clipboard.
///
/// GDK reads it asynchronously; therefore its text and image are read whenever it changes, and available when
/// a view needs them.
@MainActor
final class GTKClipboard: Clipboard {
  private let clipboard: OpaquePointer
  private(set) var text: String?
  private var shown = ClipboardPicture()
  private(set) var changeCount = 0

  /// Creates the clipboard of the default display; `nil` if there is none.
  init?() {
    guard let display = gdk_display_get_default(),
      let found = gdk_display_get_clipboard(display)
    else { return nil }
    clipboard = found
    SignalConnection.make(UnsafeMutableRawPointer(found), "changed") { [self] _ in changed() }
    read()
  }

  var picture: Data? { shown.file }

  func write(text: String?, picture: Data?) {
    self.text = text
    shown = ClipboardPicture(picture)
    var offered: [UnsafeMutablePointer<GdkContentProvider>?] = []
    if let text { offered.append(Self.provider(text)) }
    if let picture { offered.append(Self.provider(picture)) }
    guard !offered.isEmpty else {
      gdk_clipboard_set_content(clipboard, nil)
      return
    }
    // The union takes ownership of its providers.
    let all = gdk_content_provider_new_union(&offered, gsize(offered.count))
    gdk_clipboard_set_content(clipboard, all)
    g_object_unref(all)
  }

  private static func provider(_ text: String) -> UnsafeMutablePointer<GdkContentProvider>? {
    var value = GValue()
    defer { g_value_unset(&value) }
    g_value_init(&value, GType(16 << 2))
    g_value_set_string(&value, text)
    return gdk_content_provider_new_for_value(&value)
  }

  private static func provider(_ picture: Data) -> UnsafeMutablePointer<GdkContentProvider>? {
    let bytes = picture.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    return gdk_content_provider_new_for_bytes("image/png", bytes)
  }

  private func changed() {
    changeCount += 1
    if gdk_clipboard_is_local(clipboard) == 0 { read() }
  }

  private func read() {
    readText()
    shown = ClipboardPicture()
    if hasPicture { readPicture() }
  }

  private func readText() {
    gdk_clipboard_read_text_async(
      clipboard, nil,
      { source, result, target in
        guard let target else { return }
        var text: String?
        if let read = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil) {
          text = String(cString: read)
          g_free(read)
        }
        MainActor.assumeIsolated(with: target) { own in
          Unmanaged<GTKClipboard>.fromOpaque(own).takeRetainedValue().text = text
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  /// Whether another program offers content that can be read as an image.
  private var hasPicture: Bool {
    guard let offered = gdk_clipboard_get_formats(clipboard),
      let readable = gdk_content_formats_union_deserialize_gtypes(
        gdk_content_formats_ref(offered))
    else { return false }
    defer { gdk_content_formats_unref(readable) }
    return gdk_content_formats_contain_gtype(readable, gdk_texture_get_type()) != 0
  }

  private func readPicture() {
    gdk_clipboard_read_texture_async(
      clipboard, nil,
      { source, result, target in
        guard let target else { return }
        let read = gdk_clipboard_read_texture_finish(OpaquePointer(source), result, nil)
        MainActor.assumeIsolated(with: (target, read)) { own, read in
          let board = Unmanaged<GTKClipboard>.fromOpaque(own).takeRetainedValue()
          guard let read else { return }
          board.shown = ClipboardPicture(texture: read)
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }
}
