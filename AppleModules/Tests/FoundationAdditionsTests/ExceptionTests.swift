// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Tests of `NSException`.
struct ExceptionTests {
  @Test func `a raised exception stops the program with its name and reason`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSException(name: .invalidArgumentException, reason: "no such page", userInfo: nil).raise()
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("NSInvalidArgumentException: no such page"))
  }

  @Test func `an exception that is not raised is a value`() {
    let exception = NSException(name: .rangeException, reason: nil, userInfo: ["page": 3])
    #expect(exception.name == .rangeException)
    #expect(exception.userInfo?["page"] as? Int == 3)
    #expect(exception.description == "NSRangeException: no reason was given")
  }
}
