// SPDX-License-Identifier: Apache-2.0

import Expectations
import ImageIO
import Testing

/// Tests of the properties that image sources read from files.
struct ImageSourceTests {
  private func source(_ data: Data) throws -> CGImageSource {
    try #require(CGImageSourceCreateWithData(data as CFData, nil))
  }

  private func properties(_ data: Data, at index: Int = 0) throws -> [CFString: Any] {
    try #require(
      CGImageSourceCopyPropertiesAtIndex(source(data), index, nil) as? [CFString: Any])
  }

  @Test func `a file says its kind, its size and how its colours are made`() throws {
    let png = try source(ImageFiles.png)
    expect(CGImageSourceGetType(png) as String?, equals: "public.png")
    expect(CGImageSourceGetCount(png), equals: 1)
    expect(CGImageSourceGetStatus(png), equals: .statusComplete)
    let properties = try properties(ImageFiles.png)
    expect(properties[kCGImagePropertyPixelWidth] as? Int, equals: 40)
    expect(properties[kCGImagePropertyPixelHeight] as? CGFloat, equals: 30)
    expect(properties[kCGImagePropertyDepth] as? Int, equals: 8)
    expect(properties[kCGImagePropertyHasAlpha] as? Bool, equals: true)
    expect(properties[kCGImagePropertyColorModel] as? String, equals: "RGB")
    expect(properties[kCGImagePropertyOrientation] == nil)
    let file = CGImageSourceCopyProperties(png, nil) as? [String: Any]
    expect(file?[kCGImagePropertyFileSize as String] as? Int, equals: ImageFiles.png.count)
  }

  @Test func `pixels that are stored turned say so`() throws {
    let properties = try properties(ImageFiles.jpeg(orientation: 6))
    expect(properties[kCGImagePropertyPixelWidth] as? Int, equals: 60)
    let number = try #require(properties[kCGImagePropertyOrientation] as? UInt32)
    expect(CGImagePropertyOrientation(rawValue: number), equals: .right)
    let tiff = properties[kCGImagePropertyTIFFDictionary] as? [CFString: Any]
    expect(tiff?[kCGImagePropertyTIFFOrientation] as? Int, equals: 6)
  }

  @Test(arguments: [false, true])
  func `a JPEG file says whether it gets sharper`(isProgressive: Bool) throws {
    let properties = try properties(ImageFiles.jpeg(isProgressive: isProgressive))
    let jfif = try #require(properties[kCGImagePropertyJFIFDictionary] as? [CFString: Any])
    expect(jfif[kCGImagePropertyJFIFIsProgressive] as? Bool, equals: isProgressive)
  }

  @Test func `an animation says its pictures' times, as stored and as shown`() throws {
    let gif = try source(ImageFiles.gif)
    expect(CGImageSourceGetCount(gif), equals: 2)
    let whole = CGImageSourceCopyProperties(gif, nil) as? [String: Any]
    let about = try #require(whole?[kCGImagePropertyGIFDictionary as String] as? [String: Any])
    expect(about[kCGImagePropertyGIFLoopCount as String] as? Int, equals: 3)
    expect(about[kCGImagePropertyGIFHasGlobalColorMap as String] as? Bool, equals: true)
    let times = try (0..<2).map { index in
      let picture = try properties(ImageFiles.gif, at: index)
      let gif = try #require(picture[kCGImagePropertyGIFDictionary] as? [CFString: Any])
      return [
        try #require(gif[kCGImagePropertyGIFUnclampedDelayTime] as? NSNumber).doubleValue,
        try #require(gif[kCGImagePropertyGIFDelayTime] as? Double),
      ]
    }
    expect(times, equals: [[0.2, 0.2], [0.03, 0.1]])
    expect(CGImageSourceCopyPropertiesAtIndex(gif, 2, nil) == nil)
    expect(CGImageSourceGetStatusAtIndex(gif, 2), equals: .statusUnexpectedEOF)
  }

  @Test func `small pictures keep their proportion, and are turned where that is asked`() throws {
    let source = try source(ImageFiles.jpeg(orientation: 6))
    func size(_ options: [CFString: Any]) -> [Int]? {
      CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        .map { [$0.width, $0.height] }
    }
    let always: [CFString: Any] = [kCGImageSourceCreateThumbnailFromImageAlways: true]
    let longest: [CFString: Any] = [kCGImageSourceThumbnailMaxPixelSize: 30]
    let turned: [CFString: Any] = [kCGImageSourceCreateThumbnailWithTransform: true]
    expect(size(always), equals: [60, 20])
    expect(size(always.merging(longest) { $1 }), equals: [30, 10])
    expect(size(always.merging(longest) { $1 }.merging(turned) { $1 }), equals: [10, 30])
    expect(
      size([
        kCGImageSourceCreateThumbnailFromImageIfAbsent: true,
        kCGImageSourceThumbnailMaxPixelSize: 1000,
      ]), equals: [60, 20])
    expect(size(longest) == nil, "the file brings none")
  }

  @Test func `a picture can be a share of its size`() throws {
    let source = try source(ImageFiles.png)
    let options = [kCGImageSourceSubsampleFactor: 4] as CFDictionary
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, options))
    expect(image.width, equals: 10)
    expect(image.height, equals: 8)
    expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
  }

  @Test func `a file that is still coming says more and more`() throws {
    let source = CGImageSourceCreateIncremental(nil)
    expect(CGImageSourceGetStatus(source), equals: .statusReadingHeader)
    expect(CGImageSourceGetType(source) == nil)
    let file = ImageFiles.jpeg()
    CGImageSourceUpdateData(source, file.prefix(10) as CFData, false)
    expect(CGImageSourceGetStatus(source), equals: .statusReadingHeader)
    expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
    CGImageSourceUpdateData(source, file as CFData, false)
    expect(CGImageSourceGetStatus(source), equals: .statusIncomplete)
    expect(CGImageSourceGetType(source) as String?, equals: "public.jpeg")
    CGImageSourceUpdateData(source, file as CFData, true)
    expect(CGImageSourceGetStatus(source), equals: .statusComplete)
  }

  @Test func `what is no picture has none`() throws {
    expect(CGImageSourceCreateWithData(Data() as CFData, nil) == nil)
    let none = try source(Data("words".utf8))
    expect(CGImageSourceGetStatus(none), equals: .statusUnknownType)
    expect(CGImageSourceGetCount(none), equals: 0)
    expect(CGImageSourceCreateImageAtIndex(none, 0, nil) == nil)
    expect(
      CGImageSourceCreateWithURL(URL(fileURLWithPath: "/none/at all.png") as CFURL, nil) == nil)
  }

  @Test func `a file that ends anywhere is read as far as it goes`() throws {
    for file in [ImageFiles.png, ImageFiles.gif, ImageFiles.jpeg(orientation: 3)] {
      for length in 1..<file.count {
        let source = try source(file.prefix(length))
        for index in 0..<max(1, CGImageSourceGetCount(source)) {
          _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
        }
      }
    }
  }

  @Test func `numbers are lengths, and lengths are numbers`() {
    expect((NSNumber(value: 2.5) as Any) as? CGFloat, equals: 2.5)
    expect((CGFloat(2.5) as Any) as? NSNumber, equals: 2.5)
    expect((["width": 3] as NSDictionary) as? [String: CGFloat], equals: ["width": 3])
  }
}
