// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import MullionLayoutCases
import Testing

/// Tests that right-to-left layouts are the mirror image of those recorded from left to right.
@MainActor
@Suite struct MirroredCaseTests {
  @Test func `every recorded layout is mirrored about the content's middle`() throws {
    for layoutCase in try RecordedCases.all() where layoutCase.layout != nil {
      guard layoutCase.expectation.elements == .all,
        layoutCase.layout?.contentInsetsReference != .layoutMargins
      else { continue }
      var symmetric = layoutCase
      symmetric.container?.layoutMargins = .zero
      let plain = try SolverEvaluator().evaluate(symmetric)
      let mirrored = try SolverEvaluator(direction: .rightToLeft).evaluate(symmetric)
      expect(mirrored.contentSize, equals: plain.contentSize, "\(layoutCase.id)")
      let expected = plain.frames.map { frame in
        var frame = frame
        frame.frame.origin.x = plain.contentSize.width - frame.frame.maxX
        return frame
      }
      expect(mirrored.frames, equals: expected, "\(layoutCase.id)")
    }
  }
}
