// SPDX-License-Identifier: Apache-2.0

import MullionViewControllers

/// Runs `body` as on `device`: for controllers and views that are made before they are mounted.
///
/// `UIScreen.main`, `UIDevice.current`, `UITraitCollection.current` and the traits of views in no
/// window are the device's in `body`, in what it calls, and in the tasks that begin there. A harness
/// that is made there without a device is on this one.
///
/// ```swift
/// let feed = withDevice(.iPadMini) { FeedViewController() }
/// let harness = CollectionViewHarness(feed, on: .iPadMini)
/// ```
@MainActor
public func withDevice<Answer>(
  _ device: Device, _ body: () throws -> Answer
) rethrows -> Answer {
  let display = ApplicationDisplay(device.facts, traits: device.traits)
  defer { withExtendedLifetime(display) {} }
  return try Device.$scoped.withValue(device) { try display.perform(body) }
}
