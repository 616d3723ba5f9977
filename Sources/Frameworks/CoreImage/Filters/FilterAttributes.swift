// SPDX-License-Identifier: Apache-2.0

// The attributes of filters and of their parameters.

/// The key of a filter's name.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of a filter's display name.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The key of a filter's categories.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The key of the name of a parameter's class.
public let kCIAttributeClass = "CIAttributeClass"
/// The key of the type of a parameter.
public let kCIAttributeType = "CIAttributeType"
/// The key of a parameter's minimum.
public let kCIAttributeMin = "CIAttributeMin"
/// The key of a parameter's maximum.
public let kCIAttributeMax = "CIAttributeMax"
/// The key of the minimum for a control in a user interface.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The key of the maximum for a control in a user interface.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The key of a parameter's default value.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The key of a parameter's display name.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// The type of a number.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// The type of a distance, in pixels.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// The type of an angle, in radians.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// The type of a time, from 0 to 1.
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
/// The type of a position.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// The type of a rectangle.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// The type of an offset.
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
/// The type of a colour.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
/// The type of an image.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
/// The type of a transform.
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"
/// The category of filters for artistic colour effects.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// The category of filters for colour adjustment.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// The category of filters that composite two images.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// The category of filters that transform and crop.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// The category of filters that generate images.
public let kCICategoryGenerator = "CICategoryGenerator"
/// The category of filters that generate gradients.
public let kCICategoryGradient = "CICategoryGradient"
/// The category of filters for transitions between images.
public let kCICategoryTransition = "CICategoryTransition"
/// The category of filters that stylise an image.
public let kCICategoryStylize = "CICategoryStylize"
/// The category of filters that sharpen edges.
public let kCICategorySharpen = "CICategorySharpen"
/// The category of filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// The category of filters that tile an image infinitely.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// The category of filters that reduce an image to a few values.
public let kCICategoryReduction = "CICategoryReduction"
/// The category of filters for still images.
public let kCICategoryStillImage = "CICategoryStillImage"
/// The category of filters for video.
public let kCICategoryVideo = "CICategoryVideo"
/// The category of built-in filters.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
