// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Tests of the detection of addresses and phone numbers in texts.
@Suite
struct DataDetectorTests {
  private let text = "Write to ann@example.com, see www.example.org or call +1 555 123 4567."
  private var all: NSRange { NSRange(location: 0, length: text.utf16.count) }
  private let link: UInt64 = 1 << 5
  private let phone: UInt64 = 1 << 11

  private func found(_ results: [NSTextCheckingResult]) -> [String] {
    results.map { (text as NSString).substring(with: $0.range) }
  }

  @Test func `addresses have a scheme, numbers are as they are written`() throws {
    let results = try NSDataDetector(types: link | phone).matches(in: text, range: all)
    #expect(found(results) == ["ann@example.com", "www.example.org", "+1 555 123 4567"])
    let addresses = ["mailto:ann@example.com", "http://www.example.org"]
    #expect(results.compactMap { $0.url?.absoluteString } == addresses)
    #expect(results.compactMap(\.phoneNumber) == ["+1 555 123 4567"])
    #expect(results.map(\.resultType.rawValue) == [link, link, phone])
  }

  @Test func `a result says what somebody else found`() throws {
    let url = try #require(URL(string: "https://example.org"))
    let range = NSRange(location: 3, length: 4)
    let result = NSTextCheckingResult.linkCheckingResult(range: range, url: url)
    #expect(result.url == url && result.range == range && result.resultType.rawValue == link)
    #expect(result.date == nil && result.timeZone == nil && result.duration == 0)
    #expect(result.addressComponents == nil && result.components == nil)
    let number = NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "1")
    #expect(number.phoneNumber == "1" && number.url == nil && number.resultType.rawValue == phone)
  }

  @Test func `what was not asked for is not found`() throws {
    let numbers = try NSDataDetector(types: phone)
    #expect(found(numbers.matches(in: text, range: all)) == ["+1 555 123 4567"])
    #expect(try NSDataDetector(types: 1 << 3).firstMatch(in: text, range: all) == nil)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }

  @Test func `a part of the text is looked at`() throws {
    let links = try NSDataDetector(types: link)
    let part = NSRange(location: 25, length: all.length - 25)
    #expect(found(links.matches(in: text, range: part)) == ["www.example.org"])
    #expect(links.numberOfMatches(in: text, range: all) == 2)
    #expect(links.rangeOfFirstMatch(in: text, range: all).location == 9)
    let none = links.rangeOfFirstMatch(in: "nothing", range: NSRange(location: 0, length: 7))
    #expect(none.location == NSNotFound)
    #expect(links.matches(in: text, range: NSRange(location: 500, length: 3)).isEmpty)
  }

  @Test func `a search ends when it is told to`() throws {
    var count = 0
    let detector = try NSDataDetector(types: link | phone)
    detector.enumerateMatches(in: text, range: all) { result, _, stop in
      count += 1
      #expect(result?.range(at: 0) == result?.range)
      stop.pointee = true
    }
    #expect(count == 1)
  }
}
