// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionContracts

/// An image of an asset catalogue: its `Contents.json` and its files.
struct ImageSet: Decodable {
  private struct Entry: Decodable {
    struct Resizing: Decodable {
      struct Insets: Decodable {
        var top: CGFloat?
        var left: CGFloat?
        var bottom: CGFloat?
        var right: CGFloat?
      }
      struct Center: Decodable { var mode: String? }
      var capInsets: Insets?
      var center: Center?
      enum CodingKeys: String, CodingKey {
        case capInsets = "cap-insets"
        case center
      }
    }
    var filename: String?
    var resizing: Resizing?
    let appearance: AssetAppearance

    enum CodingKeys: String, CodingKey { case filename, resizing }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      resizing = try values.decodeIfPresent(Resizing.self, forKey: .resizing)
      appearance = try AssetAppearance(from: decoder)
    }
  }

  private struct Properties: Decodable {
    var intent: String?
    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  private let images: [Entry]?
  private let properties: Properties?

  /// Returns the variants in `folder`, or `nil` if none can be read.
  ///
  /// A file that is missing or cannot be read is reported once and left out.
  func asset(in folder: URL) -> UIImageAsset? {
    let asset = UIImageAsset()
    var isEmpty = true
    for entry in images ?? [] where entry.appearance.isShown {
      guard let name = entry.filename, !name.isEmpty else { continue }
      let path = folder.appendingPathComponent(name).path
      guard let image = UIImage(contentsOfFile: path) else {
        Diagnostics.reportOnce(
          "\(path) is named by its asset's Contents.json, but is missing or not a readable "
            + "picture (PNG, JPEG, GIF, WebP, SVG); the variant is left out. Put the file there, "
            + "or export it in one of these formats.")
        continue
      }
      isEmpty = false
      asset.register(shown(image, entry, asset), with: entry.appearance.traits)
    }
    return isEmpty ? nil : asset
  }

  private func shown(_ image: UIImage, _ entry: Entry, _ asset: UIImageAsset) -> UIImage {
    var manner = image.manner
    switch properties?.intent {
    case "template": manner.renderingMode = .alwaysTemplate
    case "original": manner.renderingMode = .alwaysOriginal
    default: break
    }
    let scale = entry.appearance.pixelsPerPoint ?? image.scale
    if let resizing = entry.resizing, let caps = resizing.capInsets {
      // Cap insets in the catalogue are in pixels.
      manner.capInsets = UIEdgeInsets(
        top: (caps.top ?? 0) / scale, left: (caps.left ?? 0) / scale,
        bottom: (caps.bottom ?? 0) / scale, right: (caps.right ?? 0) / scale)
      manner.resizingMode = resizing.center?.mode == "tile" ? .tile : .stretch
    }
    return UIImage(image.displayImage, scale: scale, manner: manner)
  }
}
