// SPDX-License-Identifier: Apache-2.0

/// All results of a run, for `--json`.
struct Results: Codable {
  /// The results of one suite.
  struct Suite: Codable {
    let name: String
    let lines: [Line]
  }

  let suites: [Suite]
  let curves: [Curve]
}
