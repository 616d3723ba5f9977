// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The coder of one object that an interface file describes.
///
/// A class of the library's calls ``Foundation/NSCoder/fill(_:as:)`` at the end of its
/// `init(coder:)`. The coder waits for the class that the file's element stands for, and then gives
/// the object everything that the file says: whoever overrides `init(coder:)` finds it after `super`.
@MainActor
package protocol ObjectCoding: NSCoder {
  /// What the classes of the library down to `level` make of `object` is ready.
  func partIsReady(of object: NSObject, downTo level: AnyClass)
  /// What an attribute of the object's element says.
  func attribute(_ name: String) -> String?
  /// The object that is `key` to the object in the file, made now; nil: the file has none.
  func part(_ key: String) -> NSObject?
}

extension NSCoder {
  /// Gives `object` what an interface file says about it, if the coder is one of such a file and the
  /// element stands for an object of the class `level`.
  @MainActor
  package func fill(_ object: NSObject, as level: AnyClass) {
    (self as? any ObjectCoding)?.partIsReady(of: object, downTo: level)
  }
}
