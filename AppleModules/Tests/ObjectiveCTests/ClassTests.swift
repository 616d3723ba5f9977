// SPDX-License-Identifier: Apache-2.0

import ObjectiveC
import Testing

/// Tests of class queries.
struct ClassTests {
  private class Small { var number = 0 }
  private final class Large: Small { var numbers = (0, 0, 0) }

  @Test func `an object is as large as its properties and those it inherits`() {
    // Before the properties stand the class and the count of references.
    #expect(class_getInstanceSize(Small.self) == 24)
    #expect(class_getInstanceSize(Large.self) == 48)
    #expect(class_getInstanceSize(nil) == 0)
  }
}
