// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreImage
import Expectations
import Foundation
import Testing

/// Tests of built-in filters with their parameters as properties.
struct BuiltinFilterTests {
  @Test func `each is the filter of its name, and has the usual values`() {
    let filters: [(CIFilter, String)] = [
      (CIFilter.gaussianBlur() as any CIFilter & CIGaussianBlur, "CIGaussianBlur"),
      (CIFilter.boxBlur() as any CIFilter & CIBoxBlur, "CIBoxBlur"),
      (CIFilter.unsharpMask() as any CIFilter & CIUnsharpMask, "CIUnsharpMask"),
      (
        CIFilter.dissolveTransition() as any CIFilter & CIDissolveTransition, "CIDissolveTransition"
      ),
      (CIFilter.colorControls() as any CIFilter & CIColorControls, "CIColorControls"),
      (CIFilter.exposureAdjust() as any CIFilter & CIExposureAdjust, "CIExposureAdjust"),
      (CIFilter.gammaAdjust() as any CIFilter & CIGammaAdjust, "CIGammaAdjust"),
      (CIFilter.hueAdjust() as any CIFilter & CIHueAdjust, "CIHueAdjust"),
      (CIFilter.whitePointAdjust() as any CIFilter & CIWhitePointAdjust, "CIWhitePointAdjust"),
      (CIFilter.colorMatrix() as any CIFilter & CIColorMatrix, "CIColorMatrix"),
      (CIFilter.colorClamp() as any CIFilter & CIColorClamp, "CIColorClamp"),
      (CIFilter.colorPolynomial() as any CIFilter & CIColorPolynomial, "CIColorPolynomial"),
      (
        CIFilter.linearToSRGBToneCurve()
          as any CIFilter & CILinearToSRGBToneCurve,
        "CILinearToSRGBToneCurve"
      ),
      (
        CIFilter.sRGBToneCurveToLinear()
          as any CIFilter & CISRGBToneCurveToLinear,
        "CISRGBToneCurveToLinear"
      ),
      (CIFilter.colorInvert() as any CIFilter & CIColorInvert, "CIColorInvert"),
      (CIFilter.sepiaTone() as any CIFilter & CISepiaTone, "CISepiaTone"),
      (CIFilter.colorMonochrome() as any CIFilter & CIColorMonochrome, "CIColorMonochrome"),
      (CIFilter.falseColor() as any CIFilter & CIFalseColor, "CIFalseColor"),
      (CIFilter.maskToAlpha() as any CIFilter & CIMaskToAlpha, "CIMaskToAlpha"),
      (CIFilter.maximumComponent() as any CIFilter & CIMaximumComponent, "CIMaximumComponent"),
      (CIFilter.minimumComponent() as any CIFilter & CIMinimumComponent, "CIMinimumComponent"),
      (CIFilter.colorCube() as any CIFilter & CIColorCube, "CIColorCube"),
      (
        CIFilter.lanczosScaleTransform()
          as any CIFilter & CILanczosScaleTransform,
        "CILanczosScaleTransform"
      ),
      (CIFilter.affineClamp() as any CIFilter & CIAffineClamp, "CIAffineClamp"),
      (CIFilter.pixellate() as any CIFilter & CIPixellate, "CIPixellate"),
      (CIFilter.areaAverage() as any CIFilter & CIAreaAverage, "CIAreaAverage"),
      (CIFilter.areaMaximum() as any CIFilter & CIAreaMaximum, "CIAreaMaximum"),
      (CIFilter.areaMinimum() as any CIFilter & CIAreaMinimum, "CIAreaMinimum"),
      (CIFilter.qrCodeGenerator() as any CIFilter & CIQRCodeGenerator, "CIQRCodeGenerator"),
      (
        CIFilter.checkerboardGenerator()
          as any CIFilter & CICheckerboardGenerator,
        "CICheckerboardGenerator"
      ),
      (CIFilter.stripesGenerator() as any CIFilter & CIStripesGenerator, "CIStripesGenerator"),
      (CIFilter.linearGradient() as any CIFilter & CILinearGradient, "CILinearGradient"),
      (CIFilter.radialGradient() as any CIFilter & CIRadialGradient, "CIRadialGradient"),
      (CIFilter.blendWithMask() as any CIFilter & CIBlendWithMask, "CIBlendWithMask"),
      (CIFilter.blendWithAlphaMask() as any CIFilter & CIBlendWithMask, "CIBlendWithAlphaMask"),
      (CIFilter.photoEffectMono() as any CIFilter & CIPhotoEffect, "CIPhotoEffectMono"),
      (CIFilter.photoEffectNoir() as any CIFilter & CIPhotoEffect, "CIPhotoEffectNoir"),
      (CIFilter.photoEffectTonal() as any CIFilter & CIPhotoEffect, "CIPhotoEffectTonal"),
    ]
    for (filter, name) in filters {
      expect(filter.name, equals: name)
      expect(filter.inputKeys, equals: CIFilter(name: name)?.inputKeys)
    }
  }

  @Test func `those that lay images over others have both`() {
    let filters: [(any CIFilter & CICompositeOperation, String)] = [
      (CIFilter.additionCompositing(), "CIAdditionCompositing"),
      (CIFilter.maximumCompositing(), "CIMaximumCompositing"),
      (CIFilter.minimumCompositing(), "CIMinimumCompositing"),
      (CIFilter.multiplyCompositing(), "CIMultiplyCompositing"),
      (CIFilter.sourceAtopCompositing(), "CISourceAtopCompositing"),
      (CIFilter.sourceInCompositing(), "CISourceInCompositing"),
      (CIFilter.sourceOutCompositing(), "CISourceOutCompositing"),
      (CIFilter.sourceOverCompositing(), "CISourceOverCompositing"),
      (CIFilter.colorBurnBlendMode(), "CIColorBurnBlendMode"),
      (CIFilter.colorDodgeBlendMode(), "CIColorDodgeBlendMode"),
      (CIFilter.darkenBlendMode(), "CIDarkenBlendMode"),
      (CIFilter.differenceBlendMode(), "CIDifferenceBlendMode"),
      (CIFilter.exclusionBlendMode(), "CIExclusionBlendMode"),
      (CIFilter.hardLightBlendMode(), "CIHardLightBlendMode"),
      (CIFilter.lightenBlendMode(), "CILightenBlendMode"),
      (CIFilter.multiplyBlendMode(), "CIMultiplyBlendMode"),
      (CIFilter.overlayBlendMode(), "CIOverlayBlendMode"),
      (CIFilter.screenBlendMode(), "CIScreenBlendMode"),
      (CIFilter.softLightBlendMode(), "CISoftLightBlendMode"),
    ]
    let (red, blue) = (CIImage(color: .red), CIImage(color: .blue))
    for (filter, name) in filters {
      expect(filter.name, equals: name)
      filter.inputImage = red
      filter.backgroundImage = blue
      expect(filter.inputImage === red && filter.backgroundImage === blue)
      expect(filter.outputImage != nil)
    }
  }

  @Test func `properties are the values of names`() {
    let blur = CIFilter.gaussianBlur()
    expect(blur.radius == 10 && blur.outputImage == nil)
    blur.radius = 2
    expect(blur.value(forKey: kCIInputRadiusKey) as? NSNumber, equals: 2)
    blur.setValue(5, forKey: kCIInputRadiusKey)
    expect(blur.radius, equals: 5)
    blur.inputImage = CIImage(color: .red)
    expect(blur.outputImage != nil && type(of: blur).customAttributes() == nil)

    let stripes = CIFilter.stripesGenerator()
    stripes.center = CGPoint(x: 3, y: 4)
    stripes.color0 = .red
    stripes.width = 7
    expect(stripes.center == CGPoint(x: 3, y: 4) && stripes.color0 == .red && stripes.width == 7)
    expect(stripes.value(forKey: kCIInputCenterKey) as? CIVector, equals: CIVector(x: 3, y: 4))

    let mean = CIFilter.areaAverage()
    mean.extent = CGRect(x: 1, y: 2, width: 3, height: 4)
    expect(mean.extent, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    let clamp = CIFilter.affineClamp()
    clamp.transform = CGAffineTransform(scaleX: 2, y: 3)
    expect(clamp.transform, equals: CGAffineTransform(scaleX: 2, y: 3))
    let cube = CIFilter.colorCube()
    expect(cube.cubeData.isEmpty && cube.cubeDimension == 2)
    cube.cubeData = Data([1])
    expect(cube.cubeData, equals: Data([1]))
    let code = CIFilter.qrCodeGenerator()
    expect(code.correctionLevel == "M" && code.message.isEmpty)
    code.message = Data([65])
    code.correctionLevel = "H"
    expect(code.outputImage?.extent.width, equals: 23)
    let light = CIFilter.exposureAdjust()
    light.ev = 2
    expect(light.value(forKey: kCIInputEVKey) as? NSNumber, equals: 2)
  }

  @Test func `what comes out is what the filter of that name makes`() throws {
    let image = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
    let sepia = CIFilter.sepiaTone()
    sepia.inputImage = image
    sepia.intensity = 0.5
    let values: [String: Any] = [kCIInputImageKey: image, kCIInputIntensityKey: 0.5]
    let named = CIFilter(name: "CISepiaTone", parameters: values)
    expect(try bytes(sepia.outputImage) == bytes(named?.outputImage))
    let copy = try #require(sepia.copy() as? CIFilter)
    expect(try bytes(copy.outputImage) == bytes(sepia.outputImage))
  }

  @Test func `films and transitions have their values`() {
    let film: any CIFilter & CIPhotoEffect = CIFilter.photoEffectNoir()
    film.inputImage = CIImage(color: .green)
    let way: any CITransitionFilter = CIFilter.dissolveTransition()
    way.inputImage = film.outputImage
    way.targetImage = CIImage(color: .blue)
    way.time = 0.5
    let least: any CIAreaReductionFilter = CIFilter.areaMinimum()
    least.inputImage = way.outputImage
    let any: any CIFilterProtocol = least
    expect(any.outputImage != nil && way.time == 0.5)
  }
}
