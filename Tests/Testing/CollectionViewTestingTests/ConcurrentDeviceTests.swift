// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import RandomTesting
import Testing
import UIKit

/// Tests of screens on several devices that load at the same time.
///
/// `MULLION_FULL=1` loads each of them 200 times.
@MainActor
struct ConcurrentDeviceTests {
  nonisolated private static let devices: [Device] = [
    .iPhoneSE, .iPhone15.dark, .iPadMini.turned, .iPhone13Mini.rightToLeft,
    .iPhone15ProMax.contentSize(.accessibilityLarge), .iPadPro11.dark, .iPhone14.highContrast,
    .iPhone16Pro.turned,
  ]
  nonisolated private static let runs = FullRun.isEnabled ? 200 : 1

  /// Returns the text frames of a screen that is loaded without other tests in parallel.
  private static func reference(on device: Device) -> String {
    let harness = CollectionViewHarness(LoadingList(.atOnce), on: device)
    harness.runUntilIdle()
    return harness.textFrames
  }

  @Test(arguments: 0..<40)
  func `a screen is its device's, whatever other tests do meanwhile`(number: Int) async throws {
    let device = Self.devices[number % Self.devices.count]
    let ways = LoadingList.Way.allCases.dropFirst()
    let way = ways[ways.startIndex + number / Self.devices.count % ways.count]
    let reference = Self.reference(on: device)
    for _ in 0..<Self.runs {
      let harness = CollectionViewHarness(LoadingList(way), on: device)
      let list = try #require(harness.viewController as? LoadingList)
      await harness.runUntilIdle(while: { list.isLoading })
      expect(harness.textFrames, equals: reference, "\(way) on \(device)")
      expect(list.seen, equals: [LoadingList.words(of: device)], "\(way) on \(device)")
    }
  }

  @Test func `traits said on another thread are none of the main thread's`() async {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let harness = CollectionViewHarness(UIViewController(), on: .iPhone15)
    let elsewhere = Task.detached {
      var style = UIUserInterfaceStyle.unspecified
      dark.performAsCurrent { style = UITraitCollection.current.userInterfaceStyle }
      return style
    }
    expect(await elsewhere.value, equals: .dark)
    harness.layout()
    expect(UITraitCollection.current.userInterfaceStyle, equals: .light)
  }
}
