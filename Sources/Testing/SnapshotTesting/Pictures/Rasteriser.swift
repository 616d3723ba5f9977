// SPDX-License-Identifier: Apache-2.0

import CairoHost
import Foundation
import MullionContracts
import MullionViewTree
import UIKit

/// What draws the pictures of snapshots; nothing else of the process is touched by it.
enum Rasteriser {
  /// What measures text, decodes and draws; nil, said once, where there is no Cairo or no font.
  static let environment: HostEnvironment? = {
    do { return try CairoHost.environment() } catch {
      Diagnostics.report(
        "pictures of snapshots are compared by their texts alone: nothing draws here. \(error)")
      return nil
    }
  }()

  /// Who draws, with fonts; nil: nobody.
  static var name: String? {
    guard let environment, let pictures = environment.pictures else { return nil }
    return "\(pictures.name), \(environment.text.name)"
  }

  /// Services for a screen whose text is set in fonts where there are any.
  @MainActor static var services: HostServices {
    HostServices(environment: environment ?? .headless)
  }

  /// The pixels of `image`; nil: it has none.
  ///
  /// - Throws: why they can't be had.
  static func pixels(of image: UIImage) throws -> PixelBuffer? {
    guard let (picture, decoder) = source(of: image) else { return nil }
    return try decoder.decode(picture, coveringPixels: nil)
  }

  /// The digest of `image`'s pixels; nil: it has none.
  ///
  /// - Throws: why they can't be had.
  static func digest(of image: UIImage) throws -> String? {
    if let digest = (image as? ScreenImage)?.digest { return try digest.text() }
    guard let (picture, decoder) = source(of: image) else { return nil }
    return try decoder.withPixels(of: picture) { PixelDigest.text(of: $0) }
  }

  /// The digest of a picture's pixels, which begin to be drawn; nil: it has none.
  static func digestAhead(of picture: DisplayImage) -> DigestAhead? {
    source(of: picture).map { DigestAhead(of: $0, by: $1) }
  }

  /// What `image` shows, and what makes pixels of it; nil: it has none.
  private static func source(of image: UIImage) -> (DisplayImage, any ImageDecoding)? {
    image.displayImage.flatMap(source)
  }

  private static func source(of picture: DisplayImage) -> (DisplayImage, any ImageDecoding)? {
    guard picture.pixelSize.width >= 1, picture.pixelSize.height >= 1,
      let decoder = environment?.images
    else { return nil }
    return (picture, decoder)
  }

  /// The picture as a PNG file; empty: it has no pixels.
  static func png(of image: UIImage) -> Data {
    guard let pixels = try? pixels(of: image) else { return Data() }
    return (try? environment?.pictures?.png(of: pixels)) ?? Data()
  }
}
