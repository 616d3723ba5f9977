// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionContracts

/// An interface file in the format of Interface Builder: a nib (`.xib`) or a storyboard.
package struct InterfaceDocument: Sendable {
  /// The kind of an interface file.
  package enum Kind: Hashable, Sendable {
    /// A nib: its objects are created together.
    case nib
    /// A storyboard: its scenes are created one at a time.
    case storyboard
  }

  /// The kind of the file.
  package let kind: Kind
  /// The root element of the file.
  package let root: InterfaceElement
  /// The objects of a nib; empty for storyboards.
  package let objects: [InterfaceElement]
  /// The scenes of a storyboard; empty for nibs.
  package let scenes: [InterfaceScene]
  /// The elements that have an identifier, by identifier, without those that only the editor uses; of
  /// elements with the same identifier, the first.
  package let elements: [String: InterfaceElement]
  /// The elements whose identifier belongs to an earlier element as well.
  package let doubled: [InterfaceElement]

  /// The name of the file in messages.
  package var name: String { root.source.name }
  /// The identifier of the initial scene's controller, or `nil` if the file specifies none.
  package var initialController: String? { root["initialViewController"] }

  /// Creates a document from the file at `url`.
  ///
  /// - Throws: `InterfaceFileError` if the file cannot be read or is invalid.
  package init(contentsOf url: URL, limits: ReadingLimits = ReadingLimits()) throws {
    let data: Data
    do {
      data = try WholeFile(url.path).read(atMost: limits.bytes)
    } catch {
      throw InterfaceFileError("\(error)", file: url.path)
    }
    try self.init(data: data, name: url.path, limits: limits)
  }

  /// Creates a document from `data`; `name` is the name of the file in messages.
  ///
  /// - Complexity: O(n) in the number of bytes.
  /// - Throws: `InterfaceFileError` if the data is invalid or exceeds `limits`.
  package init(data: Data, name: String, limits: ReadingLimits = ReadingLimits()) throws {
    guard data.count <= limits.bytes else {
      throw InterfaceFileError(
        "the file is larger than the \(limits.bytes >> 20) MB that are read", file: name)
    }
    let bytes = [UInt8](data)
    try Self.checkEncoding(of: bytes, name)
    let source = InterfaceSource(name: name, bytes: bytes)
    var reader = ElementReader(bytes, source: source, limits: limits)
    root = try reader.read()
    kind = try Self.kind(of: root)
    objects = root.child("objects")?.children ?? []
    scenes = (root.child("scenes")?.children ?? []).map(InterfaceScene.init)
    var elements: [String: InterfaceElement] = [:]
    var doubled: [InterfaceElement] = []
    root.walk { element in
      guard let id = element.id, !Self.isAside(element) else { return }
      guard let first = elements.updateValue(element, forKey: id) else { return }
      elements[id] = first
      doubled.append(element)
    }
    self.elements = elements
    self.doubled = doubled
  }

  /// Returns the colour element that the file stores for the colour called `name`, or `nil` if it stores
  /// none.
  package func rememberedColor(named name: String) -> InterfaceElement? {
    root.child("resources")?.children
      .first { ["namedColor", "systemColor"].contains($0.name) && $0["name"] == name }?
      .child("color")
  }

  /// Returns whether the element concerns only the editor; its identifiers do not refer to objects.
  private static func isAside(_ element: InterfaceElement) -> Bool {
    element.name == "device" || element.name == "adaptation"
  }

  private static func checkEncoding(of bytes: [UInt8], _ name: String) throws {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw InterfaceFileError("the file is in UTF-16; save it in UTF-8", file: name)
    }
    if bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("NIBArchive".utf8)) {
      throw InterfaceFileError(
        "the file is compiled; put the .xib or .storyboard itself among the resources", file: name)
    }
  }

  private static func kind(of root: InterfaceElement) throws -> Kind {
    let type = root["type"] ?? ""
    guard root.name == "document" else {
      throw InterfaceFileError(
        root.name == "archive"
          ? "the file is in the format that was written before Xcode 5; save it with a newer one"
          : "the file is not an interface file; the root element of one is document", root)
    }
    switch type {
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": return .nib
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": return .storyboard
    default:
      let isOther = type.hasPrefix("com.apple.InterfaceBuilder")
      throw InterfaceFileError(
        isOther
          ? "the file is for another system than iOS (its type is \(type)); only those for iOS are"
            + " read"
          : "the document has no type of interface files", root)
    }
  }
}
