// SPDX-License-Identifier: Apache-2.0

/// A request of the compiler; only those that concern `#Preview` are decoded.
struct CompilerMessage: Decodable {
  struct Capability: Decodable {}

  struct Expansion: Decodable {
    struct Syntax: Decodable {
      struct Location: Decodable {
        var fileID: String
        var line: Int
      }

      var source: String
      var location: Location
    }

    var discriminator: String
    var syntax: Syntax
    var lexicalContext: [Syntax]?
  }

  var getCapability: Capability?
  var expandFreestandingMacro: Expansion?
}
