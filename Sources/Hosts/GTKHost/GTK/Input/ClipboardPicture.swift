// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation

/// The image on the clipboard: a PNG file, or a texture that is encoded lazily.
@MainActor
final class ClipboardPicture {
  private var known: Data?
  private var texture: OpaquePointer?

  /// Creates an image from a file; `nil` stands for no image.
  init(_ file: Data? = nil) { known = file }

  /// Creates an image from a texture, and takes ownership of it.
  init(texture: OpaquePointer) { self.texture = texture }

  isolated deinit {
    if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
  }

  /// The image as a PNG file, or `nil` if there is none.
  var file: Data? {
    if let texture {
      known = Self.png(of: texture)
      g_object_unref(UnsafeMutableRawPointer(texture))
      self.texture = nil
    }
    return known
  }

  private static func png(of texture: OpaquePointer) -> Data? {
    guard let bytes = gdk_texture_save_to_png_bytes(texture) else { return nil }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    return g_bytes_get_data(bytes, &count).map { Data(bytes: $0, count: Int(count)) }
  }
}
