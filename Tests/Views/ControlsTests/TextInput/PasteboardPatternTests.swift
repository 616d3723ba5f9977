// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of the patterns that a pasteboard reports for its text without returning it.
@MainActor
struct PasteboardPatternTests {
  private typealias Pattern = UIPasteboard.DetectionPattern
  private let board = UIPasteboard.withUniqueName()
  private let all: Set<UIPasteboard.DetectionPattern> = [
    .probableWebURL, .probableWebSearch, .number, .link, .emailAddress, .phoneNumber,
  ]

  private func found(
    _ text: String?, _ patterns: Set<UIPasteboard.DetectionPattern>? = nil
  ) async throws -> Set<UIPasteboard.DetectionPattern> {
    board.string = text
    let result = await withCheckedContinuation { answer in
      board.detectPatterns(for: patterns ?? all) { answer.resume(returning: $0) }
    }
    return try result.get()
  }

  @Test func `a text is an address, a number, or something to look for`() async throws {
    expect(try await found("https://example.com/a"), equals: [.probableWebURL, .link])
    expect(try await found(" www.example.com\n"), equals: [.probableWebURL, .link])
    expect(try await found("12.5"), equals: [.number])
    expect(try await found("ferns of the north"), equals: [.probableWebSearch])
    expect(try await found(nil).isEmpty)
  }

  @Test func `things are found inside of a text`() async throws {
    expect(
      try await found("ask ada@example.com or (555) 010-0199"),
      equals: [.probableWebSearch, .emailAddress, .phoneNumber])
    expect(try await found("see www.example.com", [.link, .number]), equals: [.link])
  }

  @Test func `each item has patterns of its own`() async throws {
    board.strings = ["7", "www.example.com", "moss"]
    let result = await withCheckedContinuation { answer in
      board.detectPatterns(for: all, inItemSet: IndexSet([0, 2, 9])) {
        answer.resume(returning: $0)
      }
    }
    expect(try result.get(), equals: [[.number], [.probableWebSearch]])
  }

  @Test func `values come for what was asked`() async throws {
    board.string = "42"
    let number = await withCheckedContinuation { answer in
      board.detectValues(for: [.number, .probableWebURL]) { result in
        let values = (try? result.get()) ?? [:]
        answer.resume(returning: values.count == 1 ? (values[.number] as? NSNumber)?.intValue : nil)
      }
    }
    expect(number, equals: 42)
    board.string = "www.example.com"
    let address = await withCheckedContinuation { answer in
      board.detectValues(for: all) { result in
        answer.resume(returning: (try? result.get())?[.probableWebURL] as? String)
      }
    }
    expect(address, equals: "www.example.com")
    expect(Pattern(rawValue: Pattern.number.rawValue), equals: .number)
  }
}
