// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing

@testable import MullionCollectionViews

/// Tests of whether a provider is running.
@MainActor
@Suite("ProviderScope")
struct ProviderScopeTests {
  @Test func `a provider runs from its begin to its end, one inside of the other too`() {
    expect(!ProviderScope.isActive)
    let answers = ProviderScope.run {
      [
        ProviderScope.isActive, ProviderScope.run { ProviderScope.isActive },
        ProviderScope.isActive,
      ]
    }
    expect(answers == [true, true, true] && !ProviderScope.isActive)
  }

  @Test func `another thread is not inside`() {
    final class Answer: @unchecked Sendable { var isInside = true }
    let answer = Answer()
    ProviderScope.run {
      Background.whileMainWaits { answer.isInside = ProviderScope.isActive }
    }
    expect(!answer.isInside)
  }
}
