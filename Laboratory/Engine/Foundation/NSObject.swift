// SPDX-License-Identifier: Apache-2.0

/// The marker of classes whose objects are compared by identity.
public protocol NSObjectProtocol: AnyObject {}

/// The base class of descriptions.
///
/// Objects are compared by identity: the laboratory makes the descriptions of a layout anew each time, and compares
/// their values.
open class NSObject: NSObjectProtocol, Equatable {
  /// Creates an object.
  public init() {}

  /// Returns whether both are the same object.
  public static func == (first: NSObject, second: NSObject) -> Bool { first === second }
}

/// The marker of classes whose objects can be copied.
public protocol NSCopying {}

/// The marker of types that Foundation's coders encode, of which the laboratory has none.
public protocol Codable {}

/// The index of an item, by section.
public struct IndexPath: Hashable, Sendable {
  /// The index of the section, then that of the item.
  public let indexes: [Int]
}

/// Compares memory as C does.
@_extern(c, "memcmp")
public func memcmp(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ count: Int) -> Int32

/// Returns the natural logarithm as C does.
@_extern(c, "log")
public func log(_ value: Double) -> Double
