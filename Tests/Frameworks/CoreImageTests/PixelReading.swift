// SPDX-License-Identifier: Apache-2.0

import CoreImage

/// Returns the pixels of an image from the top row, each as red, green, blue and alpha.
func bytes(
  _ image: CIImage?, _ rect: CGRect? = nil, context: CIContext = plain
) throws -> [[UInt8]] {
  let image = image ?? .empty()
  let rect = rect ?? image.extent
  var bytes = [UInt8](repeating: 77, count: 4 * Int(rect.width) * Int(rect.height))
  context.render(
    image, toBitmap: &bytes, rowBytes: 4 * Int(rect.width), bounds: rect, format: .RGBA8,
    colorSpace: CGColorSpaceCreateDeviceRGB())
  return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
}

/// A context without a working colour space, so that component values stay as they are in files.
let plain = CIContext(options: [.workingColorSpace: NSNull()])

/// Returns an image of the given width from pixels, the topmost row first.
func picture(_ width: Int, _ pixels: [[UInt8]]) -> CIImage {
  CIImage(
    bitmapData: Data(pixels.joined()), bytesPerRow: 4 * width,
    size: CGSize(width: width, height: pixels.count / width), format: .RGBA8, colorSpace: nil)
}

let red: [UInt8] = [255, 0, 0, 255]
let green: [UInt8] = [0, 255, 0, 255]
let blue: [UInt8] = [0, 0, 255, 255]
let white: [UInt8] = [255, 255, 255, 255]
let black: [UInt8] = [0, 0, 0, 255]
let clear: [UInt8] = [0, 0, 0, 0]
