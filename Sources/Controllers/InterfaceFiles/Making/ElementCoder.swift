// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionInterfaceDocuments
import MullionViewTree

/// The coder that an object of an interface file is created with.
///
/// An application's `init(coder:)` may decode values by the names of attributes in the file.
final class ElementCoder: NSCoder, ObjectCoding, @unchecked Sendable {
  private let reader: ObjectReader
  private let kind: ObjectKind
  @MainActor private(set) var isFilled = false

  @MainActor
  init(_ reader: ObjectReader, _ kind: ObjectKind) {
    self.reader = reader
    self.kind = kind
  }

  // MARK: Decoding for the library

  @MainActor
  func partIsReady(of object: NSObject, downTo level: AnyClass) {
    if level == kind.level { fill(object) }
  }

  /// Sets the properties of the object from its element, unless that was done already.
  @MainActor
  func fill(_ object: NSObject) {
    guard !isFilled else { return }
    isFilled = true
    reader.maker.begin(object, reader.element, reader.plan)
    kind.fill(object, reader)
    reader.reportUnread()
  }

  @MainActor
  func attribute(_ name: String) -> String? {
    let value = reader.string(name)
    // The name of the system button type in older files.
    return name == "buttonType" && value == "roundedRect" ? "system" : value
  }

  @MainActor
  func part(_ key: String) -> NSObject? {
    reader.child(key: key).flatMap { reader.maker.object(for: $0) }
  }

  // MARK: Decoding for apps

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool {
    MainActor.assumeIsolated { reader.element[key] != nil || reader.element.child(key: key) != nil }
  }

  /// Returns a string, colour, font or image, geometry as an `NSValue`, or the object of the child element
  /// with the key `key`; `nil` if the file has no such value.
  override func decodeObject(forKey key: String) -> Any? {
    MainActor.assumeIsolated { UncheckedValue(object(key)) }.value
  }

  override func decodeObject<Object: NSObject & NSCoding>(
    of cls: Object.Type, forKey key: String
  ) -> Object? {
    guard let found = decodeObject(forKey: key) else { return nil }
    return ((found as? String).map { NSString(string: $0) } ?? found) as? Object
  }

  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    guard let found = decodeObject(forKey: key) else { return nil }
    let object = (found as? String).map { NSString(string: $0) } ?? found
    return classes?.contains { Self.isOne(object, of: $0) } ?? true ? found : nil
  }

  nonisolated private static func isOne<Class: AnyObject>(_ object: Any, of type: Class.Type)
    -> Bool
  {
    object is Class
  }

  @MainActor
  private func object(_ key: String) -> Any? {
    // Use a separate reader: attributes that the library does not read are still reported as ignored.
    let said = reader.aside()
    if let text = reader.element.string(key) { return text }
    guard let child = reader.element.child(key: key) else { return nil }
    switch child.name {
    case "rect": return child.rect.map { NSValue(cgRect: $0) }
    case "size": return child.size.map { NSValue(cgSize: $0) }
    case "point": return child.point.map { NSValue(cgPoint: $0) }
    case "inset", "edgeInsets": return said.edges(key).map { NSValue(uiEdgeInsets: $0) }
    case "directionalEdgeInsets":
      return said.directionalEdges(key).map { NSValue(directionalEdgeInsets: $0) }
    case "offsetWrapper":
      let across = child.number("horizontal") ?? 0
      return NSValue(
        uiOffset: UIOffset(horizontal: across, vertical: child.number("vertical") ?? 0))
    case "color": return said.color(key)
    case "imageReference": return said.image(key)
    case "fontDescription":
      var found: UIFont?
      said.font(key) { found = $0 }
      return found
    default: return part(key)
    }
  }

  override func decodeBool(forKey key: String) -> Bool {
    MainActor.assumeIsolated { reader.element.flag(key) ?? false }
  }

  override func decodeInteger(forKey key: String) -> Int {
    MainActor.assumeIsolated { reader.element.integer(key) ?? 0 }
  }

  override func decodeInt32(forKey key: String) -> Int32 {
    Int32(clamping: decodeInteger(forKey: key))
  }

  override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }

  override func decodeDouble(forKey key: String) -> Double {
    MainActor.assumeIsolated { Double(reader.element.number(key) ?? 0) }
  }

  override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
}

/// A value that is returned from code isolated to the main actor, and does not leave its thread.
private struct UncheckedValue: @unchecked Sendable {
  let value: Any?
  init(_ value: Any?) { self.value = value }
}
