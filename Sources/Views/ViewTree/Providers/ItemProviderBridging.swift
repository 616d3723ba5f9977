// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A value type that is bridged to a class of item provider objects: `String` to `NSString`, `URL` to
/// `NSURL`.
///
/// Mullion's own protocol: in UIKit, the compiler bridges these types.
public protocol ItemProviderBridging: SendableMetatype {
  /// The class that the type is bridged to.
  associatedtype ItemProviderObject: NSItemProviderReading
  /// Creates the value from a bridged object.
  init(itemProviderObject: ItemProviderObject)
}

extension String: ItemProviderBridging {
  /// Creates a string from its bridged object.
  public init(itemProviderObject: NSString) { self = itemProviderObject as String }
}

extension URL: ItemProviderBridging {
  /// Creates a URL from its bridged object.
  public init(itemProviderObject: NSURL) { self = itemProviderObject as URL }
}
