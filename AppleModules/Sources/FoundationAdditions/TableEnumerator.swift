// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An enumerator of a snapshot of a table's objects.
final class TableEnumerator: NSEnumerator {
  private var rest: ArraySlice<Any>

  init(_ objects: [Any]) { rest = objects[...] }

  override func nextObject() -> Any? { rest.popFirst() }
}
