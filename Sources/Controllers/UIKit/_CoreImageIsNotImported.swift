// SPDX-License-Identifier: Apache-2.0

#if !AppleFrameworks

/// A placeholder for the classes of Core Image in a program that uses them without `import CoreImage`, and
/// without the trait with which UIKit re-exports it.
///
/// The names below only produce the message of a compiler error: where `CoreImage` is imported, its classes
/// take precedence.
public enum _CoreImageIsNotImported {}

/// The name of `CoreImage.CIColor`, for the compiler error only.
@available(
  *, unavailable,
  message: "add and import the product CoreImage, or enable the trait AppleFrameworks"
)
public typealias CIColor = _CoreImageIsNotImported

/// The name of `CoreImage.CIContext`, for the compiler error only.
@available(
  *, unavailable,
  message: "add and import the product CoreImage, or enable the trait AppleFrameworks"
)
public typealias CIContext = _CoreImageIsNotImported

/// The name of `CoreImage.CIFilter`, for the compiler error only.
@available(
  *, unavailable,
  message: "add and import the product CoreImage, or enable the trait AppleFrameworks"
)
public typealias CIFilter = _CoreImageIsNotImported

/// The name of `CoreImage.CIImage`, for the compiler error only.
@available(
  *, unavailable,
  message: "add and import the product CoreImage, or enable the trait AppleFrameworks"
)
public typealias CIImage = _CoreImageIsNotImported

/// The name of `CoreImage.CIVector`, for the compiler error only.
@available(
  *, unavailable,
  message: "add and import the product CoreImage, or enable the trait AppleFrameworks"
)
public typealias CIVector = _CoreImageIsNotImported

#endif
