// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An undeclared type that is identified only by a tag, which is encoded in its identifier.
struct DynamicType {
  private static let prefix = "dyn.mullion."

  let tag: String
  let tagClass: UTTagClass
  let parent: String

  /// Creates the type from its identifier; `nil` if it is not that of a dynamic type.
  init?(_ identifier: String) {
    guard identifier.hasPrefix(Self.prefix) else { return nil }
    let parts = identifier.dropFirst(Self.prefix.count).split(separator: ".").map {
      String(data: Data(hexadecimal: $0), encoding: .utf8) ?? ""
    }
    guard parts.count == 3 else { return nil }
    (tag, tagClass, parent) = (parts[0], UTTagClass(rawValue: parts[1]), parts[2])
  }

  init(_ tag: String, _ tagClass: UTTagClass, conformingTo parent: String) {
    (self.tag, self.tagClass, self.parent) = (tag, tagClass, parent)
  }

  var identifier: String {
    Self.prefix
      + [tag, tagClass.rawValue, parent].map { Data($0.utf8).hexadecimal }.joined(separator: ".")
  }

  /// The parents of the type: the specified parent, then those known to the desktop.
  ///
  /// The desktop's database may contain more specific types for the tag.
  var parents: [String] {
    [parent] + (desktopParents.contains(parent) ? [] : desktopParents)
  }

  private var desktopParents: [String] {
    let types = tagClass == .mimeType ? [tag] : SharedMIMEInfo.desktop.mimeTypes(ofExtension: tag)
    return types.compactMap { SharedMIMEInfo.desktop.knownAncestor(ofMIMEType: $0) }
  }
}

extension Data {
  fileprivate var hexadecimal: String {
    map { String(format: "%02x", $0) }.joined()
  }

  fileprivate init(hexadecimal text: Substring) {
    let digits = Array(text)
    self.init(
      stride(from: 0, to: digits.count - 1, by: 2).compactMap {
        UInt8(String(digits[$0...$0 + 1]), radix: 16)
      })
  }
}
