// SPDX-License-Identifier: Apache-2.0

/// SwiftPM's description of a package: its targets, and the products that can be built.
struct PackageDescription: Decodable {
  /// A product, whose kind is the key in `type`.
  struct Product: Decodable {
    struct Kind: Decodable {
      private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
      }

      /// The name of the kind, such as `executable`, `library`, `macro`, or `plugin`.
      let name: String

      init(from decoder: any Decoder) throws {
        name = try decoder.container(keyedBy: Key.self).allKeys.first?.stringValue ?? ""
      }
    }

    var name: String
    var type: Kind
  }

  /// A target, with its path relative to the package.
  struct Target: Decodable {
    var path: String
    /// The kind, such as `library` or `test`.
    var type: String
  }

  var name: String
  var products: [Product]
  var targets: [Target]?

  /// Returns the names of the products of a kind.
  func products(of kind: String) -> [String] {
    products.filter { $0.type.name == kind }.map(\.name)
  }
}
