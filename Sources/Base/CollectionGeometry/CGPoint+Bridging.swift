// SPDX-License-Identifier: Apache-2.0

public import Foundation

// A value stored as an object, as in notification dictionaries, casts back to its original type.

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// Returns an object that contains the point.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
  /// Converts an object that contains a point.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.cgPointValue
  }
  /// Returns whether the object contains a point, which is converted if so.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGPoint?
  ) -> Bool {
    guard source.holds(NSValue(cgPoint: .zero)) else { return false }
    result = source.cgPointValue
    return true
  }
  /// Returns the point in an object, or zero for `nil`.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.cgPointValue ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// Returns an object that contains the size.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
  /// Converts an object that contains a size.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.cgSizeValue
  }
  /// Returns whether the object contains a size, which is converted if so.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGSize?
  ) -> Bool {
    guard source.holds(NSValue(cgSize: .zero)) else { return false }
    result = source.cgSizeValue
    return true
  }
  /// Returns the size in an object, or zero for `nil`.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.cgSizeValue ?? .zero
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns an object that contains the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
  /// Converts an object that contains a rectangle.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.cgRectValue
  }
  /// Returns whether the object contains a rectangle, which is converted if so.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    guard source.holds(NSValue(cgRect: .zero)) else { return false }
    result = source.cgRectValue
    return true
  }
  /// Returns the rectangle in an object, or zero for `nil`.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.cgRectValue ?? .zero
  }
}
