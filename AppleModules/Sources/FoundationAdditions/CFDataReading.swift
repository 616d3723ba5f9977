// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Returns the number of bytes of a data object.
///
/// `theData` is a Foundation object, as the types are toll-free bridged on Apple's platforms.
public func CFDataGetLength(_ theData: NSData) -> Int { theData.length }

/// Returns a pointer to the bytes of a data object, valid while the object exists and does not change.
public func CFDataGetBytePtr(_ theData: NSData) -> UnsafePointer<UInt8>! {
  theData.bytes.assumingMemoryBound(to: UInt8.self)
}
