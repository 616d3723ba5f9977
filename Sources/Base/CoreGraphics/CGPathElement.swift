// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An element of a path, which begins where the preceding one ended.
public struct CGPathElement {
  /// The type of the element.
  ///
  /// The library does not read it: it is for the app's own use.
  public var type: CGPathElementType
  /// The points of the element, as many as its type has.
  ///
  /// They are valid only during the call that passes the element. The library does not read them: they are
  /// for the app's own use.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element from its type and the points that the type requires.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function called with the caller's `info` and each element of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) ->
  Void
/// A closure called with each element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
