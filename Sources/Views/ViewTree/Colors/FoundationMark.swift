// SPDX-License-Identifier: Apache-2.0

/// Stands first in objects that are values of attributed strings.
///
/// CoreFoundation compares such values, and takes bits 8 to 17 of what an object holds first for the
/// number of its type. 0 there ends the process; any number but that of a type of its own makes it
/// ask the object itself.
package struct FoundationMark {
  private let bits: UInt64 = 0x3FF00

  /// A mark.
  package init() {}
}
