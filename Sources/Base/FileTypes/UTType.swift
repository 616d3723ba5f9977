// SPDX-License-Identifier: Apache-2.0

/// The type of a file or other data.
public struct UTType: Hashable, Sendable {
  /// The identifier of the type, such as `public.png`.
  public let identifier: String

  /// Creates the type with an identifier, without a check whether it is declared.
  init(declared identifier: String) {
    self.identifier = identifier
  }

  /// Creates the type with an identifier, regardless of case; `nil` if it is neither declared nor dynamic.
  public init?(_ identifier: String) {
    let type = UTType(declared: identifier.lowercased())
    guard type.isDeclared || type.isDynamic else { return nil }
    self = type
  }

  /// Creates a type that the program declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier.lowercased()
    OwnTypes.shared.add(self.identifier, parentType?.identifier)
  }

  /// Creates a type that another program declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Creates the type that has a filename extension and conforms to `supertype`, or a dynamic type if there
  /// is none.
  ///
  /// The result is `nil` if `filenameExtension` is empty.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type that has a MIME type and conforms to `supertype`, or a dynamic type if there is none.
  ///
  /// The result is `nil` if `mimeType` is empty.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type that has a tag and conforms to `supertype`, or a dynamic type if there is none.
  ///
  /// The result is `nil` if `tag` is empty.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty else { return nil }
    let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
    guard let first else { return nil }
    self = first
  }

  /// Returns the types with a tag that conform to `supertype`, or a dynamic type if there are none; empty if
  /// `tag` is empty.
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
  /// The identifier of the type.
  public var description: String { identifier }

  /// A text with the identifier of the type, such as `<UTType public.png>`.
  public var debugDescription: String { "<UTType \(identifier)>" }
}

extension UTType: Codable {
  /// Creates a type from its encoded identifier, without a check whether it is declared.
  public init(from decoder: any Decoder) throws {
    identifier = try decoder.singleValueContainer().decode(String.self)
  }

  /// Encodes the identifier of the type.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
