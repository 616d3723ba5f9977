// SPDX-License-Identifier: Apache-2.0

import CoreImage
import Expectations
import Testing
import UIKit

/// Tests of Core Image and ImageIO in a file that imports UIKit and Core Image.
@MainActor
struct ImageRecipeInterfaceTests {
  @Test func `filters and pictures of images come with Core Image`() throws {
    let filter = try #require(CIFilter(name: "CIConstantColorGenerator"))
    filter.setValue(CIColor(color: .red), forKey: kCIInputColorKey)
    let image = try #require(filter.outputImage)
      .cropped(to: CGRect(x: 0, y: 0, width: 4, height: 2)).oriented(.right)
    let picture = UIImage(ciImage: image, scale: 2, orientation: .up)
    expect(picture.size == CGSize(width: 1, height: 2) && picture.ciImage === image)
    let context = CIContext(options: [.useSoftwareRenderer: true, .priorityRequestLow: true])
    let made = try #require(context.createCGImage(image, from: image.extent))
    expect(made.width == 2 && CIImage(image: UIImage(cgImage: made))?.extent == image.extent)
    expect(UIColor(ciColor: .green).ciColor, equals: .green)
    let view = UIImageView(image: picture)
    view.preferredImageDynamicRange = .constrainedHigh
    expect(view.imageDynamicRange == .standard && made.copy() != made)
    expect(made.colorSpace?.isWideGamutRGB, equals: false)
    let blur = CIFilter.gaussianBlur()
    blur.inputImage = image
    blur.radius = 3
    let code = CIFilter.qrCodeGenerator()
    code.message = Data("Hello".utf8)
    code.correctionLevel = "H"
    expect(blur.outputImage != nil && code.outputImage?.extent.width == 23)
    let orientation: CGImagePropertyOrientation = .up
    expect(orientation.rawValue == 1 && CGImageSourceCreateWithData(NSData(), nil) == nil)
  }
}
