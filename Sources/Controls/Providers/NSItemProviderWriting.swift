// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ViewTree

/// An object that can be dragged as it is.
///
/// Differs from UIKit: what is dragged does not leave the program, so nobody asks for its data.
public protocol NSItemProviderWriting: AnyObject {
  /// What the object can be taken as.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSItemProviderWriting {
  /// Nothing but itself.
  public static var writableTypeIdentifiersForItemProvider: [String] { [] }
}

extension NSString: NSItemProviderWriting {
  /// Text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderWriting {
  /// A URL.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderWriting {
  /// A picture.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
}

extension UIColor: NSItemProviderWriting {}
