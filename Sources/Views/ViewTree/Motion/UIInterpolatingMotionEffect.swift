// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionCollectionGeometry

/// A motion effect that changes one property of a view from one value to another.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The way of tilting that an effect follows.
  public enum EffectType: Int, Sendable {
    /// From side to side.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// The property that changes.
  public let keyPath: String
  /// The way of tilting.
  public let type: EffectType
  /// What the property differs by at one end: a number.
  open var minimumRelativeValue: Any?
  /// What the property differs by at the other end: a number.
  open var maximumRelativeValue: Any?

  /// An effect on the property at `keyPath`.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// What the property differs by, between the two values by how far the viewer is to the side.
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
