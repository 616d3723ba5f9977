// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An image of pixels or vector graphics, with the options for its display.
///
/// Creating an image reads only the header of its file. A host decodes it when it is drawn, or earlier and on
/// another thread with `prepareThumbnail` and `prepareForDisplay`. Without a decoder, an image is drawn as a
/// box of its size.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable, _NamedMembers {
  private let picture: DisplayImage?
  /// The image if it is created on first use; `nil` otherwise.
  package let late: LatePicture?
  /// The display options: tint, stretching, mirroring, frames.
  package let manner: ImageAttributes
  /// The number of pixels per point.
  public let scale: CGFloat

  /// Creates an image with a size of zero.
  public override convenience init() {
    self.init(nil)
  }

  /// Creates an image from the pixels of `displayImage`.
  package init(
    _ displayImage: DisplayImage?, scale: CGFloat = 1, manner: ImageAttributes = ImageAttributes()
  ) {
    picture = displayImage
    late = nil
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.manner = manner
    super.init()
  }

  /// Creates an image whose pixels are created on first use.
  package init(late: LatePicture, scale: CGFloat) {
    picture = nil
    self.late = late
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    manner = ImageAttributes()
    super.init()
  }

  /// The source of the pixels; `nil` for an image with a size of zero, or if the pixels cannot be created.
  package var displayImage: DisplayImage? { late.map(\.picture) ?? picture }

  /// Creates an image from the file at `path`; `nil` if it does not exist or its header cannot be read.
  ///
  /// The suffix `@2x` or `@3x` of the file name determines the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let reader = ByteReader(path: path), let header = ImageHeader(reader) else { return nil }
    self.init(
      DisplayImage(
        source: .file(path), pixelSize: header.uprightSize, orientation: header.orientation,
        isVector: header.format == .svg, stamp: FileStamp(path: path)),
      scale: ImageName.scale(ofPath: path))
  }

  /// Creates an image from `data`; `nil` if its header cannot be read.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from `data` with `scale` pixels per point; `nil` if its header cannot be read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(ByteReader(data)) else { return nil }
    self.init(
      DisplayImage(
        source: .data(data), pixelSize: header.uprightSize, orientation: header.orientation,
        isVector: header.format == .svg),
      scale: scale)
  }

  /// Creates an image from an archive; `nil` if the archive contains none.
  public required init?(coder: NSCoder) {
    guard let written = Self.written(in: coder) else { return nil }
    (picture, scale, manner) = (written.displayImage, written.scale, written.manner)
    late = nil
    super.init()
  }

  /// Whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the image's file or PNG data, its scale, rendering mode, cap insets and resizing mode; encodes
  /// nothing if there is no such data.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// The size, in points.
  open var size: CGSize {
    let pixels = late?.pixelSize ?? picture?.pixelSize ?? .zero
    return CGSize(width: pixels.width / scale, height: pixels.height / scale)
  }

  /// The orientation of the stored pixels, from the file or the creator of the image; they are drawn upright.
  open var imageOrientation: Orientation {
    Orientation(exif: displayImage?.orientation ?? 1)
  }

  // MARK: Decoding

  /// Returns the image decoded to cover `size`, in points, or `nil` if it cannot be decoded or `size` is
  /// empty or not finite.
  ///
  /// Proportions are kept, and the image is not enlarged. Blocks the calling thread. Differs from UIKit:
  /// without a decoder in the process, the result is an image that is drawn as a box.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    return decoded(covering: CGSize(width: size.width * scale, height: size.height * scale))
  }

  /// Decodes a thumbnail on a background thread and calls `completionHandler` there.
  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingThumbnail(of: size))
    }
  }

  /// Returns a thumbnail, decoded off the calling actor; see ``preparingThumbnail(of:)``.
  @concurrent
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Returns the image decoded in full size, or `nil` if it cannot be decoded.
  ///
  /// Blocks the calling thread.
  open func preparingForDisplay() -> UIImage? {
    decoded(covering: nil)
  }

  /// Decodes the image on a background thread and calls `completionHandler` there.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingForDisplay())
    }
  }

  /// Returns the image decoded in full size, off the calling actor, or `nil` if it cannot be decoded.
  @concurrent
  open func byPreparingForDisplay() async -> UIImage? {
    preparingForDisplay()
  }

  /// The members of the class that are accessible by name.
  @MainActor open class var _namedMembers: [_NamedMember] { [] }
}
