// SPDX-License-Identifier: Apache-2.0

/// An error that stops the driver.
package enum DriverError: Error, CustomStringConvertible {
  case notFound(String)
  case settings(path: String, reason: String)
  case unwritable(path: String, reason: String)
  case compiler(path: String, reason: String)
  case moduleNamed(String)

  /// The message of the error.
  package var description: String {
    switch self {
    case .notFound(let name):
      "mullion-swiftc was called as '\(name)', which is no path and on no path; call it by the link "
        + "that 'mullion' made"
    case .settings(let path, let reason):
      "cannot read \(path) (\(reason)), which says where the compiler is; 'mullion' writes it beside "
        + "the link it calls"
    case .unwritable(let path, let reason):
      "cannot write \(path) (\(reason)); 'mullion doctor' says where the caches are"
    case .compiler(let path, let reason):
      "cannot run \(path) (\(reason)); 'mullion doctor' says which toolchain is used"
    case .moduleNamed(let name):
      "this package has a module of its own called \(name), which is also the name of one that UIKit "
        + "stands on here; give the package's module another name"
    }
  }
}
