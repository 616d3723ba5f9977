// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The setting for full test runs, in which random tests use all of their seeds instead of a part.
package enum FullRun {
  /// Whether this is a full test run, which `MULLION_FULL=1` selects.
  package static let isEnabled = ProcessInfo.processInfo.environment["MULLION_FULL"] == "1"
}
