// SPDX-License-Identifier: Apache-2.0

@_exported public import CoreGraphics
@_exported public import Foundation
import MullionFileTypes

/// The ends of file names, without a point.
public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" }
/// MIME types.
public var kUTTagClassMIMEType: CFString { "public.mime-type" }

/// Whether a type is another one, or a kind of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI as String), let other = UTType(inConformsToUTI as String) else {
    return inUTI == inConformsToUTI
  }
  return type.conforms(to: other)
}

/// Whether two identifiers are of the same type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
}

/// The identifier of the type that is called so elsewhere, and is a kind of `inConformingToUTI`.
///
/// A type that nobody declared gets an identifier of its own. nil: there are no names of that class.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let kind = inConformingToUTI.flatMap { UTType($0 as String) }
  let type = UTType(
    tag: inTag as String, tagClass: UTTagClass(rawValue: inTagClass as String), conformingTo: kind)
  return type.map { .passRetained($0.identifier as CFString) }
}

/// What a type is called elsewhere, as new files are; nil: nobody calls it anything.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFString>? {
  guard let type = UTType(inUTI as String) else { return nil }
  let tag = type.tags[UTTagClass(rawValue: inTagClass as String)]?.first
  return tag.map { .passRetained($0 as CFString) }
}

/// What people call a type, in English; nil: nobody declared it.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
  let words = UTType(inUTI as String)?.localizedDescription
  return words.map { .passRetained($0 as CFString) }
}

/// Whether a type is declared.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool {
  UTType(inUTI as String)?.isDeclared ?? false
}

/// Whether a type is none that somebody declared, but made of a name.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool {
  UTType(inUTI as String)?.isDynamic ?? false
}
