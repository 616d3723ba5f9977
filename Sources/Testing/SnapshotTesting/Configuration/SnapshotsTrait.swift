// SPDX-License-Identifier: Apache-2.0

public import Testing

/// A trait that sets the configuration of a test's snapshot assertions; see
/// ``Testing/Trait/snapshots(record:diffTool:)``.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the trait applies to the tests of nested suites; always `true`.
  public var isRecursive: Bool { true }

  let configuration: SnapshotTestingConfiguration

  /// Runs a test in the configuration, with its own numbers for unnamed snapshots.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(
      record: configuration.record, diffTool: configuration.diffTool
    ) {
      try await SnapshotNumbers.$current.withValue(SnapshotNumbers()) { try await function() }
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// A trait that restarts the numbers of unnamed snapshots for each run of the test.
  public static var snapshots: Self { snapshots() }

  /// Returns a trait that sets the recording mode and the diff tool of the test's assertions; `nil` keeps the
  /// current setting.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Returns a trait that sets the configuration of the test's assertions.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
