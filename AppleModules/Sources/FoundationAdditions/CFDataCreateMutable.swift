// SPDX-License-Identifier: Apache-2.0

public import CoreFoundation
public import Foundation

/// Bytes that can be changed, of which there are none yet.
///
/// They are Foundation's, as both are one on Apple's platforms. `capacity` above 0 is how many bytes are expected.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: Int) -> NSMutableData? {
  NSMutableData(capacity: max(0, capacity))
}
