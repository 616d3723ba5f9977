// SPDX-License-Identifier: Apache-2.0

public import CoreFoundation

extension CFRunLoop: @retroactive Hashable {
  /// Whether both are the same run loop.
  public static func == (left: CFRunLoop, right: CFRunLoop) -> Bool { left === right }

  /// Hashes which run loop it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
