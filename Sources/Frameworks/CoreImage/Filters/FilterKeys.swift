// SPDX-License-Identifier: Apache-2.0

// The keys of the inputs and outputs of filters.

/// The key of the output image.
public let kCIOutputImageKey = "outputImage"
/// The key of the background image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the input image.
public let kCIInputImageKey = "inputImage"
/// The key of a time.
public let kCIInputTimeKey = "inputTime"
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of a scale factor.
public let kCIInputScaleKey = "inputScale"
/// The key of an additional horizontal scale factor.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of a centre.
public let kCIInputCenterKey = "inputCenter"
/// The key of a radius, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of an angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a width, in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of the sharpness of edges.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of the intensity of an effect.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of an exposure change, in stops.
public let kCIInputEVKey = "inputEV"
/// The key of the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a colour.
public let kCIInputColorKey = "inputColor"
/// The key of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of a bias.
public let kCIInputBiasKey = "inputBias"
/// The key of a bias vector.
public let kCIInputBiasVectorKey = "inputBiasVector"
/// The key of a mask image.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the image at the end of a transition.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of a rectangle.
public let kCIInputExtentKey = "inputExtent"
