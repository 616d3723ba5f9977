// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Bridging of `CGFloat` to `NSNumber` and back, as for other numbers: `properties["width"] as? CGFloat`.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the value as a number object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Converts the value of `source`.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Returns `true`: every number is converted.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Returns the value of `source`, or 0 for `nil`.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
