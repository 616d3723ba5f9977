// SPDX-License-Identifier: Apache-2.0

import CoreImage
import Expectations
import Testing

/// Tests of filters by name, and of their parameters.
struct FilterTests {
  @Test func `a name that is not known makes no filter`() {
    expect(CIFilter(name: "yo") == nil)
    expect(CIFilter(name: "yo", parameters: ["inputIntensity": 0.5]) == nil)
    expect(CIImage.red.applyingFilter("yo").extent.isNull)
  }

  @Test func `a filter has the values that are taken without others`() throws {
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    expect(filter.name, equals: "CISepiaTone")
    expect(filter.inputKeys, equals: [kCIInputImageKey, kCIInputIntensityKey])
    expect(filter.outputKeys, equals: [kCIOutputImageKey])
    expect(filter.value(forKey: kCIInputIntensityKey) as? NSNumber, equals: 1)
    expect(filter.value(forKey: kCIInputImageKey) == nil)
    expect(filter.outputImage == nil && filter.value(forKey: kCIOutputImageKey) == nil)
    filter.setValue(0.25, forKey: kCIInputIntensityKey)
    filter.setValue(CIImage.red, forKey: kCIInputImageKey)
    expect(filter.value(forKey: kCIInputIntensityKey) as? Double, equals: 0.25)
    expect(filter.outputImage != nil && filter.value(forKey: kCIOutputImageKey) is CIImage)
    filter.setDefaults()
    expect(filter.value(forKey: kCIInputIntensityKey) as? NSNumber, equals: 1)
    expect(filter.value(forKey: kCIInputImageKey) is CIImage)
  }

  @Test func `numbers of all kinds are taken`() throws {
    let numbers: [Any] = [0.5, Float(0.5), CGFloat(0.5), NSNumber(value: 0.5)]
    let grey = picture(1, [[100, 100, 100, 255]])
    for number in numbers {
      let filter = CIFilter(
        name: "CISepiaTone", parameters: [kCIInputIntensityKey: number, kCIInputImageKey: grey])
      expect(try bytes(filter?.outputImage), equals: [[118, 110, 97, 255]])
    }
  }

  @Test func `a copy has values of its own`() throws {
    let filter = try #require(CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: 3]))
    let copy = try #require(filter.copy() as? CIFilter)
    copy.setValue(CIImage.red, forKey: kCIInputImageKey)
    copy.setValue(5, forKey: kCIInputRadiusKey)
    expect(filter.value(forKey: kCIInputImageKey) == nil)
    expect(filter.value(forKey: kCIInputRadiusKey) as? Int == 3 && copy.name == filter.name)
  }

  @Test func `a filter says what it is and takes`() throws {
    let filter = try #require(CIFilter(name: "CIColorControls"))
    let attributes = filter.attributes
    expect(attributes[kCIAttributeFilterName] as? String, equals: "CIColorControls")
    expect(attributes[kCIAttributeFilterDisplayName] as? String, equals: "Color Controls")
    expect(
      (attributes[kCIAttributeFilterCategories] as? [String])?.contains(kCICategoryColorAdjustment),
      equals: true)
    let contrast = try #require(attributes[kCIInputContrastKey] as? [String: Any])
    expect(contrast[kCIAttributeClass] as? String, equals: "NSNumber")
    expect(contrast[kCIAttributeSliderMin] as? NSNumber, equals: 0.25)
    expect(contrast[kCIAttributeSliderMax] as? NSNumber, equals: 4)
    expect(contrast[kCIAttributeDefault] as? NSNumber, equals: 1)
    expect(CIFilter.localizedName(forFilterName: "CIGaussianBlur"), equals: "Gaussian Blur")
    expect("\(filter)".contains("CIColorControls") && "\(filter)".contains("inputContrast=1"))
  }

  @Test func `filters are listed by what they do`() {
    expect(
      CIFilter.filterNames(inCategory: kCICategoryBlur), equals: ["CIBoxBlur", "CIGaussianBlur"])
    let all = CIFilter.filterNames(inCategory: nil)
    expect(all == CIFilter.filterNames(inCategory: kCICategoryBuiltIn) && all.count > 55)
    expect(CIFilter.filterNames(inCategories: [kCICategoryBlur, kCICategorySharpen]).isEmpty)
    expect(CIFilter.filterNames(inCategory: "none").isEmpty)
  }

  @Test func `each filter makes an image of what it takes`() throws {
    for name in CIFilter.filterNames(inCategory: nil) {
      let filter = try #require(CIFilter(name: name))
      expect(filter.outputImage == nil || !filter.inputKeys.contains(kCIInputImageKey))
      for key in filter.inputKeys where key.hasSuffix("Image") {
        filter.setValue(picture(2, [red, green, blue, white]), forKey: key)
      }
      if filter.inputKeys.contains("inputMessage") {
        filter.setValue(Data([65]), forKey: "inputMessage")
      }
      let image = try #require(filter.outputImage, "\(name)")
      let context = CIContext()
      expect(context.createCGImage(image, from: CGRect(x: 0, y: 0, width: 3, height: 3)) != nil)
    }
  }

  @Test func `a filter of the application's own takes what it likes`() throws {
    final class Twice: CIFilter {
      var inputImage: CIImage?
      override var outputImage: CIImage? {
        inputImage?.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 1])
      }
    }
    let filter = Twice()
    filter.inputImage = picture(1, [[50, 100, 200, 255]])
    filter.setValue("any", forKey: "inputOther")
    expect(filter.value(forKey: "inputOther") as? String == "any" && filter.name == "Twice")
    expect(try bytes(filter.outputImage), equals: [[100, 200, 255, 255]])
  }

  @Test func `a value that the filter does not take ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      CIFilter(name: "CISepiaTone")?.setValue(1, forKey: "inputRadius")
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(said.contains("CISepiaTone takes no value of the name inputRadius"))
  }

  @Test func `a filter goes through an archive`() throws {
    let filter = try #require(CIFilter(name: "CIColorMonochrome"))
    filter.setValue(0.5, forKey: kCIInputIntensityKey)
    filter.setValue(CIColor.green, forKey: kCIInputColorKey)
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    filter.encode(with: archiver)
    archiver.finishEncoding()
    let read = CIFilter(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData))
    expect(read?.value(forKey: kCIInputColorKey) as? CIColor, equals: .green)
    expect((read?.value(forKey: kCIInputIntensityKey) as? NSNumber)?.doubleValue, equals: 0.5)
  }
}
