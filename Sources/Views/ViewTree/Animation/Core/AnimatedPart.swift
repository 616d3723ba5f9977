// SPDX-License-Identifier: Apache-2.0

/// A property of a layer at one moment of an animation.
struct AnimatedPart {
  /// The property's name: the first part of the key path.
  let root: String
  /// The closure that returns the displayed value for the underlying value.
  let value: (AnimatedValue) -> AnimatedValue
}
