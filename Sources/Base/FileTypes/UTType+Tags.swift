// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UTType {
  /// What the type is called elsewhere.
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

  /// The end of file names that is used for new files; nil when there is none.
  public var preferredFilenameExtension: String? {
    tags[.filenameExtension]?.first
  }

  /// The MIME type that is used; nil when there is none.
  public var preferredMIMEType: String? {
    tags[.mimeType]?.first
  }

  /// What people call it; in English, made of its name.
  public var localizedDescription: String? {
    guard isDeclared else { return nil }
    return identifier.split(separator: ".").last?.replacingOccurrences(of: "-", with: " ")
  }
}

extension URL {
  /// The URL with a part added that ends as files of a type do.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  /// The URL with the end that files of a type have, unless it has one of theirs.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let ends = contentType.tags[.filenameExtension] ?? []
    guard let first = ends.first, !ends.contains(pathExtension.lowercased()) else { return self }
    return appendingPathExtension(first)
  }

  /// Adds a part that ends as files of a type do.
  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Adds the end that files of a type have, unless there is one of theirs.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}
