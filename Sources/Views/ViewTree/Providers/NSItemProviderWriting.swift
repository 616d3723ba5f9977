// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that can be dragged, copied or shared.
///
/// Differs from UIKit: all but the list of types may be left out; the object is handed over as it is then.
public protocol NSItemProviderWriting: AnyObject, SendableMetatype {
  /// What objects of the class can be taken as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// What the object can be taken as, the best first.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Who may see a representation.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility
  /// Hands over the object's data of a type.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Nothing but itself.
  public static var writableTypeIdentifiersForItemProvider: [String] { [] }
  /// What objects of the class can be taken as.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
  /// Everybody.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
  /// There is no data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(
      nil, NSItemProvider.error(.unavailableCoercionError, "The object has no such data."))
    return nil
  }
}

extension NSString: NSItemProviderWriting {
  /// Text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// The text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderWriting {
  /// A URL.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The address in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension NSAttributedString: NSItemProviderWriting {
  /// Text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// The text in UTF-8, without attributes.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }
}
