// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How many bytes there are.
///
/// They are Foundation's, as both are one on Apple's platforms.
public func CFDataGetLength(_ theData: NSData) -> Int { theData.length }

/// Where the bytes are, as long as the object is there and does not change.
public func CFDataGetBytePtr(_ theData: NSData) -> UnsafePointer<UInt8>! {
  theData.bytes.assumingMemoryBound(to: UInt8.self)
}
