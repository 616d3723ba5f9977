// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionContracts
import Testing

@Suite("Places of calls")
struct CallSiteTests {
  init() { CallSite.keepAll() }

  @Test func `a place knows the line of the call`() throws {
    let (first, line) = (CallSite.current, #line)
    let second = [1].map { _ in CallSite.current }[0]
    let found = try #require(first?.line)
    expect(found.path, equals: #filePath)
    expect(found.number, equals: line)
    expect(second?.line?.number, equals: line + 1)
  }

  @Test func `a place knows the column of the call`() {
    let (first, second) = (CallSite.current, CallSite.current)
    let text = "    let (first, second) = (CallSite."
    expect(first?.line?.column, equals: text.utf8.count + 1)
    expect(second?.line?.column, equals: text.utf8.count + 1 + "current, CallSite.".utf8.count)
  }

  @Test func `the tables of the program are gone through once for all places`() throws {
    let sites = (0..<10).map { _ in CallSite.current }
    let others = [CallSite.current, CallSite.current]
    let line = #line - 1
    expect(others[0]?.line?.number, equals: line)
    let count = CompiledLine.tablesRead
    expect(count > 0)
    for site in sites { expect(site?.line?.number, equals: line - 1) }
    expect(others[1]?.line?.number, equals: line)
    expect(CompiledLine.tablesRead, equals: count)
  }

  @Test func `a place knows its line on a thread of its own`() async throws {
    final class Found: @unchecked Sendable { var site: CallSite? }
    let found = Found()
    let line = #line + 3
    await withCheckedContinuation { continuation in
      let thread = Thread {
        found.site = CallSite.current
        continuation.resume()
      }
      thread.start()
    }
    expect(found.site?.line?.number, equals: line)
  }

  @Test func `a place is known behind functions of the C library`() {
    Self.found = nil
    var numbers: [Int32] = [2, 1]
    qsort(&numbers, 2, MemoryLayout<Int32>.size) { _, _ in
      CallSiteTests.found = CallSite.current
      return 0
    }
    expect(Self.found?.line?.path, equals: #filePath)
  }

  private nonisolated(unsafe) static var found: CallSite?

  @Test func `an address of nothing has no line`() {
    expect(CompiledLine(at: 0), equals: .none)
    expect(CompiledLine(at: 4096), equals: .none)
  }
}
