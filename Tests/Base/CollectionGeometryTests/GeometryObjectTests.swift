// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

@Suite("Geometry as objects and as text")
struct GeometryObjectTests {
  @Test func `objects give back what they were made with`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    expect(NSValue(cgRect: rect).cgRectValue, equals: rect)
    expect(NSValue(cgPoint: rect.origin).cgPointValue, equals: rect.origin)
    expect(NSValue(cgSize: rect.size).cgSizeValue, equals: rect.size)
    let vector = CGVector(dx: 5, dy: 6)
    expect(NSValue(cgVector: vector).cgVectorValue, equals: vector)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, equals: insets)
    let sides = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(NSValue(directionalEdgeInsets: sides).directionalEdgeInsetsValue, equals: sides)
    let offset = UIOffset(horizontal: 7, vertical: 8)
    expect(NSValue(uiOffset: offset).uiOffsetValue, equals: offset)
    let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    expect(NSValue(cgAffineTransform: map).cgAffineTransformValue, equals: map)
    let space = CATransform3DMakeRotation(1, 0.5, 1, 2)
    expect(NSValue(caTransform3D: space).caTransform3DValue, equals: space)
  }

  @Test func `a transform is created from its entries in their order`() {
    let transform = CATransform3D(
      m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1,
      m34: 0, m41: 7, m42: 8, m43: 9, m44: 1)
    expect(transform, equals: CATransform3DMakeTranslation(7, 8, 9))
  }

  @Test func `what an object has not is zero, or changes nothing`() {
    let point = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    expect(point.cgRectValue == .zero && point.cgSizeValue == .zero)
    expect(point.uiEdgeInsetsValue == .zero && point.cgVectorValue == .zero)
    expect(point.cgAffineTransformValue, equals: .identity)
    expect(point.caTransform3DValue, equals: CATransform3DIdentity)
  }

  @Test func `texts of geometry are those of Apple's platforms`() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    expect("\(rect)", equals: "(1.0, 2.5, 3.0, 4.0)")
    expect("\(rect.origin) \(rect.size)", equals: "(1.0, 2.5) (3.0, 4.0)")
    expect(String(describing: Optional(rect.size)), equals: "Optional((3.0, 4.0))")
    expect(String(reflecting: rect), equals: "(1.0, 2.5, 3.0, 4.0)")
  }

  @Test func `HUGE is the largest number of single precision`() {
    expect(HUGE, equals: Float.greatestFiniteMagnitude)
  }

  @Test func `index paths as objects have sections, items and rows`() {
    let path = NSIndexPath(item: 3, section: 1)
    expect(path as IndexPath, equals: IndexPath(item: 3, section: 1))
    expect(path.section == 1 && path.item == 3 && path.row == 3)
    expect(NSIndexPath(row: 3, section: 1), equals: path)
  }
}
