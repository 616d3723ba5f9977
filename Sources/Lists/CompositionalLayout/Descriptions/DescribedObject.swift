// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Objects as their descriptions print them: the class, where the object is, and its fields.
enum DescribedObject {
  /// `<Class 0x…; field=value; field=value>`.
  static func text(_ object: NSObject, _ fields: [(String, Any?)]) -> String {
    let parts = fields.map { "\($0.0)=\($0.1.map { "\($0)" } ?? "(null)")" }
    return "<\(type(of: object)) \(([address(of: object)] + parts).joined(separator: "; "))>"
  }

  /// Where the object is in memory, as a hexadecimal number.
  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  /// `{x, y}`.
  static func text(_ point: CGPoint) -> String {
    "{\(DescribedNumber(point.x)), \(DescribedNumber(point.y))}"
  }

  /// `{top,leading,bottom,trailing}`.
  static func text(_ insets: NSDirectionalEdgeInsets) -> String {
    let edges = [insets.top, insets.leading, insets.bottom, insets.trailing]
    return "{\(edges.map { DescribedNumber($0).description }.joined(separator: ","))}"
  }

  /// `{x,y,width,height}`.
  static func text(_ rect: CGRect) -> String {
    let sides = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "{\(sides.map { DescribedNumber($0).description }.joined(separator: ","))}"
  }
}
