// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

extension UIImage {
  /// The greatest number of pictures that one is made of.
  private static let greatestCount = 4096

  /// A picture that moves as the GIF file in `data` does; nil, said once, when it can't be decoded.
  ///
  /// UIKit shows the first picture of a GIF file alone. A process needs CairoHost to decode files.
  /// Blocks the calling thread.
  public class func animatedImage(withGIFData data: Data, scale: CGFloat = 1) -> UIImage? {
    guard let decoder = DisplayImage.decoder else {
      Diagnostics.reportOnce(
        "animatedImage(withGIFData:scale:) answers nil: nothing in this process decodes pictures;"
          + " link CairoHost or GTKHost and call its install().")
      return nil
    }
    do {
      return animated(try decoder.frames(ofGIF: data), scale: scale)
    } catch {
      Diagnostics.reportOnce("animatedImage(withGIFData:scale:) answers nil: \(error)")
      return nil
    }
  }

  /// Pictures are shown equally long: those that are shown longer stand there several times.
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

  /// The greatest number that divides both.
  private class func greatest(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatest(second, first % second)
  }
}
