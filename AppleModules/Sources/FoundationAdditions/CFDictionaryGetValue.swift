// SPDX-License-Identifier: Apache-2.0

internal import CoreFoundation
public import Foundation

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Where the object is that a dictionary has for a key; nil: it has none.
///
/// `CFDictionary` means Foundation's dictionaries beside `CoreGraphics` and `ImageIO`, as both are one on Apple's
/// platforms. The dictionary keeps the object.
///
/// - Parameters:
///   - theDict: A dictionary of Foundation's; nil has nothing.
///   - key: The address of an object, of `Unmanaged.toOpaque()`; a key that is equal is found.
/// - Returns: The address of an object, which `Unmanaged.fromOpaque(_:)` makes one of.
public func CFDictionaryGetValue(
  _ theDict: NSDictionary!, _ key: UnsafeRawPointer!
) -> UnsafeRawPointer! {
  guard let theDict, let key else { return nil }
  return CoreFoundation.CFDictionaryGetValue(unsafeBitCast(theDict, to: CFDictionary.self), key)
}
