// SPDX-License-Identifier: Apache-2.0

/// What a file or another piece of data is.
public struct UTType: Hashable, Sendable {
  /// The name of the type, as `public.png`.
  public let identifier: String

  /// A type that is declared in this module.
  init(declared identifier: String) {
    self.identifier = identifier
  }

  /// The type of a name; nil when nobody declared it.
  public init?(_ identifier: String) {
    let type = UTType(declared: identifier.lowercased())
    guard type.isDeclared || type.isDynamic else { return nil }
    self = type
  }

  /// A type of the program's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier.lowercased()
    OwnTypes.shared.add(self.identifier, parentType?.identifier)
  }

  /// A type of another program's.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// The type of files with an extension; one of its own when it isn't known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type of a MIME type; one of its own when it isn't known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type with a tag; one of its own when it isn't known.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty else { return nil }
    let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
    guard let first else { return nil }
    self = first
  }

  /// The types with a tag that conform to another; one of their own when there is none.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    let name = tag.lowercased()
    let known = Catalogue.system.identifiers(name, tagClass).map { UTType(declared: $0) }
      .filter { supertype.map($0.conforms(to:)) ?? true }
    guard known.isEmpty, !name.isEmpty else { return known }
    let parent = supertype?.identifier ?? UTType.data.identifier
    return [
      UTType(declared: DynamicType(name, tagClass, conformingTo: parent).identifier)
    ]
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The name of the type.
  public var description: String { identifier }

  /// The name of the type.
  public var debugDescription: String { "<UTType \(identifier)>" }
}

extension UTType: Codable {
  /// Reads the name of the type.
  public init(from decoder: any Decoder) throws {
    identifier = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the name of the type.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
