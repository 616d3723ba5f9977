// SPDX-License-Identifier: Apache-2.0

internal import CoreFoundation
public import Foundation

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns the address of the value for a key, or `nil` if the dictionary has none.
///
/// `CFDictionary` stands for Foundation's dictionaries in `CoreGraphics` and `ImageIO`, as the types are
/// toll-free bridged on Apple's platforms. The dictionary retains the value.
///
/// - Parameters:
///   - theDict: A Foundation dictionary; `nil` counts as empty.
///   - key: The address of an object, from `Unmanaged.toOpaque()`; keys are compared by equality.
/// - Returns: The address of an object, for `Unmanaged.fromOpaque(_:)`.
public func CFDictionaryGetValue(
  _ theDict: NSDictionary!, _ key: UnsafeRawPointer!
) -> UnsafeRawPointer! {
  guard let theDict, let key else { return nil }
  return CoreFoundation.CFDictionaryGetValue(
    unsafeBitCast(theDict, to: CoreFoundation.CFDictionary.self), key)
}
