// SPDX-License-Identifier: Apache-2.0

public import CoreFoundation

extension CFRunLoop: @retroactive Hashable {
  /// Returns whether two references are to the same run loop.
  public static func == (left: CFRunLoop, right: CFRunLoop) -> Bool { left === right }

  /// Hashes the identity of the run loop.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
