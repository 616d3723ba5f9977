// SPDX-License-Identifier: Apache-2.0

import CoreMedia
import Expectations
import Testing

@Suite("Times of films")
struct TimeArithmeticTests {
  private let half = CMTime(value: 1, timescale: 2)
  private let third = CMTime(value: 1, timescale: 3)

  @Test func `a time is a fraction of seconds`() {
    let time = CMTime(value: 90, timescale: 600)
    expect(time.seconds, equals: 0.15)
    expect(time.isValid && time.isNumeric && !time.hasBeenRounded && time.epoch == 0)
    expect(CMTimeMake(value: 90, timescale: 600), equals: time)
    expect(CMTimeGetSeconds(time), equals: 0.15)
    expect(CMTimeMakeWithEpoch(value: 1, timescale: 2, epoch: 3).epoch, equals: 3)
  }

  @Test func `what is no number of seconds says what it is`() {
    expect(!CMTime().isValid && !CMTime.invalid.isNumeric && kCMTimeInvalid == .invalid)
    expect(CMTime.invalid.seconds.isNaN && CMTime.indefinite.seconds.isNaN)
    expect(CMTime.positiveInfinity.seconds, equals: .infinity)
    expect(CMTime.negativeInfinity.seconds, equals: -.infinity)
    expect(CMTime.indefinite.isIndefinite && CMTime.indefinite.isValid)
    expect(!CMTime.indefinite.isNumeric && kCMTimeIndefinite == .indefinite)
    expect(
      kCMTimePositiveInfinity.isPositiveInfinity && kCMTimeNegativeInfinity.isNegativeInfinity)
    expect(kCMTimeZero, equals: CMTime(value: 0, timescale: 600))
    expect(CMTimeFlags.impliedValueFlagsMask.rawValue, equals: 28)
  }

  @Test func `seconds become parts of a second, rounded where they are none`() {
    let exact = CMTime(seconds: 1.5, preferredTimescale: 600)
    expect(exact.value == 900 && exact.timescale == 600 && !exact.hasBeenRounded)
    let rounded = CMTimeMakeWithSeconds(0.0011, preferredTimescale: 600)
    expect(rounded.value == 1 && rounded.hasBeenRounded)
    expect(!CMTime(seconds: 1, preferredTimescale: 0).isValid)
    expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
    let far = CMTime(seconds: 0x1p55, preferredTimescale: 600)
    expect(far.seconds == 0x1p55 && far.timescale == 150)
    expect(CMTime(seconds: -1e30, preferredTimescale: 600).isNegativeInfinity)
    expect(CMTime(seconds: .infinity, preferredTimescale: 600).isPositiveInfinity)
  }

  @Test func `sums of different timescales are exact`() {
    let sum = half + third
    expect(sum.value == 5 && sum.timescale == 6)
    expect((half - third).value, equals: 1)
    expect(CMTimeAdd(half, half), equals: CMTime(value: 1, timescale: 1))
    expect(CMTimeAdd(half, half).timescale, equals: 2)
    expect(CMTimeSubtract(third, half), equals: CMTime(value: -1, timescale: 6))
    let large = CMTime(value: 1, timescale: .max) + CMTime(value: 1, timescale: .max - 1)
    expect(large.timescale == kCMTimeMaxTimescale && large.value == 2 && large.hasBeenRounded)
  }

  @Test func `a sum that is too large is coarser, then infinite`() {
    let most = CMTime(value: .max, timescale: 4)
    let sum = most + most
    expect(sum.timescale == 2 && sum.value == .max && !sum.hasBeenRounded)
    let seconds = CMTime(value: .max, timescale: 1)
    expect((seconds + seconds).isPositiveInfinity)
    expect((CMTime.zero - CMTime(value: .min, timescale: 1)).isPositiveInfinity)
  }

  @Test func `sums with what is no number`() {
    expect(!(half + .invalid).isValid && !(CMTime.invalid - half).isValid)
    expect((half + .positiveInfinity).isPositiveInfinity)
    expect((half - .positiveInfinity).isNegativeInfinity)
    expect(!(CMTime.positiveInfinity + .negativeInfinity).isValid)
    expect((CMTime.indefinite + half).isIndefinite)
    expect((CMTime.indefinite + .negativeInfinity).isNegativeInfinity)
  }

  @Test func `times of two epochs have no sum, and durations have one with any`() {
    let first = CMTimeMakeWithEpoch(value: 3, timescale: 1, epoch: 1)
    let second = CMTimeMakeWithEpoch(value: 1, timescale: 1, epoch: 2)
    expect(!(first + second).isValid)
    expect((first + half).epoch, equals: 1)
    expect((first - first).epoch, equals: 0)
    expect(first < second && CMTimeCompare(second, first) == 1)
  }

  @Test func `products keep the timescale where they can`() {
    expect(CMTimeMultiply(third, multiplier: 6), equals: CMTime(value: 2, timescale: 1))
    expect(CMTimeMultiply(third, multiplier: 6).timescale, equals: 3)
    let part = CMTimeMultiplyByRatio(half, multiplier: -1, divisor: 3)
    expect(part.value == -1 && part.timescale == 6)
    expect(!CMTimeMultiplyByRatio(half, multiplier: 1, divisor: 0).isValid)
    expect(CMTimeMultiplyByFloat64(half, multiplier: 0.5).seconds, equals: 0.25)
    expect(CMTimeMultiply(.positiveInfinity, multiplier: -2).isNegativeInfinity)
    expect(!CMTimeMultiplyByFloat64(half, multiplier: .nan).isValid)
    let large = CMTimeMultiply(CMTime(value: .max, timescale: 4), multiplier: 2)
    expect(large.value == .max && large.timescale == 2)
    expect(CMTimeMultiply(CMTime(value: .max, timescale: 1), multiplier: 2).isPositiveInfinity)
  }

  @Test(arguments: [
    (CMTimeRoundingMethod.roundHalfAwayFromZero, Int64(2), Int64(-2)),
    (.default, 2, -2), (.roundTowardZero, 1, -1), (.roundAwayFromZero, 2, -2), (.quickTime, 1, -1),
    (.roundTowardPositiveInfinity, 2, -1), (.roundTowardNegativeInfinity, 1, -2),
  ])
  func `another timescale rounds as it is told`(
    _ method: CMTimeRoundingMethod, _ above: Int64, _ below: Int64
  ) {
    let time = CMTime(value: 3, timescale: 2).convertScale(1, method: method)
    expect(time.value == above && time.hasBeenRounded)
    let opposite = CMTimeConvertScale(
      CMTime(value: -3, timescale: 2), timescale: 1, method: method)
    expect(opposite.value, equals: below)
  }

  @Test func `another timescale, where nothing is rounded`() {
    let time = half.convertScale(600, method: .default)
    expect(time.value == 300 && time.timescale == 600 && !time.hasBeenRounded)
    expect(!half.convertScale(0, method: .default).isValid)
    expect(CMTime.indefinite.convertScale(600, method: .default).isIndefinite)
    expect(
      CMTime(value: -1, timescale: 600).convertScale(1, method: .quickTime).value, equals: -1)
    expect(third.convertScale(4, method: .quickTime).value, equals: 2)
  }

  @Test func `times are in order, whatever their timescales`() {
    let all: [CMTime] = [
      .negativeInfinity, .zero, third, half, .indefinite, .positiveInfinity, .invalid,
    ]
    expect(all.shuffled().sorted(), equals: all)
    expect(half, equals: CMTime(value: 2, timescale: 4))
    expect(half.hashValue, equals: CMTime(value: 2, timescale: 4).hashValue)
    expect(CMTimeMinimum(half, third) == third && CMTimeMaximum(half, third) == half)
    expect(CMTimeAbsoluteValue(CMTime(value: -1, timescale: 2)), equals: half)
    expect(CMTimeAbsoluteValue(.negativeInfinity).isPositiveInfinity)
  }
}
