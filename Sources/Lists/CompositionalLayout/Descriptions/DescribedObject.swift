// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The format of the objects' `description`: the class, the address and the fields.
enum DescribedObject {
  /// Returns a description of `object` in the form `<Class 0x…; field=value; field=value>`; a `nil` value is
  /// written as `(null)`.
  static func text(_ object: NSObject, _ fields: [(String, Any?)]) -> String {
    let parts = fields.map { "\($0.0)=\($0.1.map { "\($0)" } ?? "(null)")" }
    return "<\(type(of: object)) \(([address(of: object)] + parts).joined(separator: "; "))>"
  }

  /// Returns the memory address of `object` in hexadecimal.
  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  /// Returns a point in the form `{x, y}`.
  static func text(_ point: CGPoint) -> String {
    "{\(DescribedNumber(point.x)), \(DescribedNumber(point.y))}"
  }

  /// Returns insets in the form `{top,leading,bottom,trailing}`.
  static func text(_ insets: NSDirectionalEdgeInsets) -> String {
    let edges = [insets.top, insets.leading, insets.bottom, insets.trailing]
    return "{\(edges.map { DescribedNumber($0).description }.joined(separator: ","))}"
  }

  /// Returns a rectangle in the form `{x,y,width,height}`.
  static func text(_ rect: CGRect) -> String {
    let sides = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "{\(sides.map { DescribedNumber($0).description }.joined(separator: ","))}"
  }
}
