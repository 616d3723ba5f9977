// SPDX-License-Identifier: Apache-2.0

import CMullionPixbuf
import Foundation
import MullionDisplayTree

/// A decoder of one file, from its first byte to its pixels.
///
/// The loader reports the size before it allocates memory; at that time the size is checked, the budget
/// reserved, and a smaller size requested.
final class PixbufRun {
  let source: ByteSource
  private let orientation: Int
  let target: CGSize?
  let budget: DecodingBudget
  var kind = ImageKind.png
  private var taken = 0
  private var refusal: String?
  /// The coding of a JPEG file.
  private lazy var frame = JPEGFrame(in: source)
  private var size: (width: Int, height: Int) = (0, 0)
  /// The range of rows that the loader has written.
  private var rows: Range<Int>?

  init(source: ByteSource, orientation: Int, target: CGSize?, budget: DecodingBudget) {
    self.source = source
    self.orientation = orientation
    self.target = target
    self.budget = budget
  }

  deinit { budget.giveBack(taken) }

  /// Whether the file is a vector image, whose pixels are rendered instead of read.
  var isDrawing: Bool { (try? found.get()) == .svg }
  /// The format of the file, detected by its first bytes.
  private lazy var found = Result { try sniff() }

  /// Returns the pixels, with the orientation applied.
  func decode() throws -> PixelBuffer {
    kind = try found.get()
    let end = try lengthToRead()
    let loader = try makeLoader()
    defer { g_object_unref(loader) }
    connect(loader)
    try feed(loader, upTo: end)
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
      throw ImageDecodingError("\(source.name) contains no \(kind.title) image.")
    }
    let upright = Pixbuf(borrowing: pixbuf).turned(orientation)
    let rawWidth = gdk_pixbuf_get_width(pixbuf)
    let isTurned = upright.width != Int(rawWidth)
    let full = isTurned ? (size.height, size.width) : size
    let wanted = Covering.size(width: full.0, height: full.1, target: target)
    guard
      let buffer = upright.scaled(
        width: min(wanted.width, upright.width), height: min(wanted.height, upright.height)
      )?.pixels()
    else {
      throw ImageDecodingError("\(source.name) can't be scaled: there is not enough memory.")
    }
    return buffer
  }

  private func sniff() throws -> ImageKind {
    let start = source.read(at: 0, length: 16)
    if start.isEmpty { throw ImageDecodingError("\(source.name) is empty.") }
    guard let kind = ImageKind(startingWith: start) else {
      throw ImageDecodingError(
        "\(source.name) is not an image that Mullion decodes: its first bytes are those of"
          + " none of JPEG, PNG, GIF, "
          + "BMP, TIFF, WebP, SVG, HEIF and AVIF.")
    }
    return kind
  }

  private func makeLoader() throws -> UnsafeMutablePointer<GdkPixbufLoader> {
    var error: UnsafeMutablePointer<GError>?
    if let loader = gdk_pixbuf_loader_new_with_type(kind.rawValue, &error) { return loader }
    let reason = Self.sentence(error)
    if let package = kind.package {
      throw ImageDecodingError(
        "\(source.name) is a \(kind.title) file, which needs apt-get install \(package).")
    }
    throw ImageDecodingError("\(source.name) can't be decoded: \(reason).")
  }

  // MARK: Loader callbacks

  private func connect(_ loader: UnsafeMutablePointer<GdkPixbufLoader>) {
    let me = Unmanaged.passUnretained(self).toOpaque()
    let sizePrepared:
      @convention(c) (
        UnsafeMutablePointer<GdkPixbufLoader>, gint, gint, gpointer
      ) -> Void = { loader, width, height, me in
        let run = Unmanaged<PixbufRun>.fromOpaque(me).takeUnretainedValue()
        run.prepare(loader, width: Int(width), height: Int(height))
      }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self), me, nil,
      GConnectFlags(rawValue: 0))
    let areaUpdated:
      @convention(c) (
        UnsafeMutablePointer<GdkPixbufLoader>, gint, gint, gint, gint, gpointer
      ) -> Void = { _, _, y, _, height, me in
        let run = Unmanaged<PixbufRun>.fromOpaque(me).takeUnretainedValue()
        let below = Int(y) + Int(height)
        run.rows =
          min(run.rows?.lowerBound ?? Int(y), Int(y))..<max(run.rows?.upperBound ?? 0, below)
      }
    g_signal_connect_data(
      loader, "area-updated", unsafeBitCast(areaUpdated, to: GCallback.self), me, nil,
      GConnectFlags(rawValue: 0))
  }

  private func prepare(
    _ loader: UnsafeMutablePointer<GdkPixbufLoader>, width: Int, height: Int
  ) {
    if kind == .svg {
      // After its size is set, the SVG loader calls this again with that size.
      if taken > 0, refusal == nil { return }
      size = drawn(width: width, height: height)
    } else {
      size = (width, height)
    }
    let (width, height) = size
    let swaps = orientation >= 5
    let rawTarget = target.map { swaps ? CGSize(width: $0.height, height: $0.width) : $0 }
    let wanted = Covering.size(width: width, height: height, target: rawTarget)
    let bytes = cost(width: width, height: height, wanted: wanted)
    if kind == .jpeg, let fewest = frame?.fewestBytes(width: width, height: height),
      source.count < fewest
    {
      refusal =
        "\(source.name) declares \(width) by \(height) pixels, but it is a JPEG file "
        + "of \(source.count) bytes, which can't contain them."
      gdk_pixbuf_loader_set_size(loader, 0, 0)
      return
    }
    if refusal == nil, taken == 0, budget.take(bytes) {
      taken = bytes
      // Only JPEG can be read at a smaller size. The requested size is exactly the one its decoder
      // produces: then the loader does not scale again, and reports each row as it arrives.
      if kind == .svg { gdk_pixbuf_loader_set_size(loader, gint(width), gint(height)) }
      if kind == .jpeg {
        let step = Self.step(width: width, height: height, wanted: wanted)
        gdk_pixbuf_loader_set_size(
          loader, gint((width + step - 1) / step), gint((height + step - 1) / step))
      }
      return
    }
    refusal =
      "\(source.name) declares \(width) by \(height) pixels: decoding them would take "
      + "\(bytes >> 20) MB, more than the \(budget.limit >> 20) MB available for images."
    // A loader cancels an image of zero pixels before it allocates memory for it.
    gdk_pixbuf_loader_set_size(loader, 0, 0)
  }

  /// Returns the power of two, up to 8, by which a JPEG file can be read smaller and still cover `wanted`.
  private static func step(width: Int, height: Int, wanted: (width: Int, height: Int)) -> Int {
    [8, 4, 2].first { width / $0 >= wanted.width && height / $0 >= wanted.height } ?? 1
  }

  /// Returns an upper estimate of the peak memory of decoding, in bytes.
  private func cost(width: Int, height: Int, wanted: (width: Int, height: Int)) -> Int {
    let pixels = Double(width) * Double(height)
    let result = Double(wanted.width) * Double(wanted.height) * 4
    let all: Double
    switch kind {
    case .jpeg:
      let step = Double(Self.step(width: width, height: height, wanted: wanted))
      let coefficients =
        frame?.isProgressive == false ? 0 : pixels * 2 * (frame?.samplesPerPixel ?? 3)
      all = pixels / (step * step) * 3 + coefficients + 2 * result
    case .tiff, .webp, .heif: all = pixels * 8 + Double(source.count) + 2 * result
    case .png, .gif, .bmp, .svg: all = pixels * 4 + 2 * result
    }
    return Int(min(all, 1e15)) + (1 << 16)
  }

  /// Returns the size at which a vector image is rendered: it covers the target, even if its own size is
  /// smaller, with sides of at most 16,384 pixels.
  private func drawn(width: Int, height: Int) -> (width: Int, height: Int) {
    guard let target, width > 0, height > 0, target.width.isFinite, target.height.isFinite else {
      return (width, height)
    }
    let share = max(Double(target.width) / Double(width), Double(target.height) / Double(height))
    let longest = 16_384.0
    let most = longest / Double(max(width, height))
    let scale = max(0, min(share, most))
    return (
      max(1, Int((Double(width) * scale).rounded(.up))),
      max(1, Int((Double(height) * scale).rounded(.up)))
    )
  }

  // MARK: Writing

  private func feed(
    _ loader: UnsafeMutablePointer<GdkPixbufLoader>, upTo end: Int
  ) throws {
    var error: UnsafeMutablePointer<GError>?
    var offset = 0
    var goesOn = true
    while goesOn {
      var chunk = source.read(at: offset, length: min(1 << 16, end - offset))
      if chunk.isEmpty { break }
      offset += chunk.count
      if offset == end, kind == .gif { chunk.append(GIFBlocks.trailer) }
      goesOn = gdk_pixbuf_loader_write(loader, chunk, gsize(chunk.count), &error) != 0
    }
    // When closed early, these loaders fill the missing rows with grey and report no error: count the rows
    // first.
    let rowsRead = rows
    if goesOn {
      goesOn = gdk_pixbuf_loader_close(loader, &error) != 0
    } else {
      gdk_pixbuf_loader_close(loader, nil)
    }
    let reason = Self.sentence(error)
    if let refusal { throw ImageDecodingError(refusal) }
    if !goesOn {
      throw ImageDecodingError("\(source.name) is a damaged \(kind.title) file: \(reason).")
    }
    if let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader), [.jpeg, .png, .bmp].contains(kind),
      rowsRead != 0..<Int(gdk_pixbuf_get_height(pixbuf))
    {
      throw ImageDecodingError("\(source.name) is a \(kind.title) file that ends too early.")
    }
  }

  /// Returns GLib's message without its full stop; frees the error.
  private static func sentence(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "gdk-pixbuf gave no reason" }
    defer { g_error_free(error) }
    guard let message = error.pointee.message else { return "gdk-pixbuf gave no reason" }
    let text = String(cString: message).replacingOccurrences(of: "\n", with: " ")
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
