// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

/// Tests of the C functions that create and query geometry values.
struct MakingFunctionTests {
  private let rect = CGRect(x: 1, y: 2, width: 10, height: 20)

  @Test func `values are made of their parts`() {
    expect(CGPointMake(1, 2), equals: CGPoint(x: 1, y: 2))
    expect(CGSizeMake(1, 2), equals: CGSize(width: 1, height: 2))
    expect(CGRectMake(1, 2, 10, 20), equals: rect)
    expect(CGVectorMake(1, 2), equals: CGVector(dx: 1, dy: 2))
  }

  @Test func `a rectangle is asked for its sides`() {
    let (x, y) = (
      [CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect), CGRectGetWidth(rect)],
      [CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect), CGRectGetHeight(rect)]
    )
    expect(x == [1, 6, 11, 10] && y == [2, 12, 22, 20])
  }

  @Test func `rectangles are changed, joined and compared`() {
    expect(CGRectInset(rect, 1, 2), equals: CGRect(x: 2, y: 4, width: 8, height: 16))
    expect(CGRectOffset(rect, 1, 2), equals: CGRect(x: 2, y: 4, width: 10, height: 20))
    expect(
      CGRectIntegral(CGRect(x: 0.5, y: 0.5, width: 1, height: 1)),
      equals: CGRect(x: 0, y: 0, width: 2, height: 2))
    let other = CGRect(x: 6, y: 12, width: 10, height: 20)
    expect(CGRectUnion(rect, other), equals: CGRect(x: 1, y: 2, width: 15, height: 30))
    expect(CGRectIntersection(rect, other), equals: CGRect(x: 6, y: 12, width: 5, height: 10))
    expect(CGRectIntersectsRect(rect, other) && !CGRectContainsRect(rect, other))
    expect(CGRectContainsPoint(rect, CGPoint(x: 1, y: 2)))
    expect(CGRectEqualToRect(rect, rect) && !CGRectEqualToRect(rect, other))
    expect(CGSizeEqualToSize(rect.size, other.size))
    expect(!CGPointEqualToPoint(rect.origin, other.origin))
    expect(CGRectIsEmpty(.zero) && CGRectIsNull(.null) && CGRectIsInfinite(.infinite))
  }

  @Test func `maps are made, joined and taken back`() {
    let scale = CGAffineTransformMakeScale(2, 3)
    expect(scale, equals: CGAffineTransform(scaleX: 2, y: 3))
    expect(CGAffineTransformMakeTranslation(1, 2), equals: CGAffineTransform(translationX: 1, y: 2))
    expect(CGAffineTransformMakeRotation(1), equals: CGAffineTransform(rotationAngle: 1))
    expect(CGAffineTransformMake(1, 2, 3, 4, 5, 6), equals: CGAffineTransform(1, 2, 3, 4, 5, 6))
    expect(CGAffineTransformTranslate(scale, 1, 1), equals: scale.translatedBy(x: 1, y: 1))
    expect(CGAffineTransformScale(scale, 2, 2), equals: CGAffineTransform(scaleX: 4, y: 6))
    expect(CGAffineTransformRotate(scale, 1), equals: scale.rotated(by: 1))
    let moved = CGAffineTransformConcat(scale, CGAffineTransformMakeTranslation(1, 0))
    expect(CGPointApplyAffineTransform(CGPoint(x: 1, y: 1), moved), equals: CGPoint(x: 3, y: 3))
    expect(CGSizeApplyAffineTransform(CGSizeMake(1, 1), scale), equals: CGSizeMake(2, 3))
    expect(
      CGRectApplyAffineTransform(CGRectMake(0, 0, 1, 1), scale), equals: CGRectMake(0, 0, 2, 3))
    expect(
      CGAffineTransformIsIdentity(CGAffineTransformConcat(scale, CGAffineTransformInvert(scale))))
    expect(CGAffineTransformEqualToTransform(scale, scale))
  }
}
