// SPDX-License-Identifier: Apache-2.0

public import CoreFoundation
public import Foundation

/// Returns an empty mutable data object.
///
/// It is a Foundation object, as the types are toll-free bridged on Apple's platforms.
///
/// `capacity` is the expected number of bytes; 0 or less for no expectation.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: Int) -> NSMutableData? {
  NSMutableData(capacity: max(0, capacity))
}
