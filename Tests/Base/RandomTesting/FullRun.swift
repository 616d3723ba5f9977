// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A run of the tests that carries out everything: all random tests, of which a plain run has a part.
package enum FullRun {
  /// Whether this run is a full one, which `MULLION_FULL=1` selects.
  package static let isEnabled = ProcessInfo.processInfo.environment["MULLION_FULL"] == "1"
}
