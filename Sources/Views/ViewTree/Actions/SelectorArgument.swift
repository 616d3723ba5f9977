// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Functions for converting arguments of a message to the types of a method's parameters.
enum SelectorArgument {
  /// Returns the argument at `index` as a `Value`, or `nil` if it cannot be converted.
  ///
  /// A missing argument is `nil`, for optional parameters; a missing event is replaced by one without
  /// information. Swift values and Foundation objects are bridged, for example `Notification` and
  /// `NSNotification`.
  static func value<Value>(_ given: [Any?], _ index: Int, as type: Value.Type) -> Value? {
    guard given.indices.contains(index), let argument = given[index] else { return none() }
    if let value = argument as? Value { return value }
    if let pointer = argument as? UnsafeMutableRawPointer {
      return UnsafeRawPointer(pointer) as? Value
    }
    let object: Any = (argument as? any _ObjectiveCBridgeable)?._bridgeToObjectiveC() ?? argument
    if let value = object as? Value { return value }
    // On Linux, Foundation does not bridge numbers to CGFloat.
    if type == CGFloat.self {
      return (object as? NSNumber).map { CGFloat($0.doubleValue) } as? Value
    }
    if let kind = type as? any _ObjectiveCBridgeable.Type { return bridged(object, kind) as? Value }
    return (type as? any RawRepresentable.Type).flatMap { made(object, $0) as? Value }
  }

  /// Returns the case of an enumeration with the raw value `object`, or `nil`.
  private static func made<Case: RawRepresentable>(_ object: Any, _ type: Case.Type) -> Any? {
    (Case.RawValue.self as? any _ObjectiveCBridgeable.Type)
      .flatMap { bridged(object, $0) as? Case.RawValue }.flatMap { Case(rawValue: $0) }
  }

  private static func none<Value>() -> Value? {
    if let found = Value.self as? any DefaultArgument.Type {
      // A metatype is immutable.
      nonisolated(unsafe) let type = found
      return MainActor.assumeIsolated { Unchecked(value: type.absent) }.value as? Value
    }
    if Value.self == UnsafeRawPointer.self { return UnsafeRawPointer(nowhere) as? Value }
    if Value.self == UnsafeMutableRawPointer.self { return nowhere as? Value }
    return Any?.none as? Value
  }

  /// The pointer passed for a null pointer if the method's parameter is not optional.
  private nonisolated(unsafe) static let nowhere = UnsafeMutableRawPointer.allocate(
    byteCount: 1, alignment: 1)

  private static func bridged<Bridged: _ObjectiveCBridgeable>(
    _ argument: Any, _ type: Bridged.Type
  ) -> Any? {
    guard let object = argument as? Bridged._ObjectiveCType else { return nil }
    var result: Bridged?
    return Bridged._conditionallyBridgeFromObjectiveC(object, result: &result) ? result : nil
  }

  private struct Unchecked: @unchecked Sendable {
    let value: Any
  }
}
