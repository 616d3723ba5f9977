// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionContracts

/// A built-in filter, with the parameters of all filters as properties.
///
/// The factory methods return it as the protocol of its kind, which hides the other parameters.
final class BuiltinFilter: CIFilter {
  /// Creates the filter `name` with default values.
  convenience init(_ name: String) {
    guard let kind = FilterKind.all[name] else { contractBroken("there is no filter \(name)") }
    self.init(kind: kind)
  }

  private func image(_ key: String) -> CIImage? { value(forKey: key) as? CIImage }
  private func color(_ key: String) -> CIColor { given.color(key) }
  private func vector(_ key: String) -> CIVector { given.vector(key) }
  private func number(_ key: String) -> Float { given.number(key) }

  var inputImage: CIImage? {
    get { image("inputImage") }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { image("inputBackgroundImage") }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var maskImage: CIImage? {
    get { image("inputMaskImage") }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  var targetImage: CIImage? {
    get { image("inputTargetImage") }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }
  var time: Float {
    get { number("inputTime") }
    set { setValue(NSNumber(value: newValue), forKey: "inputTime") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { setValue(NSNumber(value: newValue), forKey: "inputRadius") }
  }
  var intensity: Float {
    get { number("inputIntensity") }
    set { setValue(NSNumber(value: newValue), forKey: "inputIntensity") }
  }
  var saturation: Float {
    get { number("inputSaturation") }
    set { setValue(NSNumber(value: newValue), forKey: "inputSaturation") }
  }
  var brightness: Float {
    get { number("inputBrightness") }
    set { setValue(NSNumber(value: newValue), forKey: "inputBrightness") }
  }
  var contrast: Float {
    get { number("inputContrast") }
    set { setValue(NSNumber(value: newValue), forKey: "inputContrast") }
  }
  var ev: Float {
    get { number("inputEV") }
    set { setValue(NSNumber(value: newValue), forKey: "inputEV") }
  }
  var power: Float {
    get { number("inputPower") }
    set { setValue(NSNumber(value: newValue), forKey: "inputPower") }
  }
  var angle: Float {
    get { number("inputAngle") }
    set { setValue(NSNumber(value: newValue), forKey: "inputAngle") }
  }
  var color: CIColor {
    get { color("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var color0: CIColor {
    get { color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var rVector: CIVector {
    get { vector("inputRVector") }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  var gVector: CIVector {
    get { vector("inputGVector") }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  var bVector: CIVector {
    get { vector("inputBVector") }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  var aVector: CIVector {
    get { vector("inputAVector") }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  var biasVector: CIVector {
    get { vector("inputBiasVector") }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
  var minComponents: CIVector {
    get { vector("inputMinComponents") }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }
  var maxComponents: CIVector {
    get { vector("inputMaxComponents") }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }
  var redCoefficients: CIVector {
    get { vector("inputRedCoefficients") }
    set { setValue(newValue, forKey: "inputRedCoefficients") }
  }
  var greenCoefficients: CIVector {
    get { vector("inputGreenCoefficients") }
    set { setValue(newValue, forKey: "inputGreenCoefficients") }
  }
  var blueCoefficients: CIVector {
    get { vector("inputBlueCoefficients") }
    set { setValue(newValue, forKey: "inputBlueCoefficients") }
  }
  var alphaCoefficients: CIVector {
    get { vector("inputAlphaCoefficients") }
    set { setValue(newValue, forKey: "inputAlphaCoefficients") }
  }
  var cubeDimension: Float {
    get { number("inputCubeDimension") }
    set { setValue(NSNumber(value: newValue), forKey: "inputCubeDimension") }
  }
  var cubeData: Data {
    get { given.data("inputCubeData") ?? Data() }
    set { setValue(newValue, forKey: "inputCubeData") }
  }
  var scale: Float {
    get { number("inputScale") }
    set { setValue(NSNumber(value: newValue), forKey: "inputScale") }
  }
  var aspectRatio: Float {
    get { number("inputAspectRatio") }
    set { setValue(NSNumber(value: newValue), forKey: "inputAspectRatio") }
  }
  var transform: CGAffineTransform {
    get { given.transform("inputTransform") }
    set { setValue(NSValue(cgAffineTransform: newValue), forKey: "inputTransform") }
  }
  var center: CGPoint {
    get { vector("inputCenter").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }
  var extent: CGRect {
    get { vector("inputExtent").cgRectValue }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
  }
  var width: Float {
    get { number("inputWidth") }
    set { setValue(NSNumber(value: newValue), forKey: "inputWidth") }
  }
  var sharpness: Float {
    get { number("inputSharpness") }
    set { setValue(NSNumber(value: newValue), forKey: "inputSharpness") }
  }
  var point0: CGPoint {
    get { vector("inputPoint0").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }
  var point1: CGPoint {
    get { vector("inputPoint1").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }
  var radius0: Float {
    get { number("inputRadius0") }
    set { setValue(NSNumber(value: newValue), forKey: "inputRadius0") }
  }
  var radius1: Float {
    get { number("inputRadius1") }
    set { setValue(NSNumber(value: newValue), forKey: "inputRadius1") }
  }
  var message: Data {
    get { given.data("inputMessage") ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { given.text("inputCorrectionLevel") }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}

extension BuiltinFilter:
  CIQRCodeGenerator, CICompositeOperation, CITransitionFilter, CIAreaReductionFilter,
  CIGaussianBlur, CIBoxBlur, CIUnsharpMask, CIBlendWithMask, CIDissolveTransition,
  CIColorControls, CIExposureAdjust, CIGammaAdjust, CIHueAdjust, CIWhitePointAdjust,
  CIColorMatrix, CIColorClamp, CIColorPolynomial, CILinearToSRGBToneCurve,
  CISRGBToneCurveToLinear, CIColorInvert, CISepiaTone, CIColorMonochrome, CIFalseColor,
  CIMaskToAlpha, CIMaximumComponent, CIMinimumComponent, CIPhotoEffect, CIColorCube,
  CILanczosScaleTransform, CIAffineClamp, CIPixellate, CIAreaAverage, CIAreaMaximum,
  CIAreaMinimum, CICheckerboardGenerator, CIStripesGenerator, CILinearGradient, CIRadialGradient
{}
