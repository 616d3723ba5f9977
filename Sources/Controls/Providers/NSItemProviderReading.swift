// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ViewTree

/// An object that can be made from what is dropped.
///
/// Differs from UIKit: the object that is made is of the protocol's type, not of `Self`.
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
  /// What it can be made from, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// The object that `data` of a type stands for; throws when it stands for none.
  static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> any NSItemProviderReading
}

extension NSString: NSItemProviderReading {
  /// Text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.text"] }
  /// The text in UTF-8.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> any NSItemProviderReading {
    String(decoding: data, as: UTF8.self) as NSString
  }
}

extension NSURL: NSItemProviderReading {
  /// A URL.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The URL that a text is.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> any NSItemProviderReading {
    let text = String(decoding: data, as: UTF8.self)
    guard let url = NSURL(string: text) else { throw CocoaError(.fileReadCorruptFile) }
    return url
  }
}

extension UIImage: NSItemProviderReading {
  /// A picture.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
  /// The picture of a file's content.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> any NSItemProviderReading {
    guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
    return image
  }
}
