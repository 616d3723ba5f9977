// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A maker of objects from nibs.
///
/// It stands above collection views and tables, which it makes and which need it: so its module registers
/// how it is made, before `main`.
@MainActor
package protocol InterfaceReading: AnyObject {
  /// The nib called `name`; nil: there is no such file.
  func nib(named name: String, in bundle: Bundle?) throws -> (any NibContent)?
  /// The nib that `data` is.
  func nib(of data: Data, in bundle: Bundle?) throws -> any NibContent
}
