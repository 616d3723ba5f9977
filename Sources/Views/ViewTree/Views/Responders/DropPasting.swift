// SPDX-License-Identifier: Apache-2.0

/// An object into which items can be dropped as if they were pasted.
///
/// Drop interactions are implemented in a module above; every view conforms to it there.
@MainActor
package protocol DropPasting: AnyObject {
  /// Called when the paste configuration was set.
  func pasteConfigurationChanged()
}
