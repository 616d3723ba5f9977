// SPDX-License-Identifier: Apache-2.0

/// What takes things that are dropped in it as if they were pasted.
///
/// Drops are in a module above; every view conforms there.
@MainActor
package protocol DropPasting: AnyObject {
  /// The object has another paste configuration.
  func pasteConfigurationChanged()
}
