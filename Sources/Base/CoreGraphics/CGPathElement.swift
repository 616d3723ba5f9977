// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A piece of a path, which begins where the piece before ended.
public struct CGPathElement {
  /// What it is.
  public var type: CGPathElementType
  /// As many points as the kind of piece has; they are there as long as the call that hands them over.
  public var points: UnsafeMutablePointer<CGPoint>

  /// A piece of a kind, of the points that it needs.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// What is called with each piece of a path, after what the caller handed over for it.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) ->
  Void
/// What is called with each piece of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
