// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that can be created from dropped or pasted data.
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
  /// The type identifiers that the object can be created from, in order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns the object for `data` of a type.
  ///
  /// - Throws: An error if the data has another format.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderReading {
  /// The type identifier of text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.text"] }
  /// Returns the text of `data` in UTF-8.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self { try NSItemProvider.made(String(decoding: data, as: UTF8.self) as NSString) }
}

extension NSURL: NSItemProviderReading {
  /// The type identifier of URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// Returns the URL in `data`.
  ///
  /// - Throws: `CocoaError.fileReadCorruptFile` if it is not a URL.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self { try NSItemProvider.made(NSURL(string: String(decoding: data, as: UTF8.self))) }
}

extension NSAttributedString: NSItemProviderReading {
  /// The type identifier of text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.text"] }
  /// Returns the text of `data` in UTF-8, without attributes.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try NSItemProvider.made(NSAttributedString(string: String(decoding: data, as: UTF8.self)))
  }
}

extension NSItemProvider {
  /// Returns `object` as an instance of the wanted class; throws if it is `nil` or of another class.
  package static func made<Wanted: AnyObject>(_ object: AnyObject?) throws -> Wanted {
    guard let object = object as? Wanted else { throw CocoaError(.fileReadCorruptFile) }
    return object
  }
}
