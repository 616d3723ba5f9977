// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Tests of the names of classes.
struct ClassDescriptionTests {
  final class Card: NSObject {}
  final class Loud: NSObject {
    static func description() -> String { "LOUD" }
  }
  final class Plain {}

  @Test func `a class is called by its module and its name`() {
    let object: AnyObject = Plain()
    let outer = "FoundationAdditionsTests.ClassDescriptionTests"
    #expect(_className(type(of: object)) == "\(outer).Plain")
    #expect(Card.description() == "\(outer).Card")
    #expect(NSObject.description() == "NSObject")
  }

  @Test func `a class may say something else`() {
    #expect(Loud.description() == "LOUD")
  }
}
