// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionCollectionGeometry

/// A motion effect that changes one property of a view between two values.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axes of tilting.
  public enum EffectType: Int, Sendable {
    /// Tilting along the horizontal axis.
    case tiltAlongHorizontalAxis = 0
    /// Tilting along the vertical axis.
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the property that changes.
  public let keyPath: String
  /// The axis of tilting.
  public let type: EffectType
  /// The offset of the property for a viewer's offset of -1 along the axis; a number.
  open var minimumRelativeValue: Any?
  /// The offset of the property for a viewer's offset of 1 along the axis; a number.
  open var maximumRelativeValue: Any?

  /// Creates an effect on the property at `keyPath`.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Returns the offset of the property, interpolated between the two values by the viewer's offset along the
  /// axis; `nil` unless both values are numbers.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let low = Self.number(minimumRelativeValue), let high = Self.number(maximumRelativeValue)
    else { return nil }
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let share = (min(1, max(-1, offset)) + 1) / 2
    return [keyPath: low + (high - low) * share]
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
