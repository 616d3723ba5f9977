// SPDX-License-Identifier: Apache-2.0

public import Testing

/// Has the assertions of tests write and tell as a configuration says; see
/// ``Testing/Trait/snapshots(record:diffTool:)``.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the tests of suites inside a suite are meant as well.
  public var isRecursive: Bool { true }

  let configuration: SnapshotTestingConfiguration

  /// Runs a test in the configuration, with numbers of its own for snapshots without a name.
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
  /// Numbers snapshots without a name for each run of the test anew.
  public static var snapshots: Self { snapshots() }

  /// Has the test's assertions write and tell as is said here; nil leaves what is in force.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Has the test's assertions write and tell as `configuration` says.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
