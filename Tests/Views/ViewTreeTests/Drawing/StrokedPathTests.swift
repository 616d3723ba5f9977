// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionViewTree
import Testing

/// Tests of the outlines of stroked paths.
@MainActor
@Suite("Stroked paths")
struct StrokedPathTests {
  private func outline(_ body: (CGContext) -> Void) throws -> CGPath {
    var path: CGPath?
    _ = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { renderer in
      body(renderer.cgContext)
      renderer.cgContext.replacePathWithStrokedPath()
      path = renderer.cgContext.path
    }
    return try #require(path)
  }

  @Test(arguments: [(CGLineCap.butt, 0.0), (.round, 2), (.square, 2)])
  func `a line is as wide as it would be drawn, and as long as its ends`(
    cap: CGLineCap, beyond: Double
  ) throws {
    let path = try outline { context in
      context.setLineWidth(4)
      context.setLineCap(cap)
      context.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)])
    }
    let box = path.boundingBoxOfPath
    expect(abs(box.minX - (10 - beyond)) < 0.01 && abs(box.maxX - (30 + beyond)) < 0.01)
    expect(abs(box.minY - 8) < 0.01 && abs(box.maxY - 12) < 0.01)
    expect(path.contains(CGPoint(x: 20, y: 11.9)) && !path.contains(CGPoint(x: 20, y: 12.1)))
    expect(path.contains(CGPoint(x: 31.9, y: 11.9)), equals: (cap == .square))
  }

  @Test(arguments: [CGLineJoin.miter, .bevel, .round])
  func `lines meet as they would be drawn`(join: CGLineJoin) throws {
    let corner = [CGPoint(x: 10, y: 50), CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 10)]
    for points in [corner, corner.reversed()] {
      let path = try outline { context in
        context.setLineWidth(10)
        context.setLineJoin(join)
        context.addLines(between: points)
      }
      expect(path.contains(CGPoint(x: 54.5, y: 54.5)), equals: (join == .miter))
      expect(path.contains(CGPoint(x: 53.2, y: 53.2)), equals: (join != .bevel))
      expect(path.contains(CGPoint(x: 52, y: 52)) && path.contains(CGPoint(x: 46, y: 46)))
      expect(!path.contains(CGPoint(x: 40, y: 40)))
    }
  }

  @Test func `a corner sharper than the limit is cut`() throws {
    let path = try outline { context in
      context.setLineWidth(10)
      context.setMiterLimit(1.2)
      context.addLines(
        between: [CGPoint(x: 10, y: 50), CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 10)])
    }
    expect(!path.contains(CGPoint(x: 54.5, y: 54.5)))
  }

  @Test func `a closed line has a corner where it began, and a hole`() throws {
    let path = try outline { context in
      context.setLineWidth(10)
      context.addRect(CGRect(x: 20, y: 20, width: 40, height: 40))
    }
    expect(path.contains(CGPoint(x: 15.5, y: 15.5)) && !path.contains(CGPoint(x: 40, y: 40)))
  }

  @Test func `gaps are left out, from where the phase says`() throws {
    func isDrawn(phase: CGFloat) throws -> [Bool] {
      let path = try outline { context in
        context.setLineWidth(4)
        context.setLineDash(phase: phase, lengths: [10, 5])
        context.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 30, y: 10)])
      }
      return [2, 12, 17, 27].map { path.contains(CGPoint(x: $0, y: 10)) }
    }
    expect(try isDrawn(phase: 0), equals: [true, false, true, false])
    expect(try isDrawn(phase: 10), equals: [false, true, false, true])
  }

  @Test func `the pen is that of the coordinates`() throws {
    let path = try outline { context in
      context.scaleBy(x: 2, y: 1)
      context.setLineWidth(4)
      context.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 30)])
    }
    let box = path.boundingBoxOfPath
    expect(abs(box.width - 4) < 0.01 && abs(box.height - 20) < 0.01)
  }
}
