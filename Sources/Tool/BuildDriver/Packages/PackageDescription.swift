// SPDX-License-Identifier: Apache-2.0

/// What SwiftPM says of a package: the products that can be built of it.
struct PackageDescription: Decodable {
  /// A product, which is of one kind: the key in `type`.
  struct Product: Decodable {
    struct Kind: Decodable {
      private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
      }

      /// `executable`, `library`, `macro`, `plugin` or the like.
      let name: String

      init(from decoder: any Decoder) throws {
        name = try decoder.container(keyedBy: Key.self).allKeys.first?.stringValue ?? ""
      }
    }

    var name: String
    var type: Kind
  }

  var name: String
  var products: [Product]

  /// The names of the products of a kind.
  func products(of kind: String) -> [String] {
    products.filter { $0.type.name == kind }.map(\.name)
  }
}
