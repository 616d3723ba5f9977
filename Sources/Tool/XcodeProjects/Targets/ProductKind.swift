// SPDX-License-Identifier: Apache-2.0

/// The kind of product of a target.
package enum ProductKind: Equatable, Sendable {
  case application
  /// A framework or a library: a module that others import.
  case library
  case unitTests
  /// UI tests that control a running application from outside.
  case interfaceTests
  case commandLineTool
  /// Another kind, by Xcode's identifier, such as an application extension.
  case other(String)

  /// Creates the kind for Xcode's `identifier`.
  init(_ identifier: String) {
    self =
      switch identifier {
      case "com.apple.product-type.application": .application
      case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
        "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
        .library
      case "com.apple.product-type.bundle.unit-test": .unitTests
      case "com.apple.product-type.bundle.ui-testing": .interfaceTests
      case "com.apple.product-type.tool": .commandLineTool
      default: .other(identifier)
      }
  }

  /// The readable name of the kind.
  package var words: String {
    switch self {
    case .application: "an application"
    case .library: "a library"
    case .unitTests: "unit tests"
    case .interfaceTests: "user interface tests"
    case .commandLineTool: "a command-line tool"
    case .other(let identifier): identifier
    }
  }
}
