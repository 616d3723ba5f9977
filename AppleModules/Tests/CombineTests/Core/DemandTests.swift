// SPDX-License-Identifier: Apache-2.0

import Combine
import Foundation
import Testing

struct DemandTests {
  typealias Demand = Subscribers.Demand

  @Test func `sums and products with unlimited stay unlimited`() {
    #expect(Demand.unlimited + 3 == .unlimited)
    #expect(Demand.max(2) + .unlimited == .unlimited)
    #expect(Demand.unlimited * 2 == .unlimited)
    #expect(Demand.unlimited - 5 == .unlimited)
    #expect(Demand.unlimited - .unlimited == .unlimited)
    #expect(Demand.max(5) - .unlimited == .none)
  }

  @Test func `what is too large for a number is unlimited`() {
    #expect(Demand.max(.max - 1) + 5 == .unlimited)
    #expect(Demand.max(.max / 2) * 3 == .unlimited)
  }

  @Test func `numbers add, subtract, multiply`() {
    var demand = Demand.max(3)
    demand += 4
    #expect(demand == 7)
    demand -= Demand.max(2)
    #expect(demand.max == 5)
    demand *= 3
    #expect(demand == .max(15))
  }

  @Test func `demands compare with each other, with numbers on either side`() {
    #expect(Demand.max(3) < .unlimited)
    #expect(Demand.none == .max(0))
    #expect(Demand.unlimited > 1_000_000)
    #expect(2 < Demand.max(3))
    #expect(!(Demand.unlimited < 5))
    #expect(Demand.max(3) >= 3)
    #expect(3 != Demand.unlimited)
  }

  @Test func `a demand says how much it is`() {
    #expect("\(Demand.unlimited)" == "unlimited")
    #expect("\(Demand.max(2))" == "max(2)")
    #expect(Demand.unlimited.max == nil)
  }

  @Test func `an end is read as it was written`() throws {
    struct Failed: Error, Codable, Equatable { var code: Int }
    for end in [Subscribers.Completion<Failed>.finished, .failure(Failed(code: 3))] {
      let data = try JSONEncoder().encode(end)
      #expect(try JSONDecoder().decode(Subscribers.Completion<Failed>.self, from: data) == end)
    }
  }
}
