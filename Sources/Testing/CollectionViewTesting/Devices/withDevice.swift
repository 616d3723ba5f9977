// SPDX-License-Identifier: Apache-2.0

import MullionViewControllers

/// Runs `body` on `device` and returns its result, for controllers and views that are created before they are
/// mounted.
///
/// `UIScreen.main`, `UIDevice.current`, `UITraitCollection.current` and the traits of views without a window
/// are the device's in `body`, in the code it calls, and in the tasks that begin there. A harness that is
/// created there without a device uses this one.
///
/// ```swift
/// let feed = withDevice(.iPadMini) { FeedViewController() }
/// let harness = CollectionViewHarness(feed, on: .iPadMini)
/// ```
///
/// - Returns: the result of `body`.
@MainActor
public func withDevice<Answer>(
  _ device: Device, _ body: () throws -> Answer
) rethrows -> Answer {
  let display = ApplicationDisplay(device.facts, traits: device.traits)
  defer { withExtendedLifetime(display) {} }
  return try Device.$scoped.withValue(device) { try display.perform(body) }
}
