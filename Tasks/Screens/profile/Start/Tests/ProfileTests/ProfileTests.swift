// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Profile

final class ProfileTests: XCTestCase {
  @MainActor func testThePersonIsKept() {
    let person = Person(name: "Ada", biography: "", posts: 1, followers: 2, following: 3)
    XCTAssertEqual(ProfileViewController(person: person).person.name, "Ada")
  }
}
