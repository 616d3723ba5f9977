// SPDX-License-Identifier: Apache-2.0

/// The values that a kernel uses beyond the edge of an image.
enum EdgeStyle: Equatable {
  case copy
  case background([Int])
  case extend
  case truncate

  /// Creates the style of `flags`, or `nil` if they have none or several.
  init?(_ flags: vImage_Flags, background: UnsafePointer<UInt8>?) {
    let styles =
      kvImageCopyInPlace | kvImageBackgroundColorFill | kvImageEdgeExtend | kvImageTruncateKernel
    switch Int(flags) & styles {
    case kvImageCopyInPlace: self = .copy
    case kvImageBackgroundColorFill:
      self = .background((0..<4).map { channel in background.map { Int($0[channel]) } ?? 0 })
    case kvImageEdgeExtend: self = .extend
    case kvImageTruncateKernel: self = .truncate
    default: return nil
    }
  }
}
