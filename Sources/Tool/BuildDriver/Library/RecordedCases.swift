// SPDX-License-Identifier: Apache-2.0

/// The recorded layout cases that come with Mullion.
package enum RecordedCases {
  /// Returns the folder with their files, or `nil` if there is neither a release nor a checkout.
  package static func folder(_ environment: BuildEnvironment) -> String? {
    if let release = try? Release(environment) { return "\(release.folder)/share/cases" }
    guard let checkout = try? MullionCheckout(environment) else { return nil }
    return "\(checkout.folder)/Tests/Lists/LayoutCasesTests/Fixtures"
  }
}
