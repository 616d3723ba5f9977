// SPDX-License-Identifier: Apache-2.0

/// Finds the reader of interface files.
@MainActor
package enum InterfaceReader {
  /// The reader; nil: the program is linked without it, which `UIKit` never is.
  package static let shared: (any InterfaceReading)? = {
    let found = _typeByName("21MullionInterfaceFiles10FileReaderC")
    return (found as? any InterfaceReading.Type)?.init()
  }()
}
