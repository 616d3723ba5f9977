// SPDX-License-Identifier: Apache-2.0

import CoreMedia
import Expectations
import Testing

@Suite("Ranges of time")
struct TimeRangeTests {
  private func seconds(_ value: Int64) -> CMTime { CMTime(value: value, timescale: 1) }
  private func range(_ start: Int64, _ end: Int64) -> CMTimeRange {
    CMTimeRange(start: seconds(start), end: seconds(end))
  }

  @Test func `the start is in a range, the end is not`() {
    let range = CMTimeRangeMake(start: seconds(1), duration: seconds(2))
    expect(range == self.range(1, 3) && range.end == seconds(3))
    expect(range.hashValue, equals: self.range(1, 3).hashValue)
    expect(range.containsTime(seconds(1)) && !range.containsTime(seconds(3)))
    expect(CMTimeRangeContainsTime(range, time: CMTime(value: 5, timescale: 2)))
    expect(CMTimeRangeGetEnd(range), equals: seconds(3))
    expect(CMTimeRangeEqual(CMTimeRangeFromTimeToTime(start: seconds(1), end: seconds(3)), range))
  }

  @Test func `ranges that are none`() {
    expect(!CMTimeRange().isValid && !CMTimeRange.invalid.end.isValid)
    expect(CMTimeRange.zero.isEmpty && !CMTimeRange.zero.containsTime(.zero))
    expect(!range(3, 1).isValid)
    expect(CMTimeRange(start: .zero, duration: .indefinite).isIndefinite)
    expect(kCMTimeRangeZero == .zero && kCMTimeRangeInvalid == .invalid)
    let endless = CMTimeRange(start: .zero, duration: .positiveInfinity)
    expect(endless.containsTime(seconds(1_000_000)) && endless.isValid)
  }

  @Test func `ranges in one another, over each other and together`() {
    expect(range(0, 5).containsTimeRange(range(1, 5)))
    expect(!CMTimeRangeContainsTimeRange(range(0, 5), otherRange: range(1, 6)))
    expect(range(0, 2).union(range(4, 5)), equals: range(0, 5))
    expect(CMTimeRangeGetUnion(range(0, 2), otherRange: range(1, 3)), equals: range(0, 3))
    expect(range(0, 3).intersection(range(1, 5)), equals: range(1, 3))
    expect(CMTimeRangeGetIntersection(range(0, 1), otherRange: range(2, 3)), equals: .zero)
    expect(!range(0, 3).intersection(.invalid).isValid && !range(0, 3).union(.invalid).isValid)
  }

  @Test func `the moment of a range that is nearest`() {
    expect(CMTimeClampToRange(seconds(7), range: range(1, 3)), equals: seconds(3))
    expect(CMTimeClampToRange(seconds(0), range: range(1, 3)), equals: seconds(1))
    expect(CMTimeClampToRange(seconds(2), range: range(1, 3)), equals: seconds(2))
    expect(!CMTimeClampToRange(.invalid, range: range(1, 3)).isValid)
  }

  @Test func `a range keeps the epoch of its start`() {
    let range = CMTimeRange(
      start: CMTimeMakeWithEpoch(value: 1, timescale: 1, epoch: 2), duration: seconds(1))
    expect(range.end.epoch, equals: 2)
    expect(range.containsTime(CMTimeMakeWithEpoch(value: 3, timescale: 2, epoch: 2)))
  }
}
