// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Tests of the class of objects of which only a protocol is known, and of names of regions.
struct ObjectKindTests {
  private class Base: NSObject {}
  private class Derived: Base {}

  @Test func `an object is of its class's kind and of its superclasses'`() {
    let object: any NSObjectProtocol = Derived()
    #expect(object.isKind(of: Derived.self) && object.isKind(of: Base.self))
    #expect(!object.isKind(of: NSArray.self))
    #expect(object.isMember(of: Derived.self) && !object.isMember(of: Base.self))
  }

  @Test func `a locale names regions, languages, currencies`() {
    let locale = NSLocale(localeIdentifier: "en_GB")
    #expect(locale.localizedString(forCountryCode: "KR") == "South Korea")
    #expect(locale.localizedString(forLanguageCode: "ko") == "Korean")
    #expect(locale.localizedString(forCurrencyCode: "JPY") == "Japanese Yen")
  }
}
