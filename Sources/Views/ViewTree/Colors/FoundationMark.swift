// SPDX-License-Identifier: Apache-2.0

/// A marker stored first in objects that are values of attributed strings.
///
/// CoreFoundation compares such values, and interprets bits 8 to 17 of an object's first stored field as its
/// type identifier. An identifier of 0 ends the process; one of no CoreFoundation type makes it compare by
/// the object's own `isEqual`.
package struct FoundationMark {
  private let bits: UInt64 = 0x3FF00

  /// Creates a marker.
  package init() {}
}
