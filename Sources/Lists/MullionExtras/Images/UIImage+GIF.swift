// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

extension UIImage {
  /// The maximum number of frames of an animated image.
  private static let greatestCount = 4096

  /// Returns an animated image from GIF data, or `nil`, with a diagnostic once, if it cannot be decoded.
  ///
  /// UIKit only shows the first frame of a GIF file. `scale` is the number of pixels per point. The duration
  /// of a frame is rounded to a hundredth of a second, and at most 4096 frames are used. A process needs
  /// CairoHost or GTKHost to decode files. Blocks the calling thread.
  public class func animatedImage(withGIFData data: Data, scale: CGFloat = 1) -> UIImage? {
    guard let decoder = DisplayImage.decoder else {
      Diagnostics.reportOnce(
        "animatedImage(withGIFData:scale:) returns nil: this process has no image decoder;"
          + " link CairoHost or GTKHost and call its install().")
      return nil
    }
    do {
      return animated(try decoder.frames(ofGIF: data), scale: scale)
    } catch {
      Diagnostics.reportOnce("animatedImage(withGIFData:scale:) returns nil: \(error)")
      return nil
    }
  }

  /// Returns an animated image with frames of equal duration, in which longer frames are repeated; `nil` if
  /// there are no frames.
  private class func animated(_ frames: [ImageFrame], scale: CGFloat) -> UIImage? {
    let frames = frames.prefix(greatestCount)
    let times = frames.map { max(1, Int(($0.duration * 100).rounded())) }
    var unit = times.reduce(0) { greatest($0, $1) }
    while unit > 0, times.reduce(0, { $0 + max(1, $1 / unit) }) > greatestCount { unit *= 2 }
    guard unit > 0 else { return nil }
    let images = zip(frames, times).flatMap { frame, time -> [UIImage] in
      let size = CGSize(width: frame.pixels.width, height: frame.pixels.height)
      let image = UIImage(
        DisplayImage(source: .pixels(frame.pixels), pixelSize: size), scale: scale)
      return Array(repeating: image, count: max(1, time / unit))
    }
    return animatedImage(with: images, duration: Double(images.count * unit) / 100)
  }

  /// Returns the greatest common divisor.
  private class func greatest(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatest(second, first % second)
  }
}
