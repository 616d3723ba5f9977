// SPDX-License-Identifier: Apache-2.0

/// All declared types, indexed by identifier and tags.
struct Catalogue: Sendable {
  /// The documented types of the system.
  static let system = Catalogue(
    Declaration.ofContent + Declaration.ofText + Declaration.ofPictures + Declaration.ofSound
      + Declaration.ofFiles + Declaration.ofDocuments)

  private let byIdentifier: [String: Declaration]
  private let byExtension: [String: [String]]
  private let byMIMEType: [String: [String]]

  init(_ declarations: [Declaration]) {
    byIdentifier = Dictionary(declarations.map { ($0.identifier, $0) }) { first, _ in first }
    byExtension = Self.index(declarations, by: \.extensions)
    byMIMEType = Self.index(declarations, by: \.mimeTypes)
  }

  private static func index(
    _ declarations: [Declaration], by names: KeyPath<Declaration, [String]>
  ) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for declaration in declarations {
      for name in declaration[keyPath: names] {
        found[name, default: []].append(declaration.identifier)
      }
    }
    return found
  }

  func declaration(_ identifier: String) -> Declaration? {
    byIdentifier[identifier]
  }

  /// Returns the identifiers of the types with a tag, in the order of declaration.
  func identifiers(_ tag: String, _ tagClass: UTTagClass) -> [String] {
    switch tagClass {
    case .filenameExtension: byExtension[tag] ?? []
    case .mimeType: byMIMEType[tag] ?? []
    default: []
    }
  }

  /// Returns the types that conform to a type, including itself, in the order of their identifiers.
  func kinds(of identifier: String) -> [Declaration] {
    byIdentifier.values.filter { ancestors($0.identifier).contains(identifier) }
      .sorted { $0.identifier < $1.identifier }
  }

  /// Returns the identifiers of the types to which a type conforms: its own first, then those of its parents,
  /// then those of their parents.
  func ancestors(_ identifier: String) -> [String] {
    var found = [identifier]
    var place = 0
    while place < found.count {
      let parents = declaration(found[place])?.parents ?? DynamicType(found[place])?.parents ?? []
      for parent in parents where !found.contains(parent) { found.append(parent) }
      place += 1
    }
    return found
  }
}
