// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The coder of one object that an interface file describes.
///
/// A class of the library calls ``Foundation/NSCoder/fill(_:as:)`` at the end of its `init(coder:)`. The
/// coder waits for the class for which the file's element stands, and then sets all attributes from the file:
/// an override of `init(coder:)` finds them after calling `super`.
@MainActor
package protocol ObjectCoding: NSCoder {
  /// Notifies the coder that the classes of the library down to `level` have initialised their part of
  /// `object`.
  func partIsReady(of object: NSObject, downTo level: AnyClass)
  /// Returns the value of an attribute of the object's element.
  func attribute(_ name: String) -> String?
  /// Creates and returns the object for `key` of the element, or returns `nil` if the file has none.
  func part(_ key: String) -> NSObject?
}

extension NSCoder {
  /// Sets the attributes of `object` from an interface file, if the coder reads one and the element stands
  /// for the class `level`.
  @MainActor
  package func fill(_ object: NSObject, as level: AnyClass) {
    (self as? any ObjectCoding)?.partIsReady(of: object, downTo: level)
  }
}
