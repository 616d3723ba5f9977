// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The objects that were in a table when it was asked.
final class TableEnumerator: NSEnumerator {
  private var rest: ArraySlice<Any>

  init(_ objects: [Any]) { rest = objects[...] }

  override func nextObject() -> Any? { rest.popFirst() }
}
