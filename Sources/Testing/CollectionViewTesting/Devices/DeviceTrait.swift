// SPDX-License-Identifier: Apache-2.0

import MullionViewControllers
import MullionViewTree
public import Testing

/// A trait that runs a test on a device, from its first line on; see `Trait.device(_:)`.
public struct DeviceTrait: TestTrait, SuiteTrait, TestScoping {
  /// The device that the test runs on.
  public let device: Device

  /// Whether the tests of a suite, and of suites inside it, run on the device; always `true`.
  public var isRecursive: Bool { true }

  /// Runs a test on the device.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let display = await ApplicationDisplay(device.facts, traits: device.traits)
    try await Device.$scoped.withValue(device) {
      try await AmbientDisplay.$scoped.withValue(display.ambient) { try await function() }
    }
    withExtendedLifetime(display) {}
  }
}

extension Trait where Self == DeviceTrait {
  /// Returns a trait that runs the test, or each test of the suite, on `device`, from its first line on.
  ///
  /// ```swift
  /// @Test(.device(.iPadMini.turned)) func `a tablet has two columns`() throws {
  ///   let feed = FeedViewController()
  ///   let harness = CollectionViewHarness(feed)
  ///   …
  /// }
  /// ```
  ///
  /// A harness that is created without a device uses this one.
  public static func device(_ device: Device) -> Self { DeviceTrait(device: device) }
}
