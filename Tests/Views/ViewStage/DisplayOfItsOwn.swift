// SPDX-License-Identifier: Apache-2.0

import MullionViewTree
package import Testing

/// Runs each test as on a display of its own; see `Trait.onDisplayOfItsOwn`.
package struct DisplayOfItsOwn: TestTrait, SuiteTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await AmbientDisplay.$scoped.withValue(AmbientDisplay()) { try await function() }
  }
}

extension Trait where Self == DisplayOfItsOwn {
  /// Runs each test as on a display of its own, which its stages stand on.
  ///
  /// What is not said of a view, as a display link or an animator that flushes updates, is of the
  /// running code's display. Without one that is whatever other tests left, or their stages.
  package static var onDisplayOfItsOwn: Self { DisplayOfItsOwn() }
}
