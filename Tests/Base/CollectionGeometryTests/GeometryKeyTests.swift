// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

/// Tests of the `NSCoder` methods that encode and decode geometry values by key.
struct GeometryKeyTests {
  private func archive(_ write: (NSKeyedArchiver) -> Void) throws -> NSKeyedUnarchiver {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    write(archiver)
    archiver.finishEncoding()
    return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
  }

  @Test func `what was written is read`() throws {
    let transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4)
    let coder = try archive {
      $0.encode(CGPoint(x: 1, y: 2), forKey: "point")
      $0.encode(CGSize(width: 3, height: 4), forKey: "size")
      $0.encode(CGRect(x: 1, y: 2, width: 3, height: 4.5), forKey: "rect")
      $0.encode(CGVector(dx: 5, dy: 6), forKey: "vector")
      $0.encode(transform, forKey: "transform")
      $0.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
      $0.encode(
        NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8), forKey: "directional")
      $0.encode(UIOffset(horizontal: 7, vertical: 8), forKey: "offset")
    }
    expect(coder.decodeCGPoint(forKey: "point"), equals: CGPoint(x: 1, y: 2))
    expect(coder.decodeCGSize(forKey: "size"), equals: CGSize(width: 3, height: 4))
    expect(coder.decodeCGRect(forKey: "rect"), equals: CGRect(x: 1, y: 2, width: 3, height: 4.5))
    expect(coder.decodeCGVector(forKey: "vector"), equals: CGVector(dx: 5, dy: 6))
    expect(coder.decodeCGAffineTransform(forKey: "transform"), equals: transform)
    expect(
      coder.decodeUIEdgeInsets(forKey: "insets"),
      equals: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expect(
      coder.decodeDirectionalEdgeInsets(forKey: "directional"),
      equals: NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
    expect(coder.decodeUIOffset(forKey: "offset"), equals: UIOffset(horizontal: 7, vertical: 8))
  }

  @Test func `what is not there reads as zero, a map of the plane as the one that changes nothing`()
    throws
  {
    let coder = try archive { $0.encode(NSString("words"), forKey: "words") }
    expect(coder.decodeCGPoint(forKey: "none"), equals: .zero)
    expect(coder.decodeCGSize(forKey: "none"), equals: .zero)
    expect(coder.decodeCGRect(forKey: "words"), equals: .zero)
    expect(coder.decodeCGVector(forKey: "none"), equals: .zero)
    expect(coder.decodeCGAffineTransform(forKey: "none"), equals: .identity)
    expect(coder.decodeUIEdgeInsets(forKey: "words"), equals: .zero)
    expect(coder.decodeDirectionalEdgeInsets(forKey: "none"), equals: .zero)
    expect(coder.decodeUIOffset(forKey: "none"), equals: .zero)
  }
}
