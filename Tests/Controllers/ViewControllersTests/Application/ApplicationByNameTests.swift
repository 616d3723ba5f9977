// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// The application, as code finds it that extensions of applications share.
@MainActor
@Suite("The application by name")
struct ApplicationByNameTests {
  @Test func `the class has the method that answers the application`() {
    let selector = NSSelectorFromString("sharedApplication")
    expect(UIApplication.responds(to: selector))
    expect(UIApplication.perform(selector)?.takeUnretainedValue() === UIApplication.shared)
  }

  @Test func `other names reach nothing`() {
    let selector = NSSelectorFromString("otherApplication")
    expect(!UIApplication.responds(to: selector))
    expect(UIApplication.perform(selector) == nil)
  }
}
