// SPDX-License-Identifier: Apache-2.0

import MullionViewTree
package import Testing

/// A test trait that runs each test with a display of its own; see `Trait.onDisplayOfItsOwn`.
package struct DisplayOfItsOwn: TestTrait, SuiteTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await AmbientDisplay.$scoped.withValue(AmbientDisplay()) { try await function() }
  }
}

extension Trait where Self == DisplayOfItsOwn {
  /// A trait that runs each test on a display of its own, which its stages use.
  ///
  /// Objects that belong to no view, such as a display link or an animator that flushes updates, use the
  /// display of the running code. Without one, that is the display left by other tests or their stages.
  package static var onDisplayOfItsOwn: Self { DisplayOfItsOwn() }
}
