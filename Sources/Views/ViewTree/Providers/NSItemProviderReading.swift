// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that can be made from what is dropped or pasted.
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
  /// What it can be made from, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// The object that `data` of a type stands for; throws when it stands for none.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderReading {
  /// Text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.text"] }
  /// The text in UTF-8.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self { try NSItemProvider.made(String(decoding: data, as: UTF8.self) as NSString) }
}

extension NSURL: NSItemProviderReading {
  /// A URL.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The URL that a text is.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self { try NSItemProvider.made(NSURL(string: String(decoding: data, as: UTF8.self))) }
}

extension NSAttributedString: NSItemProviderReading {
  /// Text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.text"] }
  /// The text in UTF-8, without attributes.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try NSItemProvider.made(NSAttributedString(string: String(decoding: data, as: UTF8.self)))
  }
}

extension NSItemProvider {
  /// The object as one of the class that is wanted; throws when there is none, or it is of another.
  package static func made<Wanted: AnyObject>(_ object: AnyObject?) throws -> Wanted {
    guard let object = object as? Wanted else { throw CocoaError(.fileReadCorruptFile) }
    return object
  }
}
