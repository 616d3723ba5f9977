// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A section's body in the stack; equal sections share it until one of them changes.
struct StackedBody: Extended, @unchecked Sendable {
  // The body is mutated only while it is uniquely referenced.
  private var shared: Shared

  private final class Shared {
    @exclusivity(unchecked) var body: SectionBody
    @exclusivity(unchecked) var extent: Extent

    init(_ body: SectionBody) {
      self.body = body
      extent = body.extent
    }
  }

  init(_ body: SectionBody) { shared = Shared(body) }

  var body: SectionBody { shared.body }

  @inline(__always)
  var extent: Extent { shared.extent }

  var holdsReferences: Bool { true }

  func divided(after places: Int) -> (StackedBody, StackedBody) { (self, self) }

  /// Calls `read` with the body, without a copy, and returns its result.
  @inline(__always)
  func read<Answer>(_ read: (borrowing SectionBody) -> Answer) -> Answer { read(shared.body) }

  /// Changes the body and returns the result of `change`.
  @inline(__always)
  mutating func change<Answer>(_ change: (inout SectionBody) -> Answer) -> Answer {
    if !isKnownUniquelyReferenced(&shared) { shared = Shared(shared.body) }
    let answer = change(&shared.body)
    shared.extent = shared.body.extent
    return answer
  }
}
