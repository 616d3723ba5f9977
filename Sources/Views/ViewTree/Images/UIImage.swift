// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A picture.
///
/// Making one reads no more than the header of its file; a host decodes it when it is drawn, or
/// earlier and in another thread when `prepareThumbnail` and `prepareForDisplay` ask for it. Without
/// a decoder a picture draws as a box of its size.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable, _NamedMembers {
  private let picture: DisplayImage?
  /// The picture, if it is made when it is first asked for.
  package let late: LatePicture?
  /// How the pixels are shown: tinted, stretched, flipped, one after the other.
  package let manner: ImageManner
  /// Pixels per point.
  public let scale: CGFloat

  /// A picture of no size.
  public override convenience init() {
    self.init(nil)
  }

  /// A picture of `displayImage`'s pixels.
  package init(
    _ displayImage: DisplayImage?, scale: CGFloat = 1, manner: ImageManner = ImageManner()
  ) {
    picture = displayImage
    late = nil
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.manner = manner
    super.init()
  }

  /// A picture that is made when it is first asked for.
  package init(late: LatePicture, scale: CGFloat) {
    picture = nil
    self.late = late
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    manner = ImageManner()
    super.init()
  }

  /// Where the pixels are; nil: a picture of no size.
  package var displayImage: DisplayImage? { late.map(\.picture) ?? picture }

  /// The picture in the file at `path`; nil when there is none, or its header can't be read.
  ///
  /// A name that ends in `@2x` or `@3x` makes a picture of that scale.
  public convenience init?(contentsOfFile path: String) {
    guard let reader = ByteReader(path: path), let header = ImageHeader(reader) else { return nil }
    self.init(
      DisplayImage(
        source: .file(path), pixelSize: header.uprightSize, orientation: header.orientation,
        isVector: header.format == .svg, stamp: FileStamp(path: path)),
      scale: ImageName.scale(ofPath: path))
  }

  /// The picture in `data`; nil when its header can't be read.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The picture in `data`, of `scale` pixels per point; nil when its header can't be read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(ByteReader(data)) else { return nil }
    self.init(
      DisplayImage(
        source: .data(data), pixelSize: header.uprightSize, orientation: header.orientation,
        isVector: header.format == .svg),
      scale: scale)
  }

  /// The picture that was written to an archive; nil: none was.
  public required init?(coder: NSCoder) {
    guard let written = Self.written(in: coder) else { return nil }
    (picture, scale, manner) = (written.displayImage, written.scale, written.manner)
    late = nil
    super.init()
  }

  /// Archives of pictures are read with the class of what is in them known.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the picture's file, its scale, and how it is shown; nothing of one that can't be decoded.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// The size, in points.
  open var size: CGSize {
    let pixels = late?.pixelSize ?? picture?.pixelSize ?? .zero
    return CGSize(width: pixels.width / scale, height: pixels.height / scale)
  }

  /// Which way up the stored pixels are, as their file or who made the picture says; they are drawn
  /// upright.
  open var imageOrientation: Orientation {
    Orientation(exif: displayImage?.orientation ?? 1)
  }

  // MARK: Decoding

  /// The picture decoded to cover `size`, in points; nil when it can't be decoded.
  ///
  /// Proportions are kept, and nothing is made larger than it is. Blocks the calling thread.
  /// Differs from UIKit: a process without a decoder gets a picture that draws as a box.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    return decoded(covering: CGSize(width: size.width * scale, height: size.height * scale))
  }

  /// Makes a thumbnail in another thread and calls `completionHandler` there.
  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingThumbnail(of: size))
    }
  }

  /// A thumbnail, made off the calling actor; see ``preparingThumbnail(of:)``.
  @concurrent
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The picture decoded in full; nil when it can't be.
  ///
  /// Blocks the calling thread.
  open func preparingForDisplay() -> UIImage? {
    decoded(covering: nil)
  }

  /// Decodes the picture in another thread and calls `completionHandler` there.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingForDisplay())
    }
  }

  /// The picture decoded in full, off the calling actor; nil when it can't be.
  @concurrent
  open func byPreparingForDisplay() async -> UIImage? {
    preparingForDisplay()
  }

  /// The members of the class that can be reached by name.
  @MainActor open class var _namedMembers: [_NamedMember] { [] }
}
