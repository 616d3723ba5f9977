// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Lengths are numbers of Foundation's and back, as other numbers are: `properties["width"] as? CGFloat`.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The number.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// What `source` is.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// What `source` is, which every number is.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// What `source` is; 0 where there is none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
