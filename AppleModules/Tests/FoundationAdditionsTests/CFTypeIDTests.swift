// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Tests of CoreFoundation's identifiers of types.
struct CFTypeIDTests {
  @Test func `Boolean values of JSON are not numbers`() throws {
    let text =
      #"{"a": true, "b": 1, "c": 0, "d": false, "e": 1.5, "f": "x", "g": null, "h": [], "i": {}}"#
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let values = try #require(json as? [String: Any])
    let ids = values.mapValues { CFGetTypeID($0 as CFTypeRef) }
    #expect(
      ids == [
        "a": CFBooleanGetTypeID(), "b": CFNumberGetTypeID(), "c": CFNumberGetTypeID(),
        "d": CFBooleanGetTypeID(), "e": CFNumberGetTypeID(), "f": CFStringGetTypeID(),
        "g": CFNullGetTypeID(), "h": CFArrayGetTypeID(), "i": CFDictionaryGetTypeID(),
      ])
  }

  @Test func `values of Swift have the identifiers of their objects`() {
    #expect(CFGetTypeID(true as CFTypeRef) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: Int8(1))) == CFNumberGetTypeID())
    #expect(CFGetTypeID(1 as CFTypeRef) == CFNumberGetTypeID())
    #expect(CFGetTypeID("a" as CFTypeRef) == CFStringGetTypeID())
    #expect(CFGetTypeID(["a"] as CFTypeRef) == CFArrayGetTypeID())
    #expect(CFGetTypeID(["a": 1] as CFTypeRef) == CFDictionaryGetTypeID())
    #expect(CFGetTypeID(Date() as CFTypeRef) == CFDateGetTypeID())
    #expect(CFGetTypeID(Data() as CFTypeRef) == CFDataGetTypeID())
    #expect(CFGetTypeID(NSObject()) == 0)
  }
}
