// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that can be dragged, copied or shared.
///
/// Differs from UIKit: all members are optional; an object without type identifiers is passed on itself.
public protocol NSItemProviderWriting: AnyObject, SendableMetatype {
  /// The type identifiers of the representations of the class, in order of preference.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The type identifiers of the representations of the object, in order of preference.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns the visibility of a representation.
  ///
  /// - Note: Has no effect on Linux: it is never called.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility
  /// Loads the object's data of a type.
  ///
  /// - Returns: The progress of the load, or `nil`.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The type identifiers of the class; empty by default: the object itself is passed on.
  public static var writableTypeIdentifiersForItemProvider: [String] { [] }
  /// The type identifiers of the object; those of the class by default.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
  /// Returns `.all`, the default.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
  /// Calls the completion handler with an error; the default implementation.
  ///
  /// - Returns: `nil`.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(
      nil,
      NSItemProvider.error(
        .unavailableCoercionError, "The object has no representation of that type."))
    return nil
  }
}

extension NSString: NSItemProviderWriting {
  /// The type identifier of plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Loads the text in UTF-8.
  ///
  /// - Returns: `nil`.
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
  /// The type identifier of URLs.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// Loads the absolute string in UTF-8.
  ///
  /// - Returns: `nil`.
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
  /// The type identifier of plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Loads the text in UTF-8, without attributes.
  ///
  /// - Returns: `nil`.
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
