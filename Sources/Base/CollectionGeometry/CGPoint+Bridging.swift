// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What is kept as an object, as in the dictionaries of notifications, casts to what it was made from.

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// The object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
  /// The point of an object that has one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.cgPointValue
  }
  /// The point of an object, if it has one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGPoint?
  ) -> Bool {
    guard source.holds(NSValue(cgPoint: .zero)) else { return false }
    result = source.cgPointValue
    return true
  }
  /// The point of an object; zero for none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.cgPointValue ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// The object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
  /// The size of an object that has one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.cgSizeValue
  }
  /// The size of an object, if it has one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGSize?
  ) -> Bool {
    guard source.holds(NSValue(cgSize: .zero)) else { return false }
    result = source.cgSizeValue
    return true
  }
  /// The size of an object; zero for none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.cgSizeValue ?? .zero
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
  /// The rectangle of an object that has one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.cgRectValue
  }
  /// The rectangle of an object, if it has one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    guard source.holds(NSValue(cgRect: .zero)) else { return false }
    result = source.cgRectValue
    return true
  }
  /// The rectangle of an object; zero for none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.cgRectValue ?? .zero
  }
}
