// SPDX-License-Identifier: Apache-2.0

// What is said of filters and of what they take.

/// The name of a filter.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The name of a filter for people.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The kinds that a filter is of.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The name of a value's class.
public let kCIAttributeClass = "CIAttributeClass"
/// What a value means.
public let kCIAttributeType = "CIAttributeType"
/// The least value.
public let kCIAttributeMin = "CIAttributeMin"
/// The greatest value.
public let kCIAttributeMax = "CIAttributeMax"
/// The least value that people should be offered.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The greatest value that people should be offered.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The value that is taken without another.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The name of a value for people.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// Any number.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// A number of pixels.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// An angle, in radians.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// A time, from 0 to 1.
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
/// A place.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// A rectangle.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// Numbers of an offset.
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
/// A colour.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
/// An image.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
/// A transform.
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"
/// Filters that give pictures another look.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// Filters that change colours a little.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// Filters that make one image of two.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// Filters that move, turn, scale and cut.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// Filters that make images of nothing.
public let kCICategoryGenerator = "CICategoryGenerator"
/// Filters that make colours that run into each other.
public let kCICategoryGradient = "CICategoryGradient"
/// Filters that lead from one image to another.
public let kCICategoryTransition = "CICategoryTransition"
/// Filters that make something else of an image.
public let kCICategoryStylize = "CICategoryStylize"
/// Filters that make edges clearer.
public let kCICategorySharpen = "CICategorySharpen"
/// Filters that make edges less clear.
public let kCICategoryBlur = "CICategoryBlur"
/// Filters that make images endless.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// Filters that make numbers of an image.
public let kCICategoryReduction = "CICategoryReduction"
/// Filters for pictures.
public let kCICategoryStillImage = "CICategoryStillImage"
/// Filters for films.
public let kCICategoryVideo = "CICategoryVideo"
/// Filters that are here without anybody's doing.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
