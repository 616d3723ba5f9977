// SPDX-License-Identifier: Apache-2.0

import CMullionPixbuf
import MullionDisplayTree

/// An owned reference to a `GdkPixbuf`.
final class Pixbuf {
  private let pointer: OpaquePointer

  /// Creates a reference that retains `pointer`.
  init(borrowing pointer: OpaquePointer) {
    g_object_ref(UnsafeMutableRawPointer(pointer))
    self.pointer = pointer
  }

  /// Creates a reference that takes ownership of the caller's reference, or returns `nil` for `nil`.
  init?(owning pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  var width: Int { Int(gdk_pixbuf_get_width(pointer)) }
  var height: Int { Int(gdk_pixbuf_get_height(pointer)) }

  /// Returns the image rotated and mirrored according to EXIF's `orientation`; unmodified if there is not
  /// enough memory.
  func turned(_ orientation: Int) -> Pixbuf {
    switch orientation {
    case 2: flipped()
    case 3: rotated(GDK_PIXBUF_ROTATE_UPSIDEDOWN)
    case 4: rotated(GDK_PIXBUF_ROTATE_UPSIDEDOWN).flipped()
    case 5: rotated(GDK_PIXBUF_ROTATE_CLOCKWISE).flipped()
    case 6: rotated(GDK_PIXBUF_ROTATE_CLOCKWISE)
    case 7: rotated(GDK_PIXBUF_ROTATE_COUNTERCLOCKWISE).flipped()
    case 8: rotated(GDK_PIXBUF_ROTATE_COUNTERCLOCKWISE)
    default: self
    }
  }

  private func rotated(_ turn: GdkPixbufRotation) -> Pixbuf {
    Pixbuf(owning: gdk_pixbuf_rotate_simple(pointer, turn)) ?? self
  }

  private func flipped() -> Pixbuf {
    Pixbuf(owning: gdk_pixbuf_flip(pointer, 1)) ?? self
  }

  /// Returns the image at the given size, each pixel the mean of those it covers, or `nil` if there is not
  /// enough memory.
  func scaled(width: Int, height: Int) -> Pixbuf? {
    if width == self.width, height == self.height { return self }
    return Pixbuf(
      owning: gdk_pixbuf_scale_simple(
        pointer, gint(max(1, width)), gint(max(1, height)), GDK_INTERP_BILINEAR))
  }

  /// Returns the pixels in Cairo's format: blue first, premultiplied; `nil` if the image does not have three
  /// or four components of 8 bits.
  func pixels() -> PixelBuffer? {
    let channels = Int(gdk_pixbuf_get_n_channels(pointer))
    let stride = Int(gdk_pixbuf_get_rowstride(pointer))
    let (width, height) = (self.width, self.height)
    guard let start = gdk_pixbuf_read_pixels(pointer), channels == 3 || channels == 4,
      gdk_pixbuf_get_bits_per_sample(pointer) == 8
    else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, filled in
      filled = width * height * 4
      guard let base = buffer.baseAddress else { return }
      UnsafeMutableRawPointer(base).withMemoryRebound(to: UInt32.self, capacity: width * height) {
        for row in 0..<height {
          Self.convert(start + row * stride, channels, into: $0 + row * width, count: width)
        }
      }
    }
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }

  private static func convert(
    _ source: UnsafePointer<guint8>, _ channels: Int, into target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    var from = source
    for place in 0..<count {
      let red = UInt32(truncatingIfNeeded: from[0])
      let green = UInt32(truncatingIfNeeded: from[1])
      let blue = UInt32(truncatingIfNeeded: from[2])
      let alpha = channels == 4 ? UInt32(truncatingIfNeeded: from[3]) : 255
      let pixel =
        alpha == 255
        ? red << 16 | green << 8 | blue
        : share(red, alpha) << 16 | share(green, alpha) << 8 | share(blue, alpha)
      target[place] = (alpha << 24 | pixel).littleEndian
      from += channels
    }
  }

  /// Returns `value * alpha / 255`, rounded.
  private static func share(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
    let product = value &* alpha &+ 128
    return (product &+ product >> 8) >> 8
  }
}
