// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests of which classes are responders.
@MainActor
struct ResponderKindTests {
  @Test func `views and controllers are responders`() {
    let objects: [AnyObject] = [UIView(), UIViewController()]
    expect(objects.allSatisfy { $0 is UIResponder })
  }
}
