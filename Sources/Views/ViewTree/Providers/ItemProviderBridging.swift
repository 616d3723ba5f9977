// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A value that stands for an object that can be dropped: `String` for `NSString`, `URL` for
/// `NSURL`.
///
/// Ours: in UIKit the compiler knows such pairs.
public protocol ItemProviderBridging: SendableMetatype {
  /// The class of the object.
  associatedtype ItemProviderObject: NSItemProviderReading
  /// The value that an object stands for.
  init(itemProviderObject: ItemProviderObject)
}

extension String: ItemProviderBridging {
  /// The text of an object.
  public init(itemProviderObject: NSString) { self = itemProviderObject as String }
}

extension URL: ItemProviderBridging {
  /// The URL of an object.
  public init(itemProviderObject: NSURL) { self = itemProviderObject as URL }
}
