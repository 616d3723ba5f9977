// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Tests of CoreFoundation functions for objects of Foundation.
struct CoreFoundationObjectTests {
  @Test func `texts are written in other letters`() {
    let city = NSMutableString(string: "北京")
    #expect(CFStringTransform(city, nil, kCFStringTransformToLatin, false))
    #expect(city == "běi jīng")
    #expect(CFStringTransform(city, nil, kCFStringTransformStripDiacritics, false))
    #expect(city == "bei jing")
    var range = NSRange(location: 0, length: 2)
    let kana = NSMutableString(string: "すし")
    #expect(CFStringTransform(kana, &range, kCFStringTransformLatinHiragana, true))
    #expect(kana == "sushi" && range.length == 5)
    #expect(!CFStringTransform(kana, nil, "No Such-Way", false))
  }

  @Test func `functions of C take Foundation's objects`() {
    #expect(CFStringGetLength("héllo") == 5 && CFArrayGetCount([1, "2"]) == 2)
    #expect(CFDictionaryGetCount(["a": 1] as NSDictionary) == 1)
    #expect(CFDataGetLength(NSData(data: Data([1, 2]))) == 2)
    #expect(CFBooleanGetValue(kCFBooleanTrue) && !CFBooleanGetValue(kCFBooleanFalse))
    let name = CFUUIDCreateString(nil, CFUUIDCreate(kCFAllocatorDefault))
    #expect(UUID(uuidString: (name ?? "") as String) != nil)
  }

  @Test func `objects are put in order by a key`() {
    final class Person: NSObject {
      let name: String
      let age: Int
      init(_ name: String, _ age: Int) { (self.name, self.age) = (name, age) }
    }
    let people = [Person("b", 3), Person("a", 3), Person("c", 1)] as NSArray
    let orders = [
      NSSortDescriptor(key: "age", ascending: false),
      NSSortDescriptor(key: "name", ascending: true),
    ]
    let sorted = people.sortedArray(using: orders).compactMap { ($0 as? Person)?.name }
    #expect(sorted == ["a", "b", "c"])
  }
}
