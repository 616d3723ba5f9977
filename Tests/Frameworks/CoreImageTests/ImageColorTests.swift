// SPDX-License-Identifier: Apache-2.0

import CoreImage
import Expectations
import Testing

/// Tests of colour filters.
struct ImageColorTests {
  private func pixel(
    _ filter: String, _ values: [String: Any] = [:], of pixel: [UInt8], context: CIContext = plain
  ) throws -> [UInt8] {
    try bytes(picture(1, [pixel]).applyingFilter(filter, parameters: values), context: context)[0]
  }

  @Test func `without a filter each byte comes back as it was`() throws {
    let all: [[UInt8]] = (0..<256).map { (value: Int) -> [UInt8] in
      [UInt8(value), UInt8(255 - value), 7, 255]
    }
    expect(try bytes(picture(16, all), context: CIContext()), equals: all)
    let thin: [[UInt8]] = (0..<256).map { (value: Int) -> [UInt8] in
      [UInt8(value / 3), 0, UInt8(value / 2), UInt8(value)]
    }
    for (one, other) in zip(try bytes(picture(16, thin), context: CIContext()), thin) {
      expect(
        zip(one, other).allSatisfy { (one: UInt8, other: UInt8) -> Bool in
          abs(Int(one) - Int(other)) <= 1
        })
    }
    expect(try bytes(picture(16, thin)), equals: thin)
  }

  @Test func `colours are counted in light`() throws {
    // Half the light of white is sRGB's 188, and what is left of 188 when it is taken away.
    expect(
      try pixel("CIExposureAdjust", [kCIInputEVKey: -1], of: white, context: CIContext()),
      equals: [
        188, 188, 188, 255,
      ])
    expect(
      try pixel("CIExposureAdjust", [kCIInputEVKey: -1], of: white), equals: [128, 128, 128, 255])
    expect(
      try pixel("CIColorInvert", of: [188, 255, 0, 255], context: CIContext()),
      equals: [
        187, 0, 255, 255,
      ])
    expect(try pixel("CIColorInvert", of: [188, 255, 0, 255]), equals: [67, 0, 255, 255])
    let space = CIContext(options: [.workingColorSpace: CGColorSpaceCreateDeviceRGB()])
    expect(space.workingColorSpace, equals: CGColorSpaceCreateDeviceRGB())
    expect(
      try pixel("CIColorInvert", of: [188, 255, 0, 255], context: space), equals: [67, 0, 255, 255])
  }

  @Test func `colours are changed without their opacity`() throws {
    expect(try pixel("CIColorInvert", of: [100, 0, 50, 100]), equals: [0, 100, 50, 100])
    expect(try pixel("CIColorInvert", of: clear), equals: clear)
  }

  @Test func `colour controls do nothing by themselves`() throws {
    expect(try pixel("CIColorControls", of: [10, 120, 200, 255]), equals: [10, 120, 200, 255])
    expect(
      try pixel("CIColorControls", [kCIInputBrightnessKey: 0.2], of: [0, 100, 240, 255]),
      equals: [
        51, 151, 255, 255,
      ])
    expect(
      try pixel("CIColorControls", [kCIInputContrastKey: 2], of: [64, 128, 200, 255]),
      equals: [
        1, 129, 255, 255,
      ])
    let grey = try pixel("CIColorControls", [kCIInputSaturationKey: 0], of: [255, 0, 0, 255])
    expect(grey, equals: [54, 54, 54, 255])
  }

  @Test func `a matrix weighs components and adds to them`() throws {
    let values: [String: Any] = [
      "inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0),
      "inputGVector": CIVector(x: 1, y: 0, z: 0, w: 0),
      "inputBiasVector": CIVector(x: 0, y: 0, z: 0.2, w: 0),
    ]
    expect(try pixel("CIColorMatrix", values, of: [10, 200, 30, 255]), equals: [200, 10, 81, 255])
    expect(try pixel("CIColorMatrix", of: [10, 20, 30, 40]), equals: [10, 20, 30, 40])
  }

  @Test func `sepia at half is half way`() throws {
    let full = try pixel("CISepiaTone", of: [100, 100, 100, 255])
    expect(full, equals: [135, 120, 94, 255])
    let half = try pixel("CISepiaTone", [kCIInputIntensityKey: 0.5], of: [100, 100, 100, 255])
    expect(half, equals: [118, 110, 97, 255])
    expect(
      try pixel("CISepiaTone", [kCIInputIntensityKey: 0], of: [1, 2, 3, 255]),
      equals: [1, 2, 3, 255])
  }

  @Test func `one colour is as bright as all were`() throws {
    let values: [String: Any] = [kCIInputColorKey: CIColor(red: 1, green: 0.5, blue: 0)]
    expect(
      try pixel("CIColorMonochrome", values, of: [200, 200, 200, 255]), equals: [200, 100, 0, 255])
    let colors: [String: Any] = ["inputColor0": CIColor.blue, "inputColor1": CIColor.white]
    expect(try pixel("CIFalseColor", colors, of: black), equals: blue)
    expect(try pixel("CIFalseColor", colors, of: white), equals: white)
  }

  @Test(arguments: ["CIPhotoEffectMono", "CIPhotoEffectTonal", "CIPhotoEffectNoir"])
  func `photographs without colour are grey`(_ name: String) throws {
    for context in [plain, CIContext()] {
      let pixel = try pixel(name, of: [20, 180, 90, 255], context: context)
      expect(pixel[0] == pixel[1] && pixel[1] == pixel[2])
    }
    let dark = try pixel(name, of: [40, 40, 40, 255])[0]
    expect(name == "CIPhotoEffectNoir" ? dark < 40 : dark >= 40)
  }

  @Test func `curves and limits`() throws {
    expect(
      try pixel("CIGammaAdjust", ["inputPower": 2], of: [128, 255, 0, 255]),
      equals: [64, 255, 0, 255])
    let limits = [
      "inputMinComponents": CIVector(x: 0.2, y: 0, z: 0, w: 0),
      "inputMaxComponents": CIVector(x: 1, y: 0.4, z: 1, w: 1),
    ]
    expect(try pixel("CIColorClamp", limits, of: [0, 200, 9, 255]), equals: [51, 102, 9, 255])
    let square = ["inputRedCoefficients": CIVector(x: 0, y: 0, z: 1, w: 0)]
    expect(try pixel("CIColorPolynomial", square, of: [128, 5, 6, 255]), equals: [64, 5, 6, 255])
    expect(try pixel("CIHueAdjust", [kCIInputAngleKey: 2 * Double.pi / 3], of: red), equals: green)
    expect(try pixel("CIWhitePointAdjust", [kCIInputColorKey: CIColor.red], of: white), equals: red)
    expect(try pixel("CISRGBToneCurveToLinear", of: [188, 0, 0, 255])[0], equals: 128)
    expect(try pixel("CILinearToSRGBToneCurve", of: [128, 0, 0, 255])[0], equals: 188)
    expect(try pixel("CIMaskToAlpha", of: [128, 128, 128, 255]), equals: [128, 128, 128, 128])
    expect(try pixel("CIMaximumComponent", of: [1, 9, 5, 255]), equals: [9, 9, 9, 255])
    expect(try pixel("CIMinimumComponent", of: [1, 9, 5, 255]), equals: [1, 1, 1, 255])
  }

  @Test func `a table of colours is looked up and mixed`() throws {
    // Red and blue change places.
    var table: [Float] = []
    for blue in 0..<3 {
      for green in 0..<3 {
        for red in 0..<3 {
          table += [Float(blue) / 2, Float(green) / 2, Float(red) / 2, 1]
        }
      }
    }
    let data = table.withUnsafeBytes { Data($0) }
    let values: [String: Any] = ["inputCubeDimension": 3, "inputCubeData": data]
    expect(try pixel("CIColorCube", values, of: [10, 100, 200, 255]), equals: [200, 100, 10, 255])
    expect(
      try pixel("CIColorCube", ["inputCubeDimension": 9, "inputCubeData": data], of: red),
      equals: red)
  }

  @Test(arguments: [
    ("CIMultiplyBlendMode", 100 * 200 / 255), ("CIScreenBlendMode", 300 - 100 * 200 / 255),
    ("CIDarkenBlendMode", 100), ("CILightenBlendMode", 200), ("CIDifferenceBlendMode", 100),
    ("CIExclusionBlendMode", 300 - 2 * 100 * 200 / 255), ("CIAdditionCompositing", 255),
    ("CIMultiplyCompositing", 78), ("CIMaximumCompositing", 200), ("CIMinimumCompositing", 100),
    ("CISourceOverCompositing", 200), ("CISourceInCompositing", 200), ("CISourceOutCompositing", 0),
    ("CISourceAtopCompositing", 200), ("CIHardLightBlendMode", 188), ("CIOverlayBlendMode", 157),
    ("CISoftLightBlendMode", 133), ("CIColorDodgeBlendMode", 255), ("CIColorBurnBlendMode", 57),
  ])
  func `two opaque pixels become one`(_ name: String, _ wanted: Int) throws {
    let top = picture(1, [[200, 200, 200, 255]])
    let bottom = picture(1, [[100, 100, 100, 255]])
    let image = top.applyingFilter(name, parameters: [kCIInputBackgroundImageKey: bottom])
    expect(abs(Int(try bytes(image)[0][0]) - wanted) <= 1)
    // Alone it stays what it is.
    expect(try bytes(top.applyingFilter(name))[0], equals: [200, 200, 200, 255])
  }

  @Test func `masks and times mix two images`() throws {
    let (one, other) = (picture(1, [red]), picture(1, [blue]))
    let mask = picture(1, [[51, 51, 51, 255]])
    let masked = one.applyingFilter(
      "CIBlendWithMask",
      parameters: [kCIInputBackgroundImageKey: other, kCIInputMaskImageKey: mask])
    expect(try bytes(masked), equals: [[51, 0, 204, 255]])
    let alpha = one.applyingFilter("CIBlendWithAlphaMask", parameters: [kCIInputMaskImageKey: mask])
    expect(try bytes(alpha), equals: [red])
    let later = one.applyingFilter(
      "CIDissolveTransition", parameters: [kCIInputTargetImageKey: other, kCIInputTimeKey: 0.2])
    expect(try bytes(later), equals: [[204, 0, 51, 255]])
  }

  @Test func `opacity is multiplied in, taken out, filled up`() throws {
    let pixel = picture(1, [[100, 50, 0, 128]])
    expect(try bytes(pixel.premultiplyingAlpha()), equals: [[50, 25, 0, 128]])
    expect(
      try bytes(pixel.premultiplyingAlpha().unpremultiplyingAlpha()), equals: [[100, 50, 0, 128]])
    let filled = pixel.settingAlphaOne(in: CGRect(x: 0, y: 0, width: 2, height: 1))
    expect(try bytes(filled), equals: [[100, 50, 0, 255], black])
  }
}
