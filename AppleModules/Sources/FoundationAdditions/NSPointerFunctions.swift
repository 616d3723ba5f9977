// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the tables of Foundation do with the objects in them.
///
/// Only the options of objects are there: tables of plain memory are not.
public final class NSPointerFunctions {
  /// How a table holds its objects, and which of them it takes for equal.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are kept; this is the usual one.
    public static let strongMemory = Options([])
    /// Objects are not kept; those that ended are no longer there.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are equal when they say so; this is the usual one.
    public static let objectPersonality = Options([])
    /// An object is equal to itself alone.
    public static let objectPointerPersonality = Options(rawValue: 512)
    /// A copy of what is put in is kept, where it is an `NSCopying`.
    public static let copyIn = Options(rawValue: 65_536)
  }

  private init() {}
}

extension NSPointerFunctions.Options {
  /// What is put in for `object`.
  func taken(_ object: AnyObject) -> AnyObject {
    guard contains(.copyIn), let copying = object as? any NSCopying else { return object }
    return copying.copy(with: nil) as AnyObject
  }
}
