// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that the application is found by its class and method names, as in code shared with app extensions.
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
