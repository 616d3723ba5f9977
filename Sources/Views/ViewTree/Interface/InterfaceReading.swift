// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A reader of nibs that creates their objects.
///
/// It is implemented above collection views and tables, which it creates and which use it: its module
/// registers a factory before `main`.
@MainActor
package protocol InterfaceReading: AnyObject {
  /// Returns the nib called `name`, or `nil` if there is no such file.
  func nib(named name: String, in bundle: Bundle?) throws -> (any NibContent)?
  /// Returns the nib with the content `data`.
  func nib(of data: Data, in bundle: Bundle?) throws -> any NibContent
}
