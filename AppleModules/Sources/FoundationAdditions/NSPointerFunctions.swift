// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The memory and equality semantics of Foundation's tables.
///
/// Only the options for objects exist: tables of raw memory are not supported.
public final class NSPointerFunctions {
  /// Options for the references to objects and for their equality.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Strong references; the default.
    public static let strongMemory = Options([])
    /// Weak references: tables remove deallocated objects, and pointer arrays replace them by `nil`.
    public static let weakMemory = Options(rawValue: 5)
    /// Equality by `isEqual(_:)`; the default.
    public static let objectPersonality = Options([])
    /// Equality by identity.
    public static let objectPointerPersonality = Options(rawValue: 512)
    /// The storage of a copy of each object that conforms to `NSCopying`.
    public static let copyIn = Options(rawValue: 65_536)
  }

  private init() {}
}

extension NSPointerFunctions.Options {
  /// Returns the object to store for `object`.
  func taken(_ object: AnyObject) -> AnyObject {
    guard contains(.copyIn), let copying = object as? any NSCopying else { return object }
    return copying.copy(with: nil) as AnyObject
  }
}
