// SPDX-License-Identifier: Apache-2.0

@_exported public import CoreGraphics
@_exported public import Foundation
import MullionFileTypes

/// The tag class of filename extensions, without the dot.
public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" }
/// The tag class of MIME types.
public var kUTTagClassMIMEType: CFString { "public.mime-type" }

/// Returns whether a type equals or conforms to another type.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI as String), let other = UTType(inConformsToUTI as String) else {
    return inUTI == inConformsToUTI
  }
  return type.conforms(to: other)
}

/// Returns whether two identifiers denote the same type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
}

/// Returns the identifier of the type with a tag that conforms to `inConformingToUTI`.
///
/// If no such type is declared, the identifier is dynamic. It is `nil` for an unknown tag class.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let kind = inConformingToUTI.flatMap { UTType($0 as String) }
  let type = UTType(
    tag: inTag as String, tagClass: UTTagClass(rawValue: inTagClass as String), conformingTo: kind)
  return type.map { .passRetained($0.identifier as CFString) }
}

/// Returns the preferred tag of a type in a tag class, or `nil` if it has none.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFString>? {
  guard let type = UTType(inUTI as String) else { return nil }
  let tag = type.tags[UTTagClass(rawValue: inTagClass as String)]?.first
  return tag.map { .passRetained($0 as CFString) }
}

/// Returns the description of a type, in English, or `nil` if it is not declared.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
  let words = UTType(inUTI as String)?.localizedDescription
  return words.map { .passRetained($0 as CFString) }
}

/// Returns whether a type is declared.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool {
  UTType(inUTI as String)?.isDeclared ?? false
}

/// Returns whether a type is dynamic, created from a tag.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool {
  UTType(inUTI as String)?.isDynamic ?? false
}
