// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing

@testable import MullionCompositionalLayout

/// Tests of the extent of a range of sections or groups.
@Suite("Extent")
struct ExtentTests {
  private let one = Extent(
    places: 2, items: 6, length: 100, under: 5, over: 7, back: 1, longest: 60, reach: 300)
  private let other = Extent(
    places: 1, items: 2, length: 40, under: 9, over: 3, back: 2, longest: 40, reach: 320)

  @Test func `what follows is added`() {
    var extent = one
    extent.append(other)
    let wanted = Extent(
      places: 3, items: 8, length: 140, under: 9, over: 7, back: 3, longest: 60, reach: 320)
    expect(extent, equals: wanted)
  }

  @Test func `what is left behind only moves on`() {
    var extent = one
    extent.skip(other)
    let wanted = Extent(
      places: 3, items: 8, length: 140, under: 5, over: 7, back: 1, longest: 60, reach: 300)
    expect(extent, equals: wanted)
  }

  @Test func `another length alone is told from another anything`() {
    var extent = one
    extent.length = 1
    extent.longest = 1
    expect(one.differsInLengthOnly(from: extent))
    for change: (inout Extent) -> Void in [
      { $0.places += 1 }, { $0.items += 1 }, { $0.under += 1 }, { $0.over += 1 },
      { $0.back += 1 }, { $0.reach += 1 },
    ] {
      var extent = one
      change(&extent)
      expect(!one.differsInLengthOnly(from: extent))
    }
  }

  @Test func `an extent is ordered when nothing stands out in front or steps back`() {
    expect(Extent(length: 4, over: 9).isOrdered)
    expect(!Extent(under: 1).isOrdered && !Extent(back: 1).isOrdered)
  }

  @Test func `it may meet what its overhang on both sides reaches`() {
    let extent = Extent(length: 100, under: 5, over: 7, back: 1)
    // From 1,000 on it takes 994 to 1,108.
    expect(extent.mayMeet(from: 0, to: 994, start: 1_000))
    expect(!extent.mayMeet(from: 0, to: 993, start: 1_000))
    expect(extent.mayMeet(from: 1_108, to: 2_000, start: 1_000))
    expect(!extent.mayMeet(from: 1_109, to: 2_000, start: 1_000))
    expect(Extent(length: -50).mayMeet(from: 10, to: 20, start: 10))
  }
}
