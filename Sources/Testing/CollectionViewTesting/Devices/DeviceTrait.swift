// SPDX-License-Identifier: Apache-2.0

import MullionViewControllers
import MullionViewTree
public import Testing

/// Runs a test as on a device, from its first line on; see `Trait.device(_:)`.
public struct DeviceTrait: TestTrait, SuiteTrait, TestScoping {
  /// What the test is run on.
  public let device: Device

  /// Whether the tests of a suite are run on the device, also those in suites inside it.
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
  /// Runs the test, or each test of the suite, as on `device`, from its first line on.
  ///
  /// ```swift
  /// @Test(.device(.iPadMini.turned)) func `a tablet has two columns`() throws {
  ///   let feed = FeedViewController()
  ///   let harness = CollectionViewHarness(feed)
  ///   …
  /// }
  /// ```
  ///
  /// A harness that is made without a device is on this one.
  public static func device(_ device: Device) -> Self { DeviceTrait(device: device) }
}
