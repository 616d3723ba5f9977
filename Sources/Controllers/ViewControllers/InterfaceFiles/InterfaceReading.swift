// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What makes objects from interface files.
///
/// It stands above collection views and tables, which it makes, and controllers stand below them and
/// need it: so it is found by its name when it is first needed.
@MainActor
package protocol InterfaceReading: AnyObject {
  /// The reader.
  init()
  /// The nib called `name`; nil: there is no such file.
  func nib(named name: String, in bundle: Bundle?) throws -> (any NibContent)?
  /// The nib that `data` is.
  func nib(of data: Data, in bundle: Bundle?) throws -> any NibContent
  /// The storyboard called `name`; nil: there is no such file.
  func storyboard(named name: String, in bundle: Bundle?) throws -> (any StoryboardContent)?
}
