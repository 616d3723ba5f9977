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
      "mullion-swiftc was called as '\(name)', which is neither a path nor a program in PATH; call it by the link "
        + "that 'mullion' created"
    case .settings(let path, let reason):
      "cannot read \(path) (\(reason)), which contains the compiler's folder; 'mullion' writes it beside "
        + "the link that it calls"
    case .unwritable(let path, let reason):
      "cannot write \(path) (\(reason)); 'mullion doctor' prints the folder of the caches"
    case .compiler(let path, let reason):
      "cannot run \(path) (\(reason)); 'mullion doctor' prints the toolchain that is used"
    case .moduleNamed(let name):
      "this package has a module called \(name), which is also the name of a module that UIKit "
        + "depends on here; rename the package's module"
    }
  }
}
