// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

// Archives of images, with keys of Mullion's own.
extension UIImage {
  func write(to coder: NSCoder) {
    guard let data = fileData ?? pngData() else { return }
    coder.encode(data as NSData, forKey: "UIImageData")
    coder.encode(Double(scale), forKey: "UIScale")
    coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
    let caps = capInsets
    for (key, side) in zip(Self.capKeys, [caps.top, caps.left, caps.bottom, caps.right]) {
      coder.encode(Double(side), forKey: key)
    }
    coder.encode(manner.capInsets != nil, forKey: "UIHasCaps")
    coder.encode(resizingMode.rawValue, forKey: "UIResizingMode")
  }

  static func written(in coder: NSCoder) -> UIImage? {
    guard coder.containsValue(forKey: "UIImageData"),
      let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") as Data?,
      let image = UIImage(data: data, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
    else { return nil }
    let mode = RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode"))
    let shown = image.withRenderingMode(mode ?? .automatic)
    guard coder.decodeBool(forKey: "UIHasCaps") else { return shown }
    let caps = capKeys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
    return shown.resizableImage(
      withCapInsets: UIEdgeInsets(top: caps[0], left: caps[1], bottom: caps[2], right: caps[3]),
      resizingMode: ResizingMode(rawValue: coder.decodeInteger(forKey: "UIResizingMode")) ?? .tile)
  }

  private static let capKeys = ["UICapTop", "UICapLeft", "UICapBottom", "UICapRight"]

  /// The unmodified file contents or data that the image was created from; `nil` if there are none, or if its
  /// tint or orientation was changed.
  private var fileData: Data? {
    guard let displayImage, manner.tint == nil else { return nil }
    let found: Data? =
      switch displayImage.source {
      case .data(let data): data
      case .file(let path): FileManager.default.contents(atPath: path)
      default: nil
      }
    guard let found, ImageHeader(ByteReader(found))?.orientation == displayImage.orientation else {
      return nil
    }
    return found
  }
}
