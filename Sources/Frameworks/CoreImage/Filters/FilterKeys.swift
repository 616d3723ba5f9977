// SPDX-License-Identifier: Apache-2.0

// The keys of what filters take and make.

/// An image that a filter makes.
public let kCIOutputImageKey = "outputImage"
/// An image below another.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The image that a filter changes.
public let kCIInputImageKey = "inputImage"
/// A time.
public let kCIInputTimeKey = "inputTime"
/// A transform.
public let kCIInputTransformKey = "inputTransform"
/// How many times as large.
public let kCIInputScaleKey = "inputScale"
/// How many times as wide, beside the scale.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// A place.
public let kCIInputCenterKey = "inputCenter"
/// How far something reaches, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// An angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// A width, in pixels.
public let kCIInputWidthKey = "inputWidth"
/// How sharp edges are.
public let kCIInputSharpnessKey = "inputSharpness"
/// How much is done.
public let kCIInputIntensityKey = "inputIntensity"
/// Stops of light.
public let kCIInputEVKey = "inputEV"
/// How colourful.
public let kCIInputSaturationKey = "inputSaturation"
/// A colour.
public let kCIInputColorKey = "inputColor"
/// How much light is added.
public let kCIInputBrightnessKey = "inputBrightness"
/// How far colours are from grey.
public let kCIInputContrastKey = "inputContrast"
/// What is added.
public let kCIInputBiasKey = "inputBias"
/// What is added to each component.
public let kCIInputBiasVectorKey = "inputBiasVector"
/// An image that says how much of others there is.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The image that a transition ends with.
public let kCIInputTargetImageKey = "inputTargetImage"
/// A rectangle.
public let kCIInputExtentKey = "inputExtent"
