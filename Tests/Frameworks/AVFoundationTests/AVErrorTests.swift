// SPDX-License-Identifier: Apache-2.0

import AVFoundation
import Expectations
import Foundation
import Testing

@Suite("Errors, names and times of films")
struct AVErrorTests {
  @Test func `an error has a code and a domain`() {
    let error: any Error = AVError(.noImageAtTime)
    expect((error as NSError).code, equals: -11832)
    expect((error as NSError).domain, equals: AVFoundationErrorDomain)
    expect(AVError(.unknown) == AVError(.unknown) && AVError(.unknown) != AVError(.decodeFailed))
    do {
      throw error
    } catch AVError.noImageAtTime {
    } catch {
      Issue.record("it is that one")
    }
    expect(AVError(.operationCancelled).localizedDescription.contains("could not be read"))
  }

  @Test func `times are carried by objects`() {
    let time = CMTime(value: 7, timescale: 30, flags: [.valid, .hasBeenRounded], epoch: 2)
    let carried = NSValue(time: time).timeValue
    expect(carried == time && carried.hasBeenRounded && carried.epoch == 2)
    let range = CMTimeRange(start: .zero, duration: CMTime(value: 7, timescale: 30))
    expect(NSValue(timeRange: range).timeRangeValue, equals: range)
    expect(!NSValue(timeRange: range).timeValue.isValid)
    expect(!NSValue(time: time).timeRangeValue.isValid)
    expect(NSValue(time: .indefinite).timeValue.isIndefinite)
  }

  @Test func `kinds of tracks and states have their numbers and names`() {
    expect(AVMediaType.video.rawValue == "vide" && AVMediaType("soun") == .audio)
    let kinds: [AVMediaType] = [.text, .closedCaption, .subtitle, .timecode, .metadata, .muxed]
    expect(Set(kinds).count, equals: 6)
    expect(AVKeyValueStatus.cancelled.rawValue, equals: 4)
  }
}
