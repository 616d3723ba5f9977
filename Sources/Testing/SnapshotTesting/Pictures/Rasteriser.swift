// SPDX-License-Identifier: Apache-2.0

import CairoHost
import Foundation
import MullionContracts
import MullionViewTree
import UIKit

/// The rasterizer of snapshot images, which does not affect the rest of the process.
enum Rasteriser {
  /// The environment that measures text, decodes and renders; `nil`, with one report, if Cairo or fonts are
  /// missing.
  static let environment: HostEnvironment? = {
    do { return try CairoHost.environment() } catch {
      Diagnostics.report(
        "pictures of snapshots are compared by their texts alone: there is no rasteriser. \(error)")
      return nil
    }
  }()

  /// The name of the rasterizer and its fonts, or `nil` if there is none.
  static var name: String? {
    guard let environment, let pictures = environment.pictures else { return nil }
    return "\(pictures.name), \(environment.text.name)"
  }

  /// The services for a screen whose text is set in fonts if available.
  @MainActor static var services: HostServices {
    HostServices(environment: environment ?? .headless)
  }

  /// Returns the pixels of `image`, or `nil` if it has none or there is no rasterizer.
  ///
  /// - Throws: an error of rendering or decoding.
  static func pixels(of image: UIImage) throws -> PixelBuffer? {
    guard let (picture, decoder) = source(of: image) else { return nil }
    return try decoder.decode(picture, coveringPixels: nil)
  }

  /// Returns the digest of the pixels of `image`, or `nil` if it has none or there is no rasterizer.
  ///
  /// - Throws: an error of rendering or decoding.
  static func digest(of image: UIImage) throws -> String? {
    if let digest = (image as? ScreenImage)?.digest { return try digest.text() }
    guard let (picture, decoder) = source(of: image) else { return nil }
    return try decoder.withPixels(of: picture) { PixelDigest.text(of: $0) }
  }

  /// Starts to compute the digest of an image's pixels; returns `nil` if it has none or there is no
  /// rasterizer.
  static func digestAhead(of picture: DisplayImage) -> DigestAhead? {
    source(of: picture).map { DigestAhead(of: $0, by: $1) }
  }

  /// Returns the contents of `image` with the decoder that renders them, or `nil` if it has no pixels or
  /// there is no rasterizer.
  private static func source(of image: UIImage) -> (DisplayImage, any ImageDecoding)? {
    image.displayImage.flatMap(source)
  }

  private static func source(of picture: DisplayImage) -> (DisplayImage, any ImageDecoding)? {
    guard picture.pixelSize.width >= 1, picture.pixelSize.height >= 1,
      let decoder = environment?.images
    else { return nil }
    return (picture, decoder)
  }

  /// Returns the image as a PNG file; empty if it has no pixels or cannot be rendered.
  static func png(of image: UIImage) -> Data {
    guard let pixels = try? pixels(of: image) else { return Data() }
    return (try? environment?.pictures?.png(of: pixels)) ?? Data()
  }
}
