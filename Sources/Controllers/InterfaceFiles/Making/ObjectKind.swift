// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionInterfaceDocuments
import MullionViewTree

/// What an element of an interface file makes.
@MainActor
package struct ObjectKind {
  /// The class of the library that the element stands for.
  let base: NSObject.Type
  /// The class at the end of whose `init(coder:)` the library's part of an object is ready.
  let level: AnyClass
  /// Whether a class may take the place of `base`.
  let suits: (AnyClass) -> Bool
  /// Makes an object of a class that suits, or of `base` with nil.
  let make: (AnyClass?, ElementCoder) -> NSObject?
  /// Gives an object what its element says.
  let fill: (NSObject, ObjectReader) -> Void

  /// A kind of objects that are made by their `init(coder:)`.
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

  /// A kind of views.
  static func view<View: UIView>(
    _ base: View.Type, _ fill: @escaping (View, ObjectReader) -> Void
  ) -> ObjectKind {
    ObjectKind(base, make: { $0.init(coder: $1) }, fill: fill)
  }

  /// Whether a class that a file names is one of the library's.
  static func isLibraryClass(_ name: String) -> Bool {
    LibraryModules.names.contains {
      _typeByName("\($0.utf8.count)\($0)\(name.utf8.count)\(name)C") != nil
    }
  }
}
