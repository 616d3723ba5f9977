// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UTType {
  /// The alternative names of the type, by tag class.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if let declaration = Catalogue.system.declaration(identifier) {
      tags[.filenameExtension] = declaration.extensions
      tags[.mimeType] = declaration.mimeTypes.filter { !$0.hasSuffix("/*") }
    } else if let dynamic = DynamicType(identifier) {
      tags[dynamic.tagClass] = [dynamic.tag]
      let desktop = SharedMIMEInfo.desktop
      if dynamic.tagClass == .mimeType {
        tags[.filenameExtension] = desktop.extensions(ofMIMEType: dynamic.tag)
      } else {
        tags[.mimeType] = desktop.mimeTypes(ofExtension: dynamic.tag)
      }
    }
    return tags.filter { !$0.value.isEmpty }
  }

  /// The filename extension for new files; `nil` if there is none.
  public var preferredFilenameExtension: String? {
    tags[.filenameExtension]?.first
  }

  /// The preferred MIME type; `nil` if there is none.
  public var preferredMIMEType: String? {
    tags[.mimeType]?.first
  }

  /// A readable name of the type, in English and derived from its identifier.
  ///
  /// `nil` for a type that is not declared.
  public var localizedDescription: String? {
    guard isDeclared else { return nil }
    return identifier.split(separator: ".").last?.replacingOccurrences(of: "-", with: " ")
  }
}

extension URL {
  /// Returns the URL with an appended path component that has a filename extension of the type, if the type
  /// has one.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  /// Returns the URL with a filename extension of the type, unless it has one already or the type has none.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let ends = contentType.tags[.filenameExtension] ?? []
    guard let first = ends.first, !ends.contains(pathExtension.lowercased()) else { return self }
    return appendingPathExtension(first)
  }

  /// Appends a path component with a filename extension of the type, if the type has one.
  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Appends a filename extension of the type, unless the URL has one already or the type has none.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}
