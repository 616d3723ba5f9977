// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionInterfaceDocuments
import MullionViewTree

/// A kind of object that elements of an interface file create.
@MainActor
package struct ObjectKind {
  /// The library class of the element.
  let base: NSObject.Type
  /// The class at the end of whose `init(coder:)` the library's part of the object is initialized.
  let level: AnyClass
  /// The closure that returns whether a class can be used instead of `base`.
  let suits: (AnyClass) -> Bool
  /// The closure that creates an object of a suitable class, or of `base` with `nil`.
  let make: (AnyClass?, ElementCoder) -> NSObject?
  /// The closure that sets the properties of an object from its element.
  let fill: (NSObject, ObjectReader) -> Void

  /// Creates a kind of objects that `make` creates, and whose properties `fill` sets.
  init<Object: NSObject>(
    _ base: Object.Type, level: AnyClass? = nil,
    make: @escaping (Object.Type, ElementCoder) -> Object?,
    fill: @escaping (Object, ObjectReader) -> Void
  ) {
    self.base = base
    self.level = level ?? base
    suits = { $0 is Object.Type }
    self.make = { make($0 as? Object.Type ?? base, $1) }
    self.fill = { object, reader in
      if let object = object as? Object { fill(object, reader) }
    }
  }

  /// Returns a kind of views.
  static func view<View: UIView>(
    _ base: View.Type, _ fill: @escaping (View, ObjectReader) -> Void
  ) -> ObjectKind {
    ObjectKind(base, make: { $0.init(coder: $1) }, fill: fill)
  }

  /// Returns whether a class that a file names belongs to the library.
  static func isLibraryClass(_ name: String) -> Bool {
    LibraryModules.names.contains {
      _typeByName("\($0.utf8.count)\($0)\(name.utf8.count)\(name)C") != nil
    }
  }
}
